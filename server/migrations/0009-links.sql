-- Links that let a client choose a new password or take another e-mail address.

alter type link_purpose add value 'reset_password';
alter type link_purpose add value 'change_email';

alter table links
  -- The address that a change of address leads to; it counts once the link was used.
  add column address text,
  -- As text: a new purpose cannot be named in the transaction that adds it.
  add check ((address is not null) = (purpose::text = 'change_email'));
