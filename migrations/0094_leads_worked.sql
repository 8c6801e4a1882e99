-- What staff make of who asked to be called: how far it is, and what was said. Who is erased leaves the row without
-- a name and a phone, so that it still counts.
alter table content_lead
  add column version integer not null default 1,
  add column state text not null default 'new'
    check (state in ('new', 'unreachable', 'done', 'declined')),
  add column note text not null default '' check (length(note) <= 500),
  add column erased_at timestamptz,
  alter column name drop not null,
  alter column phone drop not null,
  add constraint content_lead_person
    check ((erased_at is null) = (name is not null) and (name is null) = (phone is null));

create index content_lead_phone on content_lead (phone);
create index content_lead_kept on content_lead (created_at) where erased_at is null;
