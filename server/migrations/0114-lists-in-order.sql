-- Lists of the office by when something was last done, and by size.
create index documents_by_decision on documents (status, (coalesce(decided_at, sent_at)), id);
create index plan_requests_by_decision on plan_requests (state, (coalesce(decided_at, asked_at)), id);
create index corrections_by_amount on corrections (amount, id);
create index screening_hits_by_score on screening_hits (state, score, id);
