-- Money taken at the door lies with whoever took it until they hand it over: a statement says for which parcels they
-- did. What is booked is never changed or deleted; a wrong statement is taken back as a whole, with a reason.
create table cash_statement (
  id integer generated always as identity primary key,
  carrier text not null check (carrier in ('ECO', 'Viettel Post', 'VNPost', 'branch')),
  reference text not null check (reference <> ''),
  file_name text not null default '',
  -- What came: the parcels' money less the fees.
  received bigint not null,
  made_by text not null,
  made_at timestamptz not null,
  banked_on date,
  bank_reference text,
  banked_by text,
  reversed boolean not null default false,
  check ((banked_on is null) = (bank_reference is null) and (banked_on is null) = (banked_by is null))
);
create unique index cash_statement_once on cash_statement (carrier, lower(reference)) where not reversed;

create table cash_statement_line (
  statement_id integer not null references cash_statement,
  order_id bigint not null references shop_order,
  -- What the order was paid with in cash, and what of it was handed over.
  collected bigint not null check (collected > 0),
  remitted bigint not null check (remitted >= 0),
  fee bigint not null check (fee >= 0),
  -- Why the two differ; a difference without a reason stays open.
  reason text not null default '',
  reversed boolean not null default false,
  primary key (statement_id, order_id)
);
create unique index cash_statement_line_once on cash_statement_line (order_id) where not reversed;

-- The counter entry of a statement.
create table cash_reversal (
  statement_id integer primary key references cash_statement,
  reason text not null check (reason <> ''),
  made_by text not null,
  made_at timestamptz not null
);

create function keep_cash() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'statements of cash are only ever added to';
  end if;
  if old.reversed and not new.reversed then
    raise exception 'a statement that was taken back stays so';
  end if;
  if tg_table_name = 'cash_statement' then
    if (new.carrier, new.reference, new.received, new.made_by, new.made_at)
      is distinct from (old.carrier, old.reference, old.received, old.made_by, old.made_at) then
      raise exception 'what a statement says is never changed';
    end if;
  elsif (new.statement_id, new.order_id, new.collected, new.remitted, new.fee)
    is distinct from (old.statement_id, old.order_id, old.collected, old.remitted, old.fee) then
    raise exception 'what a line says is never changed';
  end if;
  return new;
end $$;
create trigger keep_cash_statement before update or delete on cash_statement
  for each row execute function keep_cash();
create trigger keep_cash_statement_line before update or delete on cash_statement_line
  for each row execute function keep_cash();

-- How many days each may keep the money, from which day on.
create table cash_limit (
  carrier text not null check (carrier in ('ECO', 'Viettel Post', 'VNPost', 'branch')),
  valid_from date not null,
  days integer not null check (days >= 0),
  primary key (carrier, valid_from)
);
insert into cash_limit values
  ('ECO', '2026-01-01', 1), ('branch', '2026-01-01', 1), ('Viettel Post', '2026-01-01', 7), ('VNPost', '2026-01-01', 7);

create index order_money_cash on order_money (order_id) where kind = 'received' and receipt_id is null;
create index shipment_waybill on shipment (tracking_code);
