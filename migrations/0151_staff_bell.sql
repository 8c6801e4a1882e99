-- The bell of the desk. What staff should hear of is written by triggers, in the transaction of the change itself, with
-- the outbox's event that gives it to whoever may open the record (docs/rules/bell.md).
create table staff_event (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Which record of that kind of record; empty where it is about no single one.
  subject text not null default '',
  -- What the record is called; never whom it is about.
  title text not null default '',
  -- These people alone; null: all whose right it is.
  whom integer[],
  -- Those who wrote what waits: they do not decide it.
  authors integer[] not null default '{}',
  -- Whoever did it, as the audit says in the same transaction: they know.
  actor integer,
  -- Kinds that wait no longer for this record.
  ends text[] not null default '{}',
  -- What is found by the clock is found again and again.
  once text unique,
  tx xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index staff_event_tx on staff_event (tx) where actor is null;
create index staff_event_subject on staff_event (subject, id) where ends <> '{}';
create index staff_event_at on staff_event (at);

-- One line in somebody's bell. While it is unread the same of the same record is counted into it.
create table staff_notification (
  id bigint generated always as identity primary key,
  staff_id integer not null references staff_user on delete cascade,
  kind text not null,
  subject text not null,
  title text not null,
  count integer not null default 1 check (count > 0),
  -- The newest event in it: what ended before that does not end it.
  event_id bigint not null,
  at timestamptz not null,
  read_at timestamptz
);
-- The newest of it: a line that is counted up moves to the front.
create sequence staff_notification_turn;
alter table staff_notification add column place bigint not null default nextval('staff_notification_turn');
create unique index staff_notification_unread on staff_notification (staff_id, kind, subject) where read_at is null;
create unique index staff_notification_place on staff_notification (staff_id, place desc);
create index staff_notification_subject on staff_notification (kind, subject) where read_at is null;
create index staff_notification_at on staff_notification (at);

-- Whom an event was given to: a job that is done again gives it to nobody twice.
create table staff_event_told (
  event_id bigint not null references staff_event on delete cascade,
  staff_id integer not null references staff_user on delete cascade,
  primary key (event_id, staff_id)
);
create index staff_event_told_staff on staff_event_told (staff_id);

-- What somebody chose; without a row everything is as it begins.
create table staff_bell (
  staff_id integer primary key references staff_user on delete cascade,
  version integer not null default 1,
  -- By the group of kinds.
  ways jsonb not null,
  -- Hours of Vietnam between which no device is told; both or none.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

create function tell_staff(
  what text, about text, called text, people integer[] default null, over text[] default '{}',
  writers integer[] default '{}', key text default null
) returns void language plpgsql as $$
declare
  made bigint;
begin
  -- What is taken over from elsewhere happened long ago.
  if current_setting('anlanh.bell', true) = 'still' then
    return;
  end if;
  insert into staff_event (kind, subject, title, whom, authors, ends, once)
    values (what, coalesce(about, ''), left(coalesce(called, ''), 200), people, writers, over, key)
    on conflict (once) do nothing returning id into made;
  if made is not null then
    insert into outbox_event (topic, payload) values ('staff.event', jsonb_build_object('eventId', made));
  end if;
end $$;

-- Every write of the desk is audited in its transaction: whoever the line names did what the triggers told of.
create function note_staff_actor() returns trigger language plpgsql as $$
begin
  update staff_event set actor = new.staff_id where tx = pg_current_xact_id() and actor is null;
  return null;
end $$;
create trigger note_staff_actor after insert on audit_entry for each row when (new.staff_id is not null)
  execute function note_staff_actor();

-- Whoever has left has no bell.
create function empty_bell() returns trigger language plpgsql as $$
begin
  delete from staff_notification where staff_id = new.id;
  delete from staff_bell where staff_id = new.id;
  return null;
end $$;
create trigger empty_bell after update of status on staff_user for each row
  when (new.status = 'disabled' and old.status <> 'disabled') execute function empty_bell();

-- Given to somebody.
create function tell_chat_assigned() returns trigger language plpgsql as $$
begin
  perform tell_staff('chatAssigned', new.id::text, '', array[new.assigned_to]);
  return null;
end $$;
create trigger tell_staff_assigned after update of assigned_to on chat_conversation for each row
  when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function tell_chat_assigned();

create function tell_question_assigned() returns trigger language plpgsql as $$
begin
  perform tell_staff('questionAssigned', new.id::text, '', array[new.assigned_to]);
  return null;
end $$;
create trigger tell_staff_assigned after update of assigned_to on expert_question for each row
  when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function tell_question_assigned();

create function tell_counterfeit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_staff('counterfeitNew', new.id::text, new.code_masked);
    return null;
  end if;
  if new.state <> 'new' and old.state = 'new' then
    perform tell_staff('over', new.id::text, '', '{}', array['counterfeitNew']);
  end if;
  if new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform tell_staff('counterfeitAssigned', new.id::text, new.code_masked, array[new.assigned_to]);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on counterfeit_report for each row execute function tell_counterfeit();
create trigger tell_staff_moved after update of state, assigned_to on counterfeit_report for each row
  when (new.state <> old.state or new.assigned_to is distinct from old.assigned_to)
  execute function tell_counterfeit();

create function tell_data_request() returns trigger language plpgsql as $$
begin
  if new.state <> 'open' then
    perform tell_staff('over', new.id::text, '', '{}', array['dataRequestDue', 'dataRequestAssigned']);
  elsif new.assignee_id is not null and new.assignee_id is distinct from old.assignee_id then
    perform tell_staff('dataRequestAssigned', new.id::text, '', array[new.assignee_id]);
  end if;
  return null;
end $$;
create trigger tell_staff_moved after update of state, assignee_id on data_request for each row
  when (new.state <> old.state or new.assignee_id is distinct from old.assignee_id)
  execute function tell_data_request();

-- Waits for a second person, and what became of it.
create function tell_approval() returns trigger language plpgsql as $$
declare
  of_kind text := tg_argv[0];
  waits text := of_kind || 'Waits';
begin
  if new.draft is not null then
    perform tell_staff(waits, new.id::text, coalesce(new.draft->>'name', new.name), writers => new.draft_authors);
  elsif tg_op = 'UPDATE' then
    perform tell_staff(of_kind || case when new.approved_at is distinct from old.approved_at then 'Approved' else 'Refused' end,
      new.id::text, new.name, old.draft_authors, array[waits]);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on loyalty_programme for each row
  when (new.draft is not null) execute function tell_approval('programme');
create trigger tell_staff_moved after update of draft on loyalty_programme for each row
  when (new.draft is distinct from old.draft) execute function tell_approval('programme');
create trigger tell_staff_new after insert on exchange_promotion for each row
  when (new.draft is not null) execute function tell_approval('promotion');
create trigger tell_staff_moved after update of draft on exchange_promotion for each row
  when (new.draft is distinct from old.draft) execute function tell_approval('promotion');
create trigger tell_staff_new after insert on gift for each row
  when (new.draft is not null) execute function tell_approval('gift');
create trigger tell_staff_moved after update of draft on gift for each row
  when (new.draft is distinct from old.draft) execute function tell_approval('gift');

create function tell_price_plan() returns trigger language plpgsql as $$
declare
  called text := (select product_code || ' ' || name from product where id = new.product_id);
begin
  if new.state = 'waiting' then
    perform tell_staff('priceWaits', new.id::text, called, writers => array[new.proposed_by, new.edited_by]);
  elsif tg_op = 'UPDATE' and old.state = 'waiting' then
    perform tell_staff(case new.state when 'planned' then 'priceApproved' else 'priceRefused' end,
      new.id::text, called, array[new.proposed_by, new.edited_by], array['priceWaits']);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on price_plan for each row
  when (new.state = 'waiting') execute function tell_price_plan();
create trigger tell_staff_moved after update on price_plan for each row
  when (new.version <> old.version and (old.state = 'waiting' or new.state = 'waiting')) execute function tell_price_plan();

create function tell_adjustment() returns trigger language plpgsql as $$
begin
  if new.state = 'waiting' then
    perform tell_staff('adjustmentWaits', new.id::text, '', writers => array[new.proposed_by, new.edited_by]);
  elsif tg_op = 'UPDATE' and old.state = 'waiting' then
    perform tell_staff(case new.state when 'done' then 'adjustmentApproved' else 'adjustmentRefused' end,
      new.id::text, '', array[new.proposed_by, new.edited_by], array['adjustmentWaits']);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on point_adjustment for each row
  when (new.state = 'waiting') execute function tell_adjustment();
create trigger tell_staff_moved after update on point_adjustment for each row
  when (new.version <> old.version and old.state = 'waiting') execute function tell_adjustment();

create function tell_game() returns trigger language plpgsql as $$
declare
  authors integer[] := (select coalesce(array_agg(id), '{}') from staff_user
    where username in (coalesce(new.submitted_by, old.submitted_by), new.edited_by));
begin
  if new.state = 'draft' and new.submitted_at is not null then
    perform tell_staff('gameWaits', new.id::text, new.title, writers => authors);
  elsif new.state = 'approved' then
    perform tell_staff('gameApproved', new.id::text, new.title, authors, array['gameWaits']);
  else
    perform tell_staff('gameRefused', new.id::text, new.title, case when new.returned_by is null then '{}' else authors end,
      array['gameWaits']);
  end if;
  return null;
end $$;
create trigger tell_staff_moved after update of state, submitted_at on game_campaign for each row
  when (old.state = 'draft' and (new.state = 'approved' and old.submitted_at is not null
    or new.submitted_at is distinct from old.submitted_at)) execute function tell_game();

-- What was sent to be read, by a pharmacist who did not write it.
create function tell_revision() returns trigger language plpgsql as $$
begin
  perform tell_staff('contentWaits', new.item_id::text, new.head->>'title', writers => new.writer_ids);
  return null;
end $$;
create trigger tell_staff_new after insert on content_revision for each row execute function tell_revision();

create function tell_review() returns trigger language plpgsql as $$
begin
  perform tell_staff(case new.verdict when 'approved' then 'contentApproved' else 'contentRefused' end,
      r.item_id::text, r.head->>'title', r.writer_ids, array['contentWaits'])
    from content_revision r where r.id = new.revision_id;
  return null;
end $$;
create trigger tell_staff_new after insert on content_review for each row execute function tell_review();

-- Published unread it waits for nobody.
create function tell_publication() returns trigger language plpgsql as $$
begin
  perform tell_staff('over', new.item_id::text, '', '{}', array['contentWaits']);
  return null;
end $$;
create trigger tell_staff_new after insert on content_publication for each row execute function tell_publication();

-- Work of one's own that is done.
create function tell_export() returns trigger language plpgsql as $$
begin
  perform tell_staff(case new.state when 'done' then 'exportDone' else 'exportFailed' end,
    new.id::text, new.name, array[new.staff_id]);
  return null;
end $$;
create trigger tell_staff_moved after update of state on export_file for each row
  when (old.state = 'waiting' and new.state <> 'waiting') execute function tell_export();

-- Less than the setting says is left to sell, or again more.
create function tell_stock_low() returns trigger language plpgsql as $$
declare
  least_left integer := coalesce((select (value->>'stockLeft')::integer from setting where key = 'staffBell'), 5);
  was integer := old.on_hand - old.reserved;
  is_now integer := new.on_hand - new.reserved;
begin
  if (was < least_left) = (is_now < least_left) then
    return null;
  end if;
  perform tell_staff(case when is_now < least_left then 'stockLow' else 'over' end,
      p.id::text, p.product_code || ' ' || p.name, case when is_now < least_left then null else '{}'::integer[] end,
      case when is_now < least_left then '{}'::text[] else array['stockLow'] end)
    from product p where p.id = new.product_id and p.published;
  return null;
end $$;
-- The setting goes no higher: a sale of what there is plenty of reads nothing.
create trigger tell_staff_low after update of on_hand, reserved on stock for each row
  when (new.on_hand - new.reserved <> old.on_hand - old.reserved
    and least(new.on_hand - new.reserved, old.on_hand - old.reserved) < 10000) execute function tell_stock_low();

-- Money that needs a hand.
create function tell_transfer() returns trigger language plpgsql as $$
begin
  if new.state = 'unmatched' then
    perform tell_staff('transferWaits', new.id::text, '');
  else
    perform tell_staff('over', new.id::text, '', '{}', array['transferWaits']);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on bank_transaction for each row
  when (new.state = 'unmatched') execute function tell_transfer();
create trigger tell_staff_moved after update of state on bank_transaction for each row
  when (new.state <> old.state and (new.state = 'unmatched' or old.state = 'unmatched')) execute function tell_transfer();

create function tell_refund() returns trigger language plpgsql as $$
begin
  if new.state = 'byHand' then
    perform tell_staff('refundWaits', new.id::text, new.order_code);
  else
    perform tell_staff('over', new.id::text, '', '{}', array['refundWaits']);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on refund for each row
  when (new.state = 'byHand') execute function tell_refund();
create trigger tell_staff_moved after update of state on refund for each row
  when (new.state <> old.state and (new.state = 'byHand' or old.state = 'byHand')) execute function tell_refund();

-- What the shop does by itself and could not. What the bell itself could not do is told in the list alone.
create function tell_given_up() returns trigger language plpgsql as $$
begin
  if new.state = 'open' then
    perform tell_staff('deadLetter', new.kind, '');
  elsif not exists (select from dead_letter where kind = new.kind and state = 'open') then
    perform tell_staff('over', new.kind, '', '{}', array['deadLetter']);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on dead_letter for each row
  when (new.kind not like 'staff.%') execute function tell_given_up();
create trigger tell_staff_moved after update of state, times on dead_letter for each row
  when (new.kind not like 'staff.%' and (new.state <> old.state or new.times > old.times))
  execute function tell_given_up();

create function tell_codes_alarm() returns trigger language plpgsql as $$
begin
  perform tell_staff('codesAlarm', '', '');
  return null;
end $$;
create trigger tell_staff_alarm after update of alarmed_at on code_watch for each row
  when (new.alarmed_at is distinct from old.alarmed_at and new.alarmed_at is not null)
  execute function tell_codes_alarm();

create function tell_webhook_paused() returns trigger language plpgsql as $$
begin
  perform tell_staff('webhookPaused', p.id::text, p.name) from partner p where p.id = new.partner_id;
  return null;
end $$;
create trigger tell_staff_paused after update of state on webhook_subscription for each row
  when (new.state <> old.state and new.why in ('failing', 'gone')) execute function tell_webhook_paused();
