create view referred_clients as
  select id as friend_id, referred_by as referrer_id, created_at as opened_at from clients where referred_by is not null;
comment on view referred_clients is 'identity/clients: Who came by whose code.';
