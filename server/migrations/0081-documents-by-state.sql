-- Lists of the office, page by page, in one state.
create index documents_by_state on documents (status, sent_at, id);
create index plan_requests_by_state on plan_requests (state, asked_at, id);
