-- Browsers in which a member wants to be told: as long as their session there, one each.
create table member_push (
  id bigint generated always as identity primary key,
  session_id bigint not null unique references member_session on delete cascade,
  member_id bigint not null references member,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  failures integer not null default 0,
  created_at timestamptz not null,
  -- Where the browser itself says how long.
  expires_at timestamptz
);
create index member_push_member on member_push (member_id);

alter table message drop constraint message_channel_check;
alter table message add constraint message_channel_check
  check (channel in ('zalo', 'sms', 'email', 'push', 'local'));
alter table message_attempt drop constraint message_attempt_channel_check;
alter table message_attempt add constraint message_attempt_channel_check
  check (channel in ('zalo', 'sms', 'email', 'push', 'local'));

-- Browsers subscribe with the shop's key: once it is another, none of their subscriptions is worth anything.
create function forget_subscriptions() returns trigger language plpgsql as $$
begin
  delete from store_push;
  delete from chat_device;
  delete from member_push;
  return null;
end $$;
create trigger push_key_lost after delete on push_key
  for each statement execute function forget_subscriptions();
