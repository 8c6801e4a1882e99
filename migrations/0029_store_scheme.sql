-- A store's place may be written by the units of July 2025: province and ward, no district between them.
alter table drugstore add column scheme text not null default 'gso63'
  check (scheme in ('gso63', 'gso34'));
-- `check (ward_id is null or district_id is not null)`, which held for one scheme alone.
alter table drugstore drop constraint drugstore_check2;
alter table drugstore
  add constraint drugstore_ward check (
    ward_id is null or province_id is not null and (scheme = 'gso34' or district_id is not null)),
  add constraint drugstore_district check (district_id is null or scheme = 'gso63');
-- Listed by provinces of today: those of the old scheme are found by what they went into.
drop index drugstore_province;
create index drugstore_province on drugstore (scheme, province_id, code);
