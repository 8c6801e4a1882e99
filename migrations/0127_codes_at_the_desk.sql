-- Batches are issued, activated and recalled at the desk.
alter table code_batch
  add column version integer not null default 1,
  -- How many codes the printer's file shall hold; issuing fills them in. Null of those made by a command.
  add column wanted_count integer check (wanted_count > 0),
  -- `ranges`: a code is good only once the range it was printed in is activated.
  add column activation text not null default 'all' check (activation in ('all', 'ranges')),
  add column prefix text not null default '',
  add column note text not null default '',
  add column created_by text not null default '';

-- The place of a code in its batch's list, from 1. Null of those that were printed before places were kept.
alter table genuine_code add column serial integer;

create table code_activation (
  id integer generated always as identity primary key,
  batch_id integer not null references code_batch,
  first_serial integer not null check (first_serial > 0),
  last_serial integer not null,
  reason text not null,
  activated_by text not null,
  activated_at timestamptz not null,
  check (first_serial <= last_serial),
  -- No place twice: a batch holds far fewer codes than this leaves room for.
  constraint code_activation_once exclude using gist (
    int8range(batch_id * 100000000::bigint + first_serial, batch_id * 100000000::bigint + last_serial, '[]') with &&)
);
create index code_activation_batch on code_activation (batch_id, first_serial);

-- The list of an issued batch, encrypted for its printer.
create table code_batch_file (
  batch_id integer primary key references code_batch,
  file bytea not null,
  made_at timestamptz not null
);

-- Which code was tried, so that one code can be followed. Null of tries before.
alter table code_attempt add column code_hash bytea;
create index code_attempt_code on code_attempt (code_hash, id desc) where code_hash is not null;

alter table counterfeit_report drop constraint counterfeit_report_state_check;
update counterfeit_report set state = 'checking' where state = 'seen';
alter table counterfeit_report
  add constraint counterfeit_report_state_check
    check (state in ('new', 'checking', 'counterfeit', 'genuine', 'closed')),
  add column version integer not null default 1,
  -- Of today's provinces: where the goods were bought, as far as the words tell.
  add column province integer,
  add column assigned_to integer references staff_user,
  add column closed_at timestamptz;
update counterfeit_report set closed_at = created_at where state = 'closed';
create index counterfeit_report_code on counterfeit_report (code_hash);
create index counterfeit_report_batch on counterfeit_report (batch_id) where batch_id is not null;

-- What staff write about a report, and what they answered its sender.
create table counterfeit_note (
  id integer generated always as identity primary key,
  report_id bigint not null references counterfeit_report,
  kind text not null check (kind in ('note', 'reply')),
  -- Of a reply: which message was sent.
  template text not null default '',
  words text not null,
  written_by text not null,
  written_at timestamptz not null,
  check ((kind = 'reply') = (template <> ''))
);
create index counterfeit_note_report on counterfeit_note (report_id, id);
