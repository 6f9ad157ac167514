-- What the operator announces above each page, in each language, for a time. It is never edited: it is ended, and another is made.
create table announcements (
  id uuid primary key,
  text_en text not null check (char_length(text_en) between 1 and 280),
  text_nl text not null check (char_length(text_nl) between 1 and 280),
  tone text not null check (tone in ('info', 'warning')),
  audience text not null check (audience in ('everyone', 'clients')),
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null check (until_at > from_at and until_at > made_at),
  operator text not null check (operator <> ''),
  made_at timestamptz(3) not null
);
create index announcements_until on announcements (until_at);
create trigger announcements_append_only before update or delete or truncate on announcements
  for each statement execute function refuse_change();
comment on table announcements is 'install/announcements: What the operator announces to visitors and clients, and from when until when.';

create table announcement_endings (
  announcement_id uuid primary key references announcements (id),
  operator text not null check (operator <> ''),
  reason text not null check (char_length(reason) between 1 and 500),
  ended_at timestamptz(3) not null
);
create trigger announcement_endings_append_only before update or delete or truncate on announcement_endings
  for each statement execute function refuse_change();
comment on table announcement_endings is 'install/announcements: Which announcements were ended before their time, and why.';
