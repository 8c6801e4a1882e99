-- A request to return goods whose goods never come ends: its buyer was told some days before.
alter table return_request
  -- The last Vietnam day on which the goods may still come; null until the buyer has been told of it.
  add column lapses_on date,
  drop constraint return_request_state_check,
  drop constraint return_request_check1,
  add constraint return_request_state_check
    check (state in ('received', 'accepted', 'refused', 'withdrawn', 'arrived', 'lapsed')),
  add constraint return_request_closed_check
    check ((state in ('refused', 'withdrawn', 'arrived', 'lapsed')) = (closed_at is not null)),
  add constraint return_request_lapsed_check check (state <> 'lapsed' or lapses_on is not null);
