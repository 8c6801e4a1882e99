-- Pharmacies that customers find: those that agreed to be listed, with what is told of them.
alter table drugstore
  -- The day on which the pharmacy agreed; empty while it is not listed.
  add column listed_on date,
  -- The phone that customers see: a counter's, while `phone` is whom the back office calls.
  add column public_phone text not null default '' check (public_phone ~ '^\d{0,11}$'),
  -- Weekly intervals and days apart (domain/pharmacy/opening-hours.ts).
  add column hours jsonb not null
    default '{"weekly":{"mon":[],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[]},"exceptions":[]}'
    check (jsonb_typeof(hours -> 'weekly') = 'object' and jsonb_typeof(hours -> 'exceptions') = 'array'),
  add column services text[] not null default '{}' check (
    services <@ array['consult', 'prescription', 'blood_pressure', 'blood_sugar', 'points', 'pickup', 'delivery']),
  -- Vietnam with its islands. Points that were written before are left as they are until somebody writes them again.
  add constraint drugstore_in_vietnam check (
    latitude is null or latitude between 6 and 24 and longitude between 102 and 118) not valid;

-- What the list of a place, or of a name or street, goes through.
create index drugstore_listed_name on drugstore (vn_fold(name), id)
  where listed_on is not null and status = 'active';
create index drugstore_listed_province on drugstore (scheme, province_id)
  where listed_on is not null and status = 'active';
create index drugstore_listed_district on drugstore (scheme, district_id)
  where listed_on is not null and status = 'active';
create index drugstore_listed_ward on drugstore (scheme, ward_id)
  where listed_on is not null and status = 'active';
create index drugstore_listed_words on drugstore using gin ((' ' || vn_fold(name || ' ' || full_address)) gin_trgm_ops)
  where listed_on is not null and status = 'active';

drop trigger tell_change on drugstore;
create trigger tell_change after insert or delete or update of code, name, status, scheme, province_id, district_id,
  ward_id, full_address, latitude, longitude, listed_on, public_phone, hours, services on drugstore
  for each statement execute function tell_change('drugstores');
