-- A client may take a request for a higher plan back while nobody has decided on it.
alter type plan_request_state add value 'cancelled';
