-- Games at the counter. Of a campaign for stores each pharmacy has one entry of its own, which has no phone.
alter table game_campaign drop constraint game_campaign_audience_check;
alter table game_campaign add constraint game_campaign_audience_check
  check (audience in ('phone', 'members', 'list', 'stores'));
-- A pharmacy has no points and no vouchers, and the numbers of a draw are ranked by people's entries.
alter table game_campaign add constraint game_campaign_for_stores
  check (audience <> 'stores' or (place = 'store' and kind <> 'draw' and not jsonb_path_exists(announced,
    '$.prizes[*] ? (@.kind == "points" || @.kind == "voucher" || @.kind == "luckyMoney")')));

-- At which counter an entry was played, and by whom of the pharmacy; whose entry it is stands with the entry.
create table game_turn (
  campaign_id integer not null,
  number integer not null,
  store_code text not null,
  store_user text not null,
  -- Of the request: sent again it tells the same turn.
  key text not null,
  at timestamptz not null,
  primary key (campaign_id, number),
  foreign key (campaign_id, number) references game_entry,
  unique (store_code, key)
);
create index game_turn_store on game_turn (store_code, at);
-- What a pharmacy's counter brought.
create index game_entry_store on game_entry (store_code, at) where store_code is not null;
-- What lies in the box for each pharmacy is kept for its entries: how many each has.
create index game_entry_places on game_entry (campaign_id, store_code) where state <> 'cancelled';
-- A pharmacy's entry for which nothing is left draws a blank, also beyond those announced: the rest is others'.
alter table game_chain drop constraint game_chain_check1;
alter table game_chain add constraint game_chain_blanks_drawn check (blanks_drawn >= 0);
