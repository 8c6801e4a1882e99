-- What the law says of how fast requests about personal data are answered and carried out.
alter table game_legal_rule drop constraint game_legal_rule_key_check;
alter table game_legal_rule add constraint game_legal_rule_key_check check (key in
  ('winnerTaxRate', 'winnerTaxFrom', 'unclaimedShare', 'awardDays', 'reportDays', 'payDays', 'brandDays',
    'dataAnswerDays', 'dataCopyDays', 'dataCorrectDays', 'dataEraseDays', 'dataWithdrawDays', 'dataObjectDays'));
insert into game_legal_rule (key, value, valid_from, valid_until, source, source_url)
  select key, 3, '2023-07-01', '2025-12-31', 'Nghị định 13/2023/NĐ-CP (72 giờ từ khi nhận yêu cầu)',
    'https://vanban.chinhphu.vn/'
  from unnest(array['dataAnswerDays', 'dataCopyDays', 'dataCorrectDays', 'dataEraseDays', 'dataWithdrawDays',
    'dataObjectDays']) as key;
insert into game_legal_rule (key, value, valid_from, source, source_url)
  select key, value, '2026-01-01', 'Luật 91/2025/QH15 và Nghị định 356/2025/NĐ-CP', 'https://vanban.chinhphu.vn/'
  from (values ('dataAnswerDays', 2), ('dataCopyDays', 10), ('dataCorrectDays', 10), ('dataEraseDays', 20),
    ('dataWithdrawDays', 15), ('dataObjectDays', 15)) as law (key, value);

alter table consent_change drop constraint consent_change_source_check;
alter table consent_change add constraint consent_change_source_check
  check (source in ('register', 'profile', 'mail', 'erasure', 'request'));

-- What somebody asked of the data that is kept about them, until when the law wants it done, and what became of it.
create table data_request (
  id integer generated always as identity primary key,
  version integer not null default 1,
  customer_id integer not null references customer,
  kind text not null check (kind in ('copy', 'correct', 'erase', 'withdraw', 'object')),
  -- `account`: they asked by themselves, logged in.
  channel text not null check (channel in ('phone', 'counter', 'mail', 'account')),
  proof text not null check (proof in ('document', 'callBack', 'code', 'session')),
  proof_note text not null default '' check (length(proof_note) <= 300),
  asked text not null default '' check (length(asked) <= 1000),
  asked_at timestamptz not null,
  -- Until then they hear that it was received and how it goes on.
  answer_due_at timestamptz not null,
  due_at timestamptz not null,
  -- Where the law says so, and whether somebody had read it there by then.
  law_source text not null default '',
  law_verified boolean not null default false,
  answered_at timestamptz,
  assignee_id integer references staff_user,
  state text not null default 'open' check (state in ('open', 'done', 'refused', 'withdrawn')),
  -- Steps that were carried out, in their order.
  steps text[] not null default '{}',
  done_what text not null default '' check (length(done_what) <= 1000),
  told text not null default '' check (length(told) <= 1000),
  ground text check (ground in ('unproven', 'law', 'contract', 'othersRights', 'none')),
  recorded_by integer references staff_user,
  closed_by integer references staff_user,
  closed_at timestamptz,
  check ((channel = 'account') = (recorded_by is null)),
  check ((channel = 'account') = (proof = 'session')),
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'refused') = (ground is not null))
);
-- One of a kind at a time, however many record it at once.
create unique index data_request_open on data_request (customer_id, kind) where state = 'open';
create index data_request_customer on data_request (customer_id, id desc);
create index data_request_due on data_request (due_at) where state = 'open';
create index data_request_assignee on data_request (assignee_id) where state = 'open';

-- A member's own wish to leave is a request like any other, whoever carries it out.
create function follow_deletion() returns trigger language plpgsql as $$
begin
  if new.erased_at is not null then
    update data_request r set state = 'done', steps = array_append(r.steps, 'erased'), closed_at = new.erased_at, version = r.version + 1
      from customer c where c.member_id = new.id and r.customer_id = c.id and r.kind = 'erase' and r.state = 'open';
    update data_request r set asked = '', proof_note = '', done_what = '', told = ''
      from customer c where c.member_id = new.id and r.customer_id = c.id;
  elsif new.deletion_asked_at is null then
    update data_request r set state = 'withdrawn', closed_at = greatest(now(), asked_at), version = r.version + 1
      from customer c where c.member_id = new.id and r.customer_id = c.id and r.kind = 'erase' and r.state = 'open'
        and (r.channel = 'account' or 'eraseAsked' = any (r.steps));
  else
    insert into data_request (customer_id, kind, channel, proof, asked_at, answer_due_at, due_at, answered_at)
      select id, 'erase', 'account', 'session', new.deletion_asked_at, new.deletion_asked_at, new.deletion_due_at,
        new.deletion_asked_at
      from customer where member_id = new.id
      on conflict (customer_id, kind) where state = 'open' do nothing;
  end if;
  return null;
end $$;
create trigger follow_deletion after update of deletion_asked_at, erased_at on member for each row
  when (old.deletion_asked_at is distinct from new.deletion_asked_at or old.erased_at is distinct from new.erased_at)
  execute function follow_deletion();

insert into data_request (customer_id, kind, channel, proof, asked_at, answer_due_at, due_at, answered_at)
  select c.id, 'erase', 'account', 'session', m.deletion_asked_at, m.deletion_asked_at, m.deletion_due_at, m.deletion_asked_at
  from member m join customer c on c.member_id = m.id
  where m.deletion_asked_at is not null and m.erased_at is null;
