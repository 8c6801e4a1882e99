-- Winners at the desk: a number of its own for each win, two more reasons to look at one, and a clock for all that
-- is sent.
alter table game_win add column id integer generated always as identity,
  add constraint game_win_id unique (id);
create index game_win_desk on game_win (state) where state <> 'credited';

alter table game_hold drop constraint game_hold_reason_check,
  add constraint game_hold_reason_check
    check (reason in ('phone', 'address', 'value', 'staff', 'voucher', 'nobody', 'returned'));

-- What was held before had no reason but a voucher that was given out, or nobody to credit.
insert into game_hold (campaign_id, number, reason, held_at)
select w.campaign_id, w.number, case when w.account_id is null then 'nobody' else 'voucher' end, w.won_at
from game_win w where w.state = 'held';

insert into game_claim_step (campaign_id, number, due_on)
select w.campaign_id, w.number, (now() at time zone 'Asia/Ho_Chi_Minh')::date
  + coalesce((c.rules -> 'claim' ->> 'contact_days')::int, 7)
from game_win w join game_campaign c on c.id = w.campaign_id
where w.state = 'won';
