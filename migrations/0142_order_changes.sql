-- Every write to an order raises its version, whoever writes: what was shown for a change is what is changed.
alter table shop_order add column version integer not null default 1;
-- How often staff changed what was placed; each time has causes of its own (`order-change:{code}:{n}`).
alter table shop_order add column changes integer not null default 0 check (changes >= 0);

create function raise_order_version() returns trigger language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end $$;
create trigger raise_order_version before update on shop_order
  for each row execute function raise_order_version();

-- What staff changed of a placed order before it was handed over: in words that name no person, and what it did to
-- the money, each in đồng.
create table order_change (
  order_id bigint not null references shop_order,
  change_no integer not null check (change_no > 0),
  actor text not null,
  words text not null check (length(words) between 1 and 4000),
  reason text not null check (length(reason) <= 300),
  -- What it costs more, or less.
  charged bigint not null,
  -- What goes back of it, and what was missing afterwards.
  back bigint not null check (back >= 0),
  missing bigint not null check (missing >= 0),
  at timestamptz not null,
  primary key (order_id, change_no)
);
create trigger order_change_append_only before update or delete on order_change
  for each row execute function refuse_change();

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in ('cancelled', 'late', 'double', 'excess',
  'partial', 'returned', 'unmatched', 'changed'));
