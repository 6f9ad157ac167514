-- What a server that stands by shows to the one that leads, so that it is believed about who asks. Each lead has its own.
alter table leader add column standby_pass text check (length(standby_pass) >= 43);
