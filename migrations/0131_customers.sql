-- One row a person whom the shop knows: a member, a membership without an account, or a guest who ordered. Phones stand
-- in no address of the desk; this number does. The database fills it, so that nobody is left out, whoever writes.
create table customer (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- Null once the person was erased.
  phone text unique,
  member_id bigint unique references member,
  name text not null default '',
  name_words text not null generated always as (vn_fold(name)) stored,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  created_at timestamptz not null
);
create index customer_name on customer using gin (name_words gin_trgm_ops);
create index customer_phone_start on customer (phone text_pattern_ops);
create index customer_phone_end on customer (reverse(phone) text_pattern_ops);
create index customer_tags on customer using gin (tags) where tags <> '{}';
create index customer_tagged on customer (id) where tags <> '{}';

-- What staff wrote of somebody, for each other.
create table customer_note (
  id integer generated always as identity primary key,
  customer_id integer not null references customer,
  staff_id integer not null references staff_user,
  words text not null check (length(words) between 1 and 2000),
  created_at timestamptz not null
);
create index customer_note_customer on customer_note (customer_id, id desc);

-- Who opened whose personal data, when, and why: a task that named the person, or a reason that was chosen first.
create table customer_look (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer,
  staff_id integer not null references staff_user,
  reason text not null check (reason in ('task', 'call', 'message', 'counter', 'check', 'dataRequest', 'other')),
  task_kind text check (task_kind in ('order', 'chat', 'return', 'question', 'dataRequest')),
  task_ref text not null default '',
  words text not null default '' check (length(words) <= 200),
  at timestamptz not null,
  -- Until then it stays open for whoever opened it.
  until timestamptz not null,
  check ((reason = 'task') = (task_kind is not null)),
  check ((reason = 'other') <= (words <> ''))
);
create index customer_look_customer on customer_look (customer_id, id desc);
create index customer_look_staff on customer_look (staff_id, customer_id, until desc);

create function keep_looks() returns trigger language plpgsql as $$
begin
  raise exception 'looks are only ever added to';
end $$;
create trigger keep_looks before update or delete on customer_look for each row execute function keep_looks();

-- The statement's rows in the order of their phones: of two statements none waits for the other in a circle.
create function note_buyers() returns trigger language plpgsql as $$
begin
  insert into customer (phone, name, created_at)
    select distinct on (customer_phone) customer_phone, receiver_name, created_at from added
    where customer_phone ~ '^0[1-9][0-9]{8}$'
      and not exists (select from customer c where c.phone = added.customer_phone)
    order by customer_phone, id desc
    on conflict (phone) do nothing;
  return null;
end $$;
create trigger note_buyers after insert on shop_order
  referencing new table as added for each statement execute function note_buyers();

create function note_account_holders() returns trigger language plpgsql as $$
begin
  insert into customer (phone, created_at)
    select phone, created_at from added
    where phone is not null and not exists (select from customer c where c.phone = added.phone)
    order by phone
    on conflict (phone) do nothing;
  return null;
end $$;
create trigger note_account_holders after insert on loyalty_account
  referencing new table as added for each statement execute function note_account_holders();

create function note_members() returns trigger language plpgsql as $$
begin
  insert into customer (phone, member_id, name, created_at)
    select phone, id, full_name, created_at from added where phone is not null order by phone
    on conflict (phone) do update set member_id = excluded.member_id, name = excluded.name,
      version = customer.version + 1;
  return null;
end $$;
create trigger note_members after insert on member
  referencing new table as added for each statement execute function note_members();

-- An erased member leaves a number without a person, and nothing that staff wrote of them.
create function follow_member() returns trigger language plpgsql as $$
begin
  if new.phone is null then
    delete from customer_note n using customer c where c.member_id = new.id and n.customer_id = c.id;
    update customer set phone = null, name = '', tags = '{}', version = version + 1 where member_id = new.id;
  else
    update customer set phone = new.phone, name = new.full_name, version = version + 1 where member_id = new.id;
  end if;
  return null;
end $$;
create trigger follow_member after update of phone, full_name on member for each row
  when (old.phone is distinct from new.phone or old.full_name <> new.full_name)
  execute function follow_member();

insert into customer (phone, member_id, name, created_at)
  select phone, id, full_name, created_at from member order by id;
insert into customer (phone, created_at)
  select phone, created_at from loyalty_account where phone is not null order by id
  on conflict (phone) do nothing;
insert into customer (phone, name, created_at)
  select distinct on (customer_phone) customer_phone, receiver_name, created_at from shop_order
  where customer_phone ~ '^0[1-9][0-9]{8}$' order by customer_phone, id desc
  on conflict (phone) do nothing;
