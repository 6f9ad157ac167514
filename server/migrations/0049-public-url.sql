-- Where clients reach the install, as the server that leads knows it: commands of staff write letters too, and do not guess.
alter table leader add column public_url text check (public_url ~ '^https?://[^/]+$');
