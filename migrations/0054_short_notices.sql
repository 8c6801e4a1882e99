-- PostgreSQL refuses a notice of 8,000 bytes, and with it the save that tells it. A hundred tags are short
-- enough by number and may not be by length: those too are told as everything of their kind.
create or replace function tell_tags(tags text[], otherwise text) returns void
language plpgsql
as $$
declare
  told text := array_to_string(tags, ',');
begin
  if cardinality(tags) > 100 or octet_length(told) > 7900 then told := otherwise; end if;
  if coalesce(told, '') = '' then return; end if;
  perform set_config('anlanh.told', concat_ws(',', nullif(current_setting('anlanh.told', true), ''), told), true);
  perform pg_notify('public_cache', told);
end
$$;
