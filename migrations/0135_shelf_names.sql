-- Categories, groups of them, brands, synonyms and vaccine centres are written at the desk. What has been renamed or
-- joined with another keeps leading to where its products are.
alter table category
  add column version integer not null default 1,
  -- `{ src, alt }` out of the library; lists of the category and links to it show it.
  add column picture jsonb;
-- Signs that the menu does not draw were drawn as a pill.
update category set icon = 'pill' where icon not in ('pill', 'bone', 'brain', 'eye', 'heart-pulse', 'leaf', 'moon',
  'sparkles', 'stethoscope', 'venus-and-mars', 'weight');
alter table sub_category
  add column version integer not null default 1,
  add column listed boolean not null default true;
alter table brand
  add column version integer not null default 1,
  add column listed boolean not null default true;
alter table search_synonym add column version integer not null default 1;

create index category_name on category using gin (vn_fold(name) gin_trgm_ops);
create index sub_category_name on sub_category using gin (vn_fold(name) gin_trgm_ops);
create index brand_name on brand using gin (vn_fold(name) gin_trgm_ops);

-- Addresses that were, and whose they are now.
create table shelf_slug_history (
  kind text not null check (kind in ('category', 'sub_category', 'brand')),
  slug text not null,
  target_id integer not null,
  changed_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index shelf_slug_history_target on shelf_slug_history (kind, target_id);

-- Whoever takes an address back is no longer led away from it; whoever gives one up is led to what had it.
create function keep_shelf_slug() returns trigger
language plpgsql
as $$
begin
  delete from shelf_slug_history where kind = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into shelf_slug_history (kind, slug, target_id) values (tg_table_name, old.slug, new.id);
  end if;
  return null;
end
$$;
create trigger keep_slug_insert after insert on category for each row execute function keep_shelf_slug();
create trigger keep_slug_update after update of slug on category
  for each row when (old.slug <> new.slug) execute function keep_shelf_slug();
create trigger keep_slug_insert after insert on sub_category for each row execute function keep_shelf_slug();
create trigger keep_slug_update after update of slug on sub_category
  for each row when (old.slug <> new.slug) execute function keep_shelf_slug();
create trigger keep_slug_insert after insert on brand for each row execute function keep_shelf_slug();
create trigger keep_slug_update after update of slug on brand
  for each row when (old.slug <> new.slug) execute function keep_shelf_slug();

-- Who writes reads in the same transaction what it told, and drops it before it answers.
create function tell_shelf() returns trigger
language plpgsql
as $$
begin
  perform tell_tags(array[tg_argv[0]], tg_argv[0]);
  return null;
end
$$;
drop trigger tell_change on category;
create trigger tell_change after insert or update or delete on category
  for each statement execute function tell_shelf('catalog');
drop trigger tell_change on sub_category;
create trigger tell_change after insert or update or delete on sub_category
  for each statement execute function tell_shelf('catalog');
drop trigger tell_change on brand;
create trigger tell_change after insert or update or delete on brand
  for each statement execute function tell_shelf('catalog');
drop trigger tell_change on search_synonym;
create trigger tell_change after insert or update or delete on search_synonym
  for each statement execute function tell_shelf('catalog');
drop trigger tell_change on vaccine_center;
create trigger tell_change after insert or update or delete on vaccine_center
  for each statement execute function tell_shelf('location');

-- A centre's code is printed on orders; records of the desk go by a number.
alter table vaccine_center
  add column id integer generated always as identity,
  add column version integer not null default 1,
  add constraint vaccine_center_id_key unique (id);

create function keep_picture_of_category() returns trigger
language plpgsql
as $$
begin
  perform keep_pictures_in_use(array[picture_stem(new.picture->>'src')]);
  return null;
end
$$;
create trigger pictures_in_use after insert or update of picture on category
  for each row when (new.picture is not null) execute function keep_picture_of_category();

-- As before, and what categories show.
do $do$
declare
  body text := (select prosrc from pg_proc where proname = 'picture_uses');
begin
  execute format($make$
    create or replace function picture_uses(at timestamptz)
    returns table (stem text, of text, id text, title text, in_force boolean)
    language sql stable as %L$make$,
    body || $more$
  union all
  select picture_stem(c.picture->>'src'), 'category', c.id::text, c.name, c.listed
  from category c where c.picture is not null
$more$);
  body := (select prosrc from pg_proc where proname = 'tell_picture');
  execute format('create or replace function tell_picture() returns trigger language plpgsql as %L',
    replace(body, $$when 'gift' then array['loyalty']$$,
      $$when 'gift' then array['loyalty'] when 'category' then array['catalog']$$));
end
$do$;
