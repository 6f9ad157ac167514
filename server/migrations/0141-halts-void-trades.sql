-- A trade can be void since the sources of its prices disagreed, or one was left alone.

alter table journal drop constraint journal_void_cause_check,
  add check (void_cause in ('source_silent', 'source_empty', 'source_unreachable', 'source_changed', 'sources_disagreed'));
