-- Staff read transfers by kind and by time. What opens and settles trades has no such index: it is found by its time,
-- so that accepting a trade costs what it did.
create index journal_kind on journal (kind, at, ref) where kind not in ('trade_open', 'trade_settle');
alter index journal_at set (autosummarize = on);

-- The index of times says which blocks of the table to look at; read from its beginning the table tells the newest last.
create function latest_movement(since timestamptz, before timestamptz) returns timestamptz
  language plpgsql stable set enable_seqscan = off as $$
declare
  low timestamptz := before;
  high timestamptz := before;
  step interval := '1 minute';
begin
  loop
    if low <= since then return null; end if;
    high := low;
    low := greatest(since, low - step);
    exit when exists (select from journal where at >= low and at < high);
    step := step * 4;
  end loop;
  while high - low > interval '1 minute' loop
    if exists (select from journal where at >= low + (high - low) / 2 and at < high) then
      low := low + (high - low) / 2;
    else
      high := low + (high - low) / 2;
    end if;
  end loop;
  return low;
end $$;
comment on function latest_movement is
  'ledger: An instant at most a minute before the newest movement of a stretch of time; null where there is none.';
