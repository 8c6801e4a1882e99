-- Two phones of one person become one: which stays, which goes, what proved it, and row by row how much moved.
create table person_merge (
  id integer generated always as identity primary key,
  version integer not null default 1,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  -- Of whom the old phone was, and of whom the one that stays is.
  from_customer integer not null references customer,
  to_customer integer not null references customer,
  -- Kept with what was moved, for whoever has to undo it by hand; gone once the person is erased.
  from_phone text not null,
  to_phone text not null,
  why text not null check (length(why) <= 500),
  from_proof text check (from_proof in ('code', 'words')),
  from_words text not null default '' check (length(from_words) <= 500),
  from_proven_by integer references staff_user,
  to_proof text check (to_proof in ('code', 'words')),
  to_words text not null default '' check (length(to_words) <= 500),
  to_proven_by integer references staff_user,
  started_by integer not null references staff_user,
  started_at timestamptz not null,
  moved jsonb not null default '{}',
  ended_by integer references staff_user,
  ended_at timestamptz,
  ended_why text not null default '' check (length(ended_why) <= 500),
  check (from_customer <> to_customer),
  check ((state = 'waiting') = (ended_at is null)),
  check ((ended_by is null) = (ended_at is null)),
  check (state <> 'done' or (from_proof is not null and to_proof is not null)),
  -- What a code did not prove is carried out by somebody who neither started it nor vouched for it.
  check (state <> 'done' or (from_proof = 'code' and to_proof = 'code')
    or (ended_by <> started_by and ended_by <> from_proven_by and ended_by <> to_proven_by))
);
create index person_merge_from on person_merge (from_customer, id desc);
create index person_merge_to on person_merge (to_customer, id desc);
create index person_merge_waiting on person_merge (id) where state = 'waiting';

-- A phone stands in one merge at a time, whichever way round.
create table person_merge_phone (
  phone text primary key,
  merge_id integer not null references person_merge
);

alter table member add column merged_into bigint references member;
alter table loyalty_account add column merged_into bigint references loyalty_account;
create index loyalty_account_merged on loyalty_account (merged_into) where merged_into is not null;
create index member_merged on member (merged_into) where merged_into is not null;

-- Whatever was under way when its member was merged is the other's: it waits for the merge and then reads on.
create function follow_merge() returns trigger language plpgsql as $$
declare
  next bigint;
begin
  select merged_into into next from member where id = new.member_id for key share;
  if next is not null then
    new.member_id = next;
    if tg_table_name = 'shop_order' then
      new.customer_phone = coalesce((select phone from member where id = next), new.customer_phone);
    end if;
  end if;
  return new;
end $$;
create trigger follow_merge before insert on shop_order for each row
  when (new.member_id is not null) execute function follow_merge();
create trigger follow_merge before insert on standing_order for each row execute function follow_merge();
create trigger follow_merge before insert on chat_conversation for each row
  when (new.member_id is not null) execute function follow_merge();
create trigger follow_merge before insert on expert_question for each row
  when (new.member_id is not null) execute function follow_merge();
create trigger follow_merge before insert on product_review for each row
  when (new.member_id is not null) execute function follow_merge();
create trigger follow_merge before insert on loyalty_account for each row
  when (new.member_id is not null) execute function follow_merge();

-- Nothing stays behind on a membership that was merged, whoever wrote to it a moment too late: they try again.
create function keep_merged_empty() returns trigger language plpgsql as $$
begin
  if exists (select from loyalty_account where id = new.id and merged_into is not null
      and (available <> 0 or holding <> 0 or debt <> 0)) then
    raise exception 'membership % was merged into another', new.id using errcode = 'serialization_failure';
  end if;
  return null;
end $$;
create constraint trigger keep_merged_empty after update on loyalty_account
  deferrable initially deferred for each row
  when (new.merged_into is not null) execute function keep_merged_empty();

-- An entry is sealed for the phone that it was given to, also when its person has another one now.
alter table game_entry add column sealed_for text;

alter table consent_change drop constraint consent_change_source_check;
alter table consent_change add constraint consent_change_source_check
  check (source in ('register', 'profile', 'mail', 'erasure', 'request', 'merge'));

-- An erased person leaves no phone in what was merged into them.
create function forget_merges() returns trigger language plpgsql as $$
begin
  update person_merge m set from_phone = '', to_phone = '', why = '', from_words = '', to_words = '', ended_why = ''
    from customer c where c.member_id = new.id and m.state <> 'waiting'
      and c.id in (m.to_customer, m.from_customer);
  return null;
end $$;
create trigger forget_merges after update of erased_at on member for each row
  when (old.erased_at is null and new.erased_at is not null and new.merged_into is null)
  execute function forget_merges();

-- Whose a membership is since it was merged: the ledger goes on naming the old one.
create function survivor_account(account bigint) returns bigint language sql stable as $$
  select coalesce(merged_into, id) from loyalty_account where id = account
$$;
