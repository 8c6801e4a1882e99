-- A statement says of which day it is, and what its carrier kept for all of it beside the fees of its lines.
alter table cash_statement add column stated_on date, add column fee bigint not null default 0 check (fee >= 0);
update cash_statement set stated_on = (made_at at time zone 'Asia/Ho_Chi_Minh')::date;
alter table cash_statement alter column stated_on set not null;

create or replace function keep_cash() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'statements of cash are only ever added to';
  end if;
  if old.reversed and not new.reversed then
    raise exception 'a statement that was taken back stays so';
  end if;
  if tg_table_name = 'cash_statement' then
    if (new.carrier, new.reference, new.stated_on, new.received, new.fee, new.made_by, new.made_at)
      is distinct from
      (old.carrier, old.reference, old.stated_on, old.received, old.fee, old.made_by, old.made_at) then
      raise exception 'what a statement says is never changed';
    end if;
  elsif (new.statement_id, new.order_id, new.collected, new.remitted, new.fee)
    is distinct from (old.statement_id, old.order_id, old.collected, old.remitted, old.fee) then
    raise exception 'what a line says is never changed';
  end if;
  return new;
end $$;

-- Statements that wait for a reason or for the bank.
create index cash_statement_line_open on cash_statement_line (statement_id)
  where not reversed and reason = '' and remitted <> collected;
create index cash_statement_unbanked on cash_statement (id) where not reversed and banked_on is null;
create index cash_statement_reversed on cash_statement (id) where reversed;
-- Everything taken in cash, the oldest first.
create index order_money_cash_at on order_money (at, order_id) where kind = 'received' and receipt_id is null;

-- How long each may keep the money is written at the desk.
alter table cash_limit add column id integer generated always as identity,
  add column version integer not null default 1,
  add constraint cash_limit_most check (days <= 90);
alter table cash_limit drop constraint cash_limit_pkey;
alter table cash_limit add primary key (id), add constraint cash_limit_once unique (carrier, valid_from);
