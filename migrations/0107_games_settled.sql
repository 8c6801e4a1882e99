-- What the law and the rules ask for after a campaign has ended, and the settlement that freezes its figures. Nothing
-- was ever written to what stood here.
alter table game_settlement
  drop column paid_amount, drop column paid_on, drop column paid_reference, drop column payment_file_id,
  drop column reported_on, drop column report_file_id, drop column note, drop column updated_by,
  drop column updated_at,
  -- Of the moment of the settlement; null before. The version is raised by each note: what was read is settled.
  add column figures jsonb;

create table game_settlement_step (
  campaign_id integer not null references game_settlement,
  step text not null check (step in ('announced', 'awarded', 'reported', 'paid')),
  done_on date not null,
  -- Đồng that were paid.
  amount bigint check (amount >= 0),
  reference text not null default '',
  file_id integer references game_file,
  note text not null default '',
  noted_by text not null,
  noted_at timestamptz not null,
  primary key (campaign_id, step),
  check ((step = 'paid') = (amount is not null)),
  check (step not in ('reported', 'paid') or file_id is not null)
);
create index game_settlement_step_file on game_settlement_step (file_id) where file_id is not null;

alter table game_file drop constraint game_file_kind_check;
alter table game_file add constraint game_file_kind_check
  check (kind in ('registration', 'settlement'));

alter table game_legal_rule drop constraint game_legal_rule_key_check;
alter table game_legal_rule add constraint game_legal_rule_key_check check (key in
  ('winnerTaxRate', 'winnerTaxFrom', 'unclaimedShare', 'awardDays', 'reportDays', 'payDays', 'brandDays'));
insert into game_legal_rule (key, value, valid_from, source, source_url) values
  ('awardDays', 45, '2018-07-15', 'Nghị định 81/2018/NĐ-CP về xúc tiến thương mại', 'https://vanban.chinhphu.vn/'),
  ('payDays', 15, '2018-07-15', 'Nghị định 81/2018/NĐ-CP về xúc tiến thương mại', 'https://vanban.chinhphu.vn/');

-- The prizes of a settled campaign stand. Who moves one holds the campaign's key, who settles it waits for them.
create function game_win_stands() returns trigger language plpgsql as $$
declare
  is_settled boolean;
begin
  if tg_op = 'UPDATE' then
    select state = 'settled' into is_settled from game_campaign where id = new.campaign_id for key share;
  else
    select state = 'settled' into is_settled from game_campaign where id = new.campaign_id;
  end if;
  if is_settled then
    raise exception 'campaign % is settled', new.campaign_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger game_win_added_stands before insert on game_win for each row execute function game_win_stands();
create trigger game_win_moved_stands before update on game_win for each row
  when (old.state is distinct from new.state or old.prize <> new.prize) execute function game_win_stands();

-- Who won last, for the board that is followed live and for the public list.
create index game_win_newest on game_win (campaign_id, won_at desc, number desc);
