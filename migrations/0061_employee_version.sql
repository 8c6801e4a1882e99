-- Of two who change one employee the second hears how it is now.
alter table employee add column version integer not null default 1;
