-- Of two who change a back-office user the second hears how it is now (docs/decisions/0053-kinds-of-record.md).
-- Raised with name, role and lock alone: a login changes none of them.
alter table staff_user add column version integer not null default 1;
