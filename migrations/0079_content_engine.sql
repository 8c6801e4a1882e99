-- What people write: drafts that may change, revisions that never do, and publications in time
-- (docs/rules/content.md). What the public sees at a moment is one query with that moment.
create table content_item (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('article', 'landing')),
  slug text not null check (slug <> ''),
  -- Landing pages share the shop's root with the fixed pages.
  scope text not null generated always as (case when kind = 'landing' then 'root' else kind end) stored,
  -- Rises when its address or its state as a whole changes; drafts count for themselves.
  version integer not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  archived_at timestamptz
);
create unique index content_item_slug_key on content_item (scope, lower(slug));

-- Where a renamed thing was: asked for there, it answers where it is now.
create table content_old_slug (
  scope text not null,
  slug text not null,
  item_id integer not null references content_item,
  until timestamptz not null,
  primary key (scope, slug)
);

create table content_draft (
  item_id integer primary key references content_item,
  -- The number of the revision it began with; null for the first one.
  base_revision integer,
  body jsonb not null,
  hash text not null,
  version integer not null default 1,
  saved_by text not null,
  -- Whose words these are: all who saved since somebody else approved what stood here.
  writer_ids integer[] not null,
  saved_at timestamptz not null
);

create table content_revision (
  id integer generated always as identity primary key,
  item_id integer not null references content_item,
  number integer not null check (number > 0),
  body jsonb not null,
  -- What lists show, so that they read no bodies; and the words that search looks through.
  head jsonb not null,
  words text not null,
  schema_version integer not null default 1,
  hash text not null,
  -- Who kept it, and all whose words it holds: none of them approves it.
  author text not null,
  writer_ids integer[] not null,
  note text not null default '',
  created_at timestamptz not null,
  -- What the claim check found, and by which rules.
  findings jsonb not null default '[]',
  verdict text not null default 'clean' check (verdict in ('clean', 'warned', 'blocked')),
  rules_version integer not null default 0,
  -- Words without marks, as people type them into a search.
  search tsvector not null generated always as (
    setweight(to_tsvector('simple', vn_fold(coalesce(head->>'title', ''))), 'A')
    || setweight(to_tsvector('simple', vn_fold(coalesce(head->>'excerpt', ''))), 'B')
    || setweight(to_tsvector('simple', vn_fold(words)), 'D')) stored,
  unique (item_id, number)
);
create index content_revision_search on content_revision using gin (search);

create table content_review (
  id integer generated always as identity primary key,
  revision_id integer not null references content_revision,
  verdict text not null check (verdict in ('approved', 'returned')),
  words text not null default '',
  -- As the public reads it: name and licence of the pharmacist who answers for the text.
  signed_as text not null default '',
  staff_id integer not null,
  staff text not null,
  at timestamptz not null
);
create index content_review_revision on content_review (revision_id);

create table content_release (
  id integer generated always as identity primary key,
  name text not null,
  starts_at timestamptz not null,
  -- Begin with it and stop with it.
  voucher_campaign_ids integer[] not null default '{}',
  version integer not null default 1,
  -- Who wrote it last, and all who did since it was approved: somebody else approves it.
  changed_at timestamptz not null,
  changed_by text not null,
  writer_ids integer[] not null,
  -- The hash of what was approved: whatever is changed after it voids the approval.
  approved_hash text,
  approved_by text,
  approved_by_id integer,
  approved_at timestamptz,
  stopped_at timestamptz,
  stopped_by text,
  stop_reason text not null default '',
  constraint content_release_name_key unique (name),
  constraint content_release_two_people check (approved_by_id <> all (writer_ids))
);

-- What a release will publish: nothing of it is in force before somebody has approved it.
create table content_release_part (
  release_id integer not null references content_release,
  item_id integer not null references content_item,
  revision_id integer not null references content_revision,
  ends_at timestamptz,
  primary key (release_id, item_id)
);

