-- Addresses that take no mail, as the desk shows and lifts them: the address itself is still kept by nobody.
alter table mail_refusal
  add column id bigint generated always as identity,
  -- bounced: its own server refused. complained: staff noted that whoever it is wants none. unsubscribed: a member ended
  -- mail from its link; it stands here to be seen, their consent decides.
  add column kind text not null default 'bounced'
    check (kind in ('bounced', 'complained', 'unsubscribed')),
  -- All but its first letter and its host hidden; empty for those of before.
  add column shown text not null default '',
  add column note text not null default '',
  add column noted_by text,
  drop constraint mail_refusal_pkey,
  add constraint mail_refusal_pkey primary key (address_hash, kind);
create unique index mail_refusal_id on mail_refusal (id);
create index mail_refusal_kind on mail_refusal (kind, id desc);

-- How often an address was let in again: lifted too soon it only hurts the shop's name with servers of mail.
create table mail_refusal_lift (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  kind text not null check (kind in ('bounced', 'complained')),
  lifted_by text not null,
  lifted_at timestamptz not null
);
create index mail_refusal_lift_address on mail_refusal_lift (address_hash, lifted_at);
create index mail_refusal_lift_age on mail_refusal_lift (lifted_at);
