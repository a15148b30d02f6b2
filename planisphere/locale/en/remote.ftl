# A bot at tables elsewhere.
bot-token = The server does not know this token.
bot-token-missing = A token is needed: make one on the server, and put it into PLANISPHERE_TOKEN.
bot-address = There is no table server at “{ $url }”.
bot-unreachable = The server { $url } does not answer.
bot-refused = The server says: { $sentence }
bot-no-seat = No seat is free at the table { $table }.
bot-sent-away = The bot has no seat at the table { $table } any more.
bot-which = Say which tables: --table with the identity of one, or --any.
bot-sits = The bot sits at the table { $table }: { $game }.
bot-waits = The bot waits for open tables at { $url } (Ctrl-C stops it).
bot-lost = The connection to the table { $table } is lost; the next try is in { $seconds } s.
bot-illegal = At the table { $table } the server refuses a move: { $sentence }
bot-over = { $won ->
    [yes] The match at the table { $table } is over: the bot has won.
   *[no] The match at the table { $table } is over.
}
bot-stopped = The bot has stopped.
