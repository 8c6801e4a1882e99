-- E-mail beside messages to phones: each mail is a message of its own, carried by its own job.
alter table message
  -- What a mail says, sealed, until it has gone out or never will.
  add column sealed bytea,
  -- Whose consent a mail needs when it goes out; none for what is about an order's own address.
  add column member_id bigint,
  -- As `body`: kept where `/dev/` shows them, and nowhere else.
  add column subject text not null default '',
  add column html text not null default '',
  add constraint message_sealed_while_waiting check (sealed is null or status = 'waiting');
alter table message_attempt drop constraint message_attempt_channel_check;
alter table message_attempt add constraint message_attempt_channel_check
  check (channel in ('zalo', 'sms', 'email', 'local'));

-- Addresses whose own server said that they take no mail, hashed: nothing is sent there until they are changed.
create table mail_refusal (
  address_hash bytea primary key,
  provider_code text not null,
  refused_at timestamptz not null
);
create index mail_refusal_age on mail_refusal (refused_at);

-- A consent may be withdrawn from a mail's own link.
alter table consent_change drop constraint consent_change_source_check;
alter table consent_change add constraint consent_change_source_check
  check (source in ('register', 'profile', 'mail', 'erasure'));
