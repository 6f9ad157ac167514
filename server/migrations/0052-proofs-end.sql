-- A proof ends with whatever changes how its client proves who they are: it remembers the last
-- such event before it, and counts only while that is still the last.
alter table proofs add column after_event bigint;
