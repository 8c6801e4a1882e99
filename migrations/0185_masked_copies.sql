-- kind: expand
-- A masked copy of a shop (npm run staging) is marked as one: no message leaves it.
alter table environment_mark
  drop constraint environment_mark_environment_check,
  add constraint environment_mark_environment_check
    check (environment in ('demo', 'production', 'staging')) not valid;
