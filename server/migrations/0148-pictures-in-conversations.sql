-- Pictures that whoever a conversation is with sends in it: each is something that happened there, and a file by the rules
-- of identity documents (drawn anew, sealed on disk).
alter table conversation_events drop constraint conversation_events_kind_check;
alter table conversation_events add constraint conversation_events_kind_check
  check (kind in ('written', 'answered', 'noted', 'assigned', 'snoozed', 'resolved', 'reopened', 'claimed', 'rated',
                  'tagged', 'untagged', 'pictured'));
alter table conversation_events drop constraint conversation_events_check3;
alter table conversation_events add constraint conversation_events_by_check
  check (operator_id is not null or kind in ('written', 'resolved', 'reopened', 'claimed', 'rated', 'pictured'));

create table conversation_pictures (
  id uuid primary key,
  conversation_id bigint not null,
  seq integer not null,
  file_name text not null unique,
  media_type text not null,
  sealed_key bytea not null,
  unique (conversation_id, seq),
  foreign key (conversation_id, seq) references conversation_events on delete cascade
);
comment on table conversation_pictures is 'site/chat: The files of pictures in conversations.';
create trigger conversation_pictures_stand before update or truncate on conversation_pictures
  for each statement execute function refuse_change();
