-- What partners are told. A trigger writes each event, and one delivery for each who wants it, in the transaction of
-- the change itself: nothing that happened is left out, and nothing is told that did not happen.
create table webhook_subscription (
  id integer generated always as identity primary key,
  partner_id integer not null references partner,
  version integer not null default 1,
  url text not null check (length(url) between 8 and 500),
  topics text[] not null
    check (cardinality(topics) > 0 and topics <@ array['order', 'payment', 'points', 'member', 'stock']),
  -- Names and phones go along.
  personal boolean not null default false,
  secret bytea not null,
  -- Both sign until then, so that a receiver changes over without losing anything.
  former_secret bytea,
  former_until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  -- Why it is paused or ended.
  why text not null default '' check (why in ('', 'staff', 'failing', 'gone')),
  -- Since when nothing arrived; null while it goes well.
  failing_since timestamptz,
  created_at timestamptz not null,
  created_by text not null
);
create index webhook_subscription_partner on webhook_subscription (partner_id, id);

create table webhook_event (
  id bigint generated always as identity primary key,
  -- `order.shipping`: the topic before the dot.
  kind text not null,
  -- What it is about: what is told of one thing arrives in its order.
  object text not null,
  data jsonb not null,
  at timestamptz not null
);
create index webhook_event_at on webhook_event (at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  subscription_id integer not null references webhook_subscription,
  event_id bigint not null references webhook_event,
  object text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dropped')),
  next_at timestamptz not null default '-infinity',
  -- A sender has it in hand until then; one that was killed lets go by itself.
  claimed_until timestamptz,
  tries integer not null default 0,
  replays integer not null default 0,
  last_at timestamptz,
  last_status smallint,
  last_error text,
  last_ms integer
) with (fillfactor = 70);
create index webhook_delivery_waiting on webhook_delivery (subscription_id, object, id) where state = 'waiting';
create index webhook_delivery_due on webhook_delivery (subscription_id, id) where state = 'waiting';
create index webhook_delivery_log on webhook_delivery (subscription_id, id desc);
create index webhook_delivery_event on webhook_delivery (event_id);

create function tell_webhooks(what text, about text, told jsonb) returns void language plpgsql as $$
declare
  topic text := split_part(what, '.', 1);
  made bigint;
begin
  if not exists (select from webhook_subscription where state <> 'ended' and topic = any(topics)) then
    return;
  end if;
  insert into webhook_event (kind, object, data, at) values (what, about, told, now()) returning id into made;
  insert into webhook_delivery (subscription_id, event_id, object)
    select id, made, about from webhook_subscription where state <> 'ended' and topic = any(topics);
end $$;

create function tell_order() returns trigger language plpgsql as $$
declare
  told jsonb := jsonb_build_object('code', new.code, 'status', new.status, 'payment_status', new.payment_status,
    'payment_method', new.payment_method, 'order_total', new.payment + new.shipping_fee,
    'shipping_fee', new.shipping_fee);
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('order.placed', 'order:' || new.code, told);
    return null;
  end if;
  if new.status is distinct from old.status then
    perform tell_webhooks('order.' || new.status, 'order:' || new.code, told);
  end if;
  if new.payment_status is distinct from old.payment_status then
    perform tell_webhooks('payment.' || new.payment_status, 'order:' || new.code, told);
  end if;
  return null;
end $$;
create trigger tell_order_placed after insert on shop_order for each row execute function tell_order();
create trigger tell_order_moved after update of status, payment_status on shop_order for each row
  when (new.status is distinct from old.status or new.payment_status is distinct from old.payment_status)
  execute function tell_order();

create function tell_points() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('points.' || new.kind, 'member:' || a.loyalty_number, jsonb_build_object(
      'loyalty_number', a.loyalty_number, 'kind', new.kind, 'point', new.available_change, 'balance', new.balance))
    from loyalty_account a where a.id = new.account_id;
  return null;
end $$;
create trigger tell_points after insert on point_entry for each row execute function tell_points();

create function tell_membership() returns trigger language plpgsql as $$
declare
  told jsonb := jsonb_build_object('loyalty_number', new.loyalty_number);
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('member.joined', 'member:' || new.loyalty_number, told);
  elsif new.phone is null then
    perform tell_webhooks('member.erased', 'member:' || new.loyalty_number, told);
  else
    perform tell_webhooks('member.' || new.status, 'member:' || new.loyalty_number, told);
  end if;
  return null;
end $$;
create trigger tell_member_joined after insert on loyalty_account for each row execute function tell_membership();
create trigger tell_member_changed after update of phone, status on loyalty_account for each row
  when (new.status is distinct from old.status or (new.phone is null and old.phone is not null))
  execute function tell_membership();

create function tell_available() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('stock.changed', 'product:' || p.product_code, jsonb_build_object(
      'product_code', p.product_code, 'quantity', new.on_hand - new.reserved))
    from product p where p.id = new.product_id;
  return null;
end $$;
create trigger tell_available after update of on_hand, reserved on stock for each row
  when (new.on_hand - new.reserved <> old.on_hand - old.reserved) execute function tell_available();
