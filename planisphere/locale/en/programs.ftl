# Players that are programs of others
function-unknown = “{ $name }” is no bot: neither a level, nor a function that can be imported as module:name, nor program:COMMAND.
program-unknown = “{ $command }” cannot be run: there is no such program.
program-crash = it has ended: { $what }
program-flood = it wrote { $what } bytes without an end of a line
program-garbage = it did not answer as the protocol says: { $what }
program-illegal = it handed in what the rules forbid: { $what }
program-overrun = it did not answer within { $what }
program-replaced = { $who } has failed: { $cause }. A bot of level { $level } plays on.
program-said = What it wrote on its standard error is in { $path }.
