-- What staff find by its own id, whoever keeps it; and what of prices came in, by which the office hears that it did.
create view document_records as select id, client_id from documents;
comment on view document_records is 'identity/documents: Whose document is which.';

create view hit_records as select id, client_id from screening_hits;
comment on view hit_records is 'identity/screening: Whose hit is which.';

create view plan_request_records as select id, client_id from plan_requests;
comment on view plan_request_records is 'identity/clients: Whose request of a plan is which.';

create view correction_records as select id, client_id from corrections;
comment on view correction_records is 'money/corrections: Whose correction is which.';

create view movement_records as select id from custody_movements;
comment on view movement_records is 'money/reconciliation: The movements of coins, by their ids.';

create view message_records as select id from contact_messages;
comment on view message_records is 'site/contact: The messages there are, by their numbers.';

create view proposal_records as select id from proposals;
comment on view proposal_records is 'install/operators: The proposals there are, by their ids.';

create view alarm_records as select id from alarms;
comment on view alarm_records is 'install/alarms: The alarms there are, by their ids.';

create view noted_gaps as select id from price_gaps;
comment on view noted_gaps is 'trading/market: The gaps that were noted, by their numbers.';

create view noted_refusals as select id from refused_prices;
comment on view noted_refusals is 'trading/market: The prices that were not let in, by their numbers.';
