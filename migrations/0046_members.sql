-- A code checked without an account: wrong, used and recalled ones are written down like any other try.
alter table code_attempt drop constraint code_attempt_channel_check,
  add constraint code_attempt_channel_check check (channel in ('member', 'store', 'guest'));

-- Registered by the short form, and the rest not told yet: telling it brings points, once.
alter table member add column profile_awaited boolean not null default false;
