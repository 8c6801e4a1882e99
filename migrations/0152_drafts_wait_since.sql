-- Since when a draft waits for a second person: the desk's first page tells of the oldest.
alter table loyalty_programme add column draft_at timestamptz;
alter table exchange_promotion add column draft_at timestamptz;
alter table gift add column draft_at timestamptz;
update loyalty_programme set draft_at = now() where draft is not null;
update exchange_promotion set draft_at = now() where draft is not null;
update gift set draft_at = now() where draft is not null;

create function note_draft_since() returns trigger language plpgsql as $$
begin
  -- Written again it goes on waiting since it first did.
  new.draft_at := case when new.draft is null then null
    else coalesce(case when tg_op = 'UPDATE' then old.draft_at end, now()) end;
  return new;
end $$;
create trigger note_draft_since before insert or update of draft on loyalty_programme
  for each row execute function note_draft_since();
create trigger note_draft_since before insert or update of draft on exchange_promotion
  for each row execute function note_draft_since();
create trigger note_draft_since before insert or update of draft on gift
  for each row execute function note_draft_since();

create index loyalty_programme_waiting on loyalty_programme (draft_at) where draft is not null;
create index exchange_promotion_waiting on exchange_promotion (draft_at) where draft is not null;
create index gift_waiting on gift (draft_at) where draft is not null;
