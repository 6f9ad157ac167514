-- Views are of any list, not of clients only.
alter table client_views rename to list_views;
alter table list_views add column list text not null default 'clients' check (list ~ '^[a-z_]{1,40}$');
alter table list_views alter column list drop default;
drop index client_views_name;
create unique index list_views_name on list_views (operator_id, list, lower(name)) where removed_at is null;
alter index client_views_member rename to list_views_member;
comment on table list_views is 'oversight/views: How lists are filtered and sorted that staff look at again, their own and shared.';
