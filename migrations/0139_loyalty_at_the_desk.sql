-- Programmes, exchange promotions and gifts are kept at the desk. What moves points waits in `draft` until somebody
-- else approves it; the columns beside it are what the shop goes by.
alter table loyalty_programme
  add column version integer not null default 1,
  -- Of the points that codes and products bring; never less than what is printed.
  add column factor_percent integer not null default 100 check (factor_percent between 100 and 1000),
  -- How long its points live; null: as the setting says.
  add column validity_months integer check (validity_months between 1 and 36),
  add column draft jsonb,
  add column draft_authors integer[] not null default '{}',
  add column approved_by integer references staff_user,
  add column approved_at timestamptz,
  add column approved_authors integer[] not null default '{}',
  -- Whether it was ever in the shop: from then on people count on it.
  add column opened boolean not null default true,
  add constraint programme_draft_has_authors check ((draft is null) = (draft_authors = '{}')),
  -- Nobody approves their own.
  add constraint programme_four_eyes check (approved_by is null or approved_by <> all (approved_authors)),
  add constraint programme_approved_at check ((approved_by is null) = (approved_at is null));

alter table exchange_promotion
  add column version integer not null default 1,
  -- What members read above its gifts.
  add column description text not null default '',
  add column draft jsonb,
  add column draft_authors integer[] not null default '{}',
  add column approved_by integer references staff_user,
  add column approved_at timestamptz,
  add column approved_authors integer[] not null default '{}',
  -- Whether it was ever in the shop: from then on people count on it.
  add column opened boolean not null default true,
  add constraint promotion_draft_has_authors check ((draft is null) = (draft_authors = '{}')),
  add constraint promotion_four_eyes check (approved_by is null or approved_by <> all (approved_authors)),
  add constraint promotion_approved_at check ((approved_by is null) = (approved_at is null));

alter table gift
  add column version integer not null default 1,
  add column draft jsonb,
  add column draft_authors integer[] not null default '{}',
  add column approved_by integer references staff_user,
  add column approved_at timestamptz,
  add column approved_authors integer[] not null default '{}',
  -- Whether it was ever in the shop: from then on people count on it.
  add column opened boolean not null default true,
  add constraint gift_draft_has_authors check ((draft is null) = (draft_authors = '{}')),
  add constraint gift_four_eyes check (approved_by is null or approved_by <> all (approved_authors)),
  add constraint gift_approved_at check ((approved_by is null) = (approved_at is null));

-- What is in a draft is told to nobody outside the desk, so the shop's kept answers hold.
drop trigger tell_change on gift;
create trigger tell_change after insert or delete or update of name, description, kind, product_code, point_cost,
    picture, promotion_id, voucher_campaign_id, per_member_limit, total_limit, published, sort on gift
  for each statement execute function tell_change('loyalty');

-- What became of a gift's stock: counted at the desk, handed over, come back. Their sum is `on_hand`.
create table gift_movement (
  id bigint generated always as identity primary key,
  gift_id integer not null references gift,
  kind text not null check (kind in ('start', 'count', 'given', 'returned')),
  change integer not null,
  -- Afterwards.
  on_hand integer not null check (on_hand >= 0),
  reason text not null default '',
  staff_id integer references staff_user,
  at timestamptz not null default now(),
  check ((kind = 'count') = (staff_id is not null))
);
create index gift_movement_gift on gift_movement (gift_id, id desc);
insert into gift_movement (gift_id, kind, change, on_hand)
select id, 'start', on_hand, on_hand from gift where on_hand > 0;

-- Whatever writes the stock notes it in the same statement; a desk's count brings its own words.
create function note_gift_movement() returns trigger language plpgsql as $$
begin
  insert into gift_movement (gift_id, kind, change, on_hand)
  values (new.id, case when tg_op = 'INSERT' then 'start' when new.on_hand < old.on_hand then 'given' else 'returned' end,
    new.on_hand - case when tg_op = 'INSERT' then 0 else old.on_hand end, new.on_hand);
  return null;
end $$;
create trigger note_movement_of_new after insert on gift for each row
  when (new.on_hand > 0) execute function note_gift_movement();
-- An exchange takes from both or from `reserved` and `exchanged` too; a count touches `on_hand` and the version alone.
create trigger note_movement after update of on_hand on gift for each row
  when (new.on_hand <> old.on_hand and new.version = old.version) execute function note_gift_movement();
