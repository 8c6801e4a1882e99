-- Ids in texts that staff wrote get the prefix that saving gives them now, links to them follow.
create function pg_temp.with_prefixed_ids(html text) returns text language plpgsql as $$
declare
  id text;
begin
  for id in
    select distinct named[1]
    from regexp_matches(html, '<[a-z][a-z0-9]*(?: [a-z]+(?:="[^"]*")?)*? id="([^"]*)"', 'g') as named
    where named[1] not like 'muc-%'
  loop
    html := replace(html, ' id="' || id || '"', ' id="muc-' || id || '"');
    html := replace(html, ' href="#' || id || '"', ' href="#muc-' || id || '"');
  end loop;
  return html;
end $$;

update product set description = pg_temp.with_prefixed_ids(description) where description like '% id="%';
update static_page set html = pg_temp.with_prefixed_ids(html) where html like '% id="%';
update promotion set html = pg_temp.with_prefixed_ids(html) where html like '% id="%';

-- Whose a kept answer is: the member who asked, and what only the asking browser knows (its hash).
alter table idempotency_key
  add column if not exists member_id integer,
  add column if not exists secret_hash bytea;
