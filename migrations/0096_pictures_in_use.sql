-- A picture that something uses is not put away: whatever begins to use one holds its row, as who puts it away does,
-- and takes it out again where that one was quicker (docs/rules/media.md).
create function keep_pictures_in_use(named text[]) returns void
language plpgsql
as $$
declare
  used integer[];
begin
  -- In the order of their ids: two who use the same pictures never wait for each other in a circle.
  select array_agg(held.id) into used from (
    select p.id from library_picture p
    where p.id in (
      select f.picture_id from library_file f where f.stem = any(named)
      union select f.picture_id from library_file f where f.square_stem = any(named)
      union select o.id from library_picture o where o.src = any(named))
    order by p.id for no key update) held;
  if used is null then return; end if;
  -- A statement of its own: it sees what whoever was waited for has written.
  update library_picture set archived_at = null, version = version + 1
  where id = any(used) and archived_at is not null;
end
$$;

create function keep_named_pictures() returns trigger
language plpgsql
as $$
begin
  perform keep_pictures_in_use((
    select array_agg(distinct picture_stem(target)) from named where kind = 'picture'));
  return null;
end
$$;
create trigger pictures_in_use after insert on content_reference
  referencing new table as named for each statement execute function keep_named_pictures();

create function keep_published_pictures() returns trigger
language plpgsql
as $$
begin
  perform keep_pictures_in_use((
    select array_agg(distinct picture_stem(r.target)) from content_reference r
    where r.kind = 'picture' and r.revision_id in (select revision_id from published)));
  return null;
end
$$;
create trigger pictures_in_use after insert on content_publication
  referencing new table as published for each statement execute function keep_published_pictures();

-- What is no longer archived uses its pictures again.
create function keep_pictures_of_item() returns trigger
language plpgsql
as $$
begin
  perform keep_pictures_in_use((
    select array_agg(distinct picture_stem(r.target)) from content_reference r
    where r.kind = 'picture' and r.item_id = new.id and r.revision_id is null));
  return null;
end
$$;
create trigger pictures_in_use after update of archived_at on content_item
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function keep_pictures_of_item();

create function keep_pictures_of_product() returns trigger
language plpgsql
as $$
begin
  perform keep_pictures_in_use((select array_agg(distinct picture_stem(stem)) from unnest(new.pictures) as stem));
  return null;
end
$$;
create trigger pictures_in_use after insert or update of pictures on product
  for each row execute function keep_pictures_of_product();

create function keep_picture_of_gift() returns trigger
language plpgsql
as $$
begin
  perform keep_pictures_in_use(array[picture_stem(new.picture)]);
  return null;
end
$$;
create trigger pictures_in_use after insert or update of picture on gift
  for each row when (new.picture <> '') execute function keep_picture_of_gift();
