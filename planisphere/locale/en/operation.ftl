# What the server says when a request is wrong or it is itself, and to its operator.
no-such-page = There is no such page.
method-wrong = This cannot be done at this address.
request-form = This request cannot be read.
request-field = The field “{ $field }” of this request cannot be read: { $cause }
request-long = This request is too long.
too-many-requests = These are too many requests: wait a moment.
server-wrong = Something went wrong on our side; it is written down.
metrics-address = “{ $value }” is no address for metrics: give one such as 127.0.0.1:9180.
