-- The part of a conversation's own address that cannot be guessed: who answers a mail of it writes into it.
alter table conversations add column mail_key text unique check (mail_key ~ '^[0-9a-z]{24}$');
