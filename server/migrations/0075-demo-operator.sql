-- The program that does in a sandbox what staff do is no member of staff: it has a role of its own, which no member gets.
alter table operators drop constraint operators_roles_check1;
update operators set roles = array['demo_operator'], left_at = null where email_key = 'demo-operator@sandbox.invalid';
alter table operators add check (
  case email_key when 'demo-operator@sandbox.invalid' then roles = array['demo_operator']
  else roles <@ array['support', 'compliance', 'finance', 'risk', 'administrator', 'auditor'] end);

create function refuse_live_program() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if 'demo_operator' = any (new.roles) and is_live() then
    raise exception 'no program does what staff do with real money' using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function refuse_live_program() is 'install/operators: lets no demo operator into a live install.';
create trigger operators_sandboxed before insert or update on operators
  for each row execute function refuse_live_program();
