# What the server says of people among people: ladder, blocks, reports, calls.
rated-guest = This match counts on the ladder: choose a password first.
block-oneself = Nobody blocks himself.
too-many-blocks = There are { $most } people at most whom one can block.
seat-refused = You cannot sit down at this table.
talk-refused = You cannot write to this seat.
report-text = A report has 1 to { $longest } characters.
report-oneself = Nobody reports himself.
too-many-reports = There are { $most } reports a day at most.
webhooks-off = This server calls nobody.
webhook-form = This is no address to be called at: give one that begins with https:// or http://, has no password in it, and is no longer than { $longest } characters.
webhook-private = This address is not on the internet: the server does not call it.
your-turn = It is your turn: { $game }.
