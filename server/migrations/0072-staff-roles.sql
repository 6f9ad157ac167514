-- What members of staff may do goes by their roles (install/operators/powers.ts). Whoever worked here before has all that act.
alter table operators
  add column roles text[] not null default array['support', 'compliance', 'finance', 'risk', 'administrator'],
  add check (cardinality(roles) > 0),
  add check (roles <@ array['support', 'compliance', 'finance', 'risk', 'administrator', 'auditor']);