create table content_publication (
  id integer generated always as identity primary key,
  item_id integer not null references content_item,
  revision_id integer not null references content_revision,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  release_id integer references content_release,
  staff_id integer not null,
  staff text not null,
  reason text not null default '',
  created_at timestamptz not null,
  -- Ended by hand, once: what was in force until then stays told.
  stopped_at timestamptz,
  stopped_by text,
  stop_reason text not null default ''
);
create index content_publication_item on content_publication (item_id, starts_at desc, id desc);
create index content_publication_release on content_publication (release_id) where release_id is not null;
create index content_publication_starts on content_publication (starts_at);
create index content_publication_ends on content_publication (ends_at) where ends_at is not null;

-- What the drafts and revisions name: where a product, picture or voucher is used.
create table content_reference (
  item_id integer not null references content_item,
  -- Null for the draft.
  revision_id integer references content_revision,
  kind text not null,
  target text not null
);
create index content_reference_target on content_reference (kind, target);
create index content_reference_item on content_reference (item_id, revision_id);

create table article_category (
  id integer generated always as identity primary key,
  slug text not null,
  name text not null,
  description text not null default '',
  sort integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  constraint article_category_slug_key unique (slug),
  constraint article_category_name_key unique (name)
);
create table article_tag (
  id integer generated always as identity primary key,
  slug text not null,
  name text not null,
  active boolean not null default true,
  version integer not null default 1,
  constraint article_tag_slug_key unique (slug),
  constraint article_tag_name_key unique (name)
);

create trigger keep before update or delete on content_revision
  for each row execute function refuse_change();
create trigger keep before update or delete on content_review
  for each row execute function refuse_change();

-- A publication may be stopped, once; nothing else of it changes.
create function keep_publication() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and old.stopped_at is null and new.stopped_at is not null
    and row(old.id, old.item_id, old.revision_id, old.starts_at, old.ends_at, old.release_id, old.staff_id, old.created_at)
      is not distinct from
      row(new.id, new.item_id, new.revision_id, new.starts_at, new.ends_at, new.release_id, new.staff_id, new.created_at)
  then return new; end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger keep before update or delete on content_publication
  for each row execute function keep_publication();

-- Which publication of each item the public sees at a moment: of those begun and not ended the one that
-- began last (domain/content/in-force.ts).
create function content_in_force(at timestamptz)
returns table (publication_id integer, item_id integer, revision_id integer, starts_at timestamptz)
language sql stable
as $$
  select distinct on (p.item_id) p.id, p.item_id, p.revision_id, p.starts_at
  from content_publication p
  where p.starts_at <= at and (p.ends_at is null or p.ends_at > at) and (p.stopped_at is null or p.stopped_at > at)
  order by p.item_id, p.starts_at desc, p.id desc
$$;

-- Every process hears of it at commit; moments that only pass are known to the answers themselves.
create function tell_content() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed
    join content_item i on i.id = changed.item_id
    cross join lateral unnest(array['content:' || i.kind, 'item:' || i.id,
      case when i.scope = 'root' then 'text:' || i.slug end]) as tag
    where tag is not null
  ), 'content,texts');
  return null;
end
$$;
create trigger tell_insert after insert on content_publication
  referencing new table as changed for each statement execute function tell_content();
create trigger tell_update after update on content_publication
  referencing new table as changed for each statement execute function tell_content();

-- Another address: both are told, the one it had and the one it has.
create function tell_content_slug() returns trigger
language plpgsql
as $$
begin
  if old.slug = new.slug and old.archived_at is not distinct from new.archived_at then return null; end if;
  perform tell_tags(array_remove(array['content:' || new.kind, 'item:' || new.id,
    case when new.scope = 'root' then 'text:' || old.slug end,
    case when new.scope = 'root' then 'text:' || new.slug end], null), 'content,texts');
  return null;
end
$$;
create trigger tell_slug after update on content_item
  for each row execute function tell_content_slug();

create function tell_article_names() returns trigger
language plpgsql
as $$
begin
  perform tell_tags(array['content:article'], 'content');
  return null;
end
$$;
create trigger tell_change after insert or update or delete on article_category
  for each statement execute function tell_article_names();
create trigger tell_change after insert or update or delete on article_tag
  for each statement execute function tell_article_names();

-- Who reads health texts before others do.
alter table staff_user drop constraint staff_user_role_check;
alter table staff_user add constraint staff_user_role_check
  check (role in ('admin', 'care', 'warehouse', 'accountant', 'content', 'pharmacist'));
alter table staff_user add column licence text not null default '';
