-- What moved a client's money other than by trading: few rows among many. A statement of one kind and a client's funding
-- read these; the rows of trades, which are written by the thousand, are not in it and cost it nothing.
create index transfers_client_money on transfers (client_account, posting)
  where client_account is not null and kind not in ('trade_open', 'trade_settle');
