# What the server says when a request is wrong or it is itself, and to its operator.
no-such-page = There is no such page.
method-wrong = This cannot be done at this address.
request-form = This request cannot be read.
request-field = The field “{ $field }” of this request cannot be read: { $cause }
request-long = This request is too long.
too-many-requests = These are too many requests: wait a moment.
server-wrong = Something went wrong on our side; it is written down.
metrics-address = “{ $value }” is no address for metrics: give one such as 127.0.0.1:9180.
database-missing = There is no database at { $name }.
backup-exists = { $name } is there already: name a new file.
backup-done = The database is in { $name }. Keep it as you would keep a password.
pg-dump-missing = pg_dump is not installed here. Where it is, run: { $command }
pg-dump-failed = pg_dump failed: { $cause }
admin-done = Done.
admin-what = “{ $value }” cannot be deleted: say table or person.
state-unknown = There is no state “{ $value }”: { $allowed }.
workers-need = Several workers need PostgreSQL (PLANISPHERE_DATABASE) and Redis (PLANISPHERE_REDIS), to know of each other’s tables.
