-- A member who knows the ward of today alone: ward_id is the likeliest of the old ones until somebody names it.
alter table member_address
  add column ward_unsure boolean not null default false,
  add constraint unsure_ward_names_today check (not ward_unsure or new_ward_id is not null);
