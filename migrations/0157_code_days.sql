-- What became of the codes that were entered on a day, for reports: kept by a job, which counts a day whole whenever
-- something was entered on it, as it does with orders (0146).

-- Marked by that job while phones are still there: they are forgotten after a month, the sign is not.
alter table code_attempt add column suspicious boolean not null default false;
create index code_attempt_suspicious on code_attempt (attempted_at desc, id desc) where suspicious;
create index code_attempt_batch on code_attempt (batch_id, attempted_at desc, id desc) where batch_id is not null;

-- The kinds in which reports tell it; recalled is said by the batch, not by the result (domain/genuine/backoffice/code-report.ts).
create function code_outcome(result smallint, recalled boolean) returns text
  language sql immutable parallel safe
  return case
    when result in (1, 18) then 'first'
    when result in (3, 4, 19) then 'again'
    when result = 0 then 'unknown'
    when result in (2, 7) then 'locked'
    when result = 14 then 'inactive'
    when result = 15 and recalled then 'recalled'
    when result in (8, 9, 10, 11, 12, 15) then 'no_points'
    else 'other' end;

create table code_day (
  -- The same tries three times: by where they were entered, by the code's batch, by the pharmacy.
  part text not null check (part in ('channel', 'batch', 'store')),
  day date not null,
  -- Empty where a code is of no batch, or was entered at no pharmacy.
  key text not null,
  outcome text not null,
  tries integer not null check (tries > 0),
  suspicious integer not null check (suspicious between 0 and tries),
  primary key (part, day, key, outcome)
);
create table code_report_day (
  day date not null,
  -- Zero where none is known.
  province integer not null,
  batch_id integer not null,
  reports integer not null check (reports > 0),
  confirmed integer not null check (confirmed between 0 and reports),
  primary key (day, province, batch_id)
);
create index counterfeit_report_time on counterfeit_report (created_at desc, id desc);

-- Days on which something moved. Only ever added to, so that nobody who enters a code waits for another.
create table code_day_due (
  id bigint generated always as identity primary key,
  day date not null
);
create index code_day_due_day on code_day_due (day);
create function note_code_days() returns trigger language plpgsql as $$
begin
  insert into code_day_due (day)
    select distinct (attempted_at at time zone 'Asia/Ho_Chi_Minh')::date from added;
  return null;
end $$;
create trigger note_code_days after insert on code_attempt
  referencing new table as added for each statement execute function note_code_days();
create function note_report_day() returns trigger language plpgsql as $$
begin
  insert into code_day_due (day) values ((new.created_at at time zone 'Asia/Ho_Chi_Minh')::date);
  return null;
end $$;
create trigger note_report_day_sent after insert on counterfeit_report
  for each row execute function note_report_day();
create trigger note_report_day_moved after update of state, province, batch_id on counterfeit_report
  for each row when (old.state <> new.state or old.province is distinct from new.province
    or old.batch_id is distinct from new.batch_id)
  execute function note_report_day();

insert into code_day_due (day)
select (attempted_at at time zone 'Asia/Ho_Chi_Minh')::date from code_attempt
union
select (created_at at time zone 'Asia/Ho_Chi_Minh')::date from counterfeit_report;
