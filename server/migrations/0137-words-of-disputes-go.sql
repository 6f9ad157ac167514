-- What was written in a dispute goes with an erased client; the step itself stays.
create function keep_dispute_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wordless dispute_steps := old;
begin
  wordless.text := null;
  if tg_op = 'UPDATE' and new is not distinct from wordless
     and exists (select from closures where client_id = old.client_id and kept_until < now()) then
    return new;
  end if;
  raise exception 'dispute_steps is append-only' using errcode = 'insufficient_privilege';
end $$;
comment on function keep_dispute_step() is
  'money/disputes: Trigger that lets nothing of a step change but its words, which go with an erased client.';

drop trigger dispute_steps_append_only on dispute_steps;
create trigger dispute_steps_append_only before update or delete on dispute_steps
  for each row execute function keep_dispute_step();
