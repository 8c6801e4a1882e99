-- Points given or taken by hand: proposed by one, above a limit carried out by another.
create table point_adjustment (
  id integer generated always as identity primary key,
  version integer not null default 1,
  account_id bigint not null references loyalty_account,
  points integer not null check (points <> 0),
  -- What the member reads beside the line of their history.
  told text not null,
  reason text not null,
  -- What proves it: an order, a report, a call.
  proof text not null,
  state text not null check (state in ('waiting', 'done', 'declined', 'withdrawn')),
  proposed_by integer not null references staff_user,
  proposed_at timestamptz not null,
  -- Whoever wrote what it says now: like the one who proposed it they do not approve it.
  edited_by integer not null references staff_user,
  -- Whoever carried it out, declined or withdrew it; of a small one whoever proposed it.
  decided_by integer references staff_user,
  decided_at timestamptz,
  decided_why text not null default '',
  -- Carried out without a second person.
  small boolean not null default false,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Nobody approves their own.
  check (state <> 'done' or small or decided_by not in (proposed_by, edited_by))
);
create index point_adjustment_account on point_adjustment (account_id, id desc);
create index point_adjustment_waiting on point_adjustment (id) where state = 'waiting';

-- A membership that earns and spends nothing for a while, and why.
create table membership_lock (
  id integer generated always as identity primary key,
  version integer not null default 1,
  account_id bigint not null references loyalty_account,
  -- What the member and a pharmacy's counter read.
  told text not null,
  note text not null default '',
  -- The last Vietnam day of it; null until somebody ends it.
  until_day date,
  locked_by text not null,
  locked_at timestamptz not null,
  ended_at timestamptz,
  ended_by text not null default '',
  ended_why text not null default ''
);
create unique index membership_lock_open on membership_lock (account_id) where ended_at is null;
create index membership_lock_account on membership_lock (account_id, id desc);
create index membership_lock_due on membership_lock (until_day) where ended_at is null and until_day is not null;

-- Those locked before have one line too: `locked` is never without a reason.
insert into membership_lock (account_id, told, locked_by, locked_at)
select id, 'Tài khoản đang được kiểm tra', 'system', now() from loyalty_account where status = 'locked';
