-- When this install published which version of which legal text, and from which day it binds.
create table legal_publications (
  text text not null,
  version text not null check (version ~ '^\d{4}-\d\d-\d\d(-\d)?$'),
  published_at timestamptz(3) not null,
  effective_from date not null,
  primary key (text, version)
);

create trigger legal_publications_append_only before update or delete or truncate on legal_publications
  for each statement execute function refuse_change();

-- A day may have had a second version.
alter table acceptances drop constraint acceptances_version_check;
alter table acceptances add constraint acceptances_version_check check (version ~ '^\d{4}-\d\d-\d\d(-\d)?$');

-- Where there are clients the versions of 21 November 2026 bind them, and those of the day after were announced to
-- them for 22 December. A new install publishes when it starts.
insert into legal_publications (text, version, published_at, effective_from)
select text, '2026-11-21', '2026-11-21', '2026-11-21'
  from unnest(array['terms', 'privacy', 'risk-disclosure', 'aml-policy', 'payment-policy']) text
 where exists (select from clients);

insert into legal_publications (text, version, published_at, effective_from)
select text, '2026-11-22', '2026-11-22', '2026-12-22'
  from unnest(array['terms', 'aml-policy', 'payment-policy']) text
 where exists (select from clients);
