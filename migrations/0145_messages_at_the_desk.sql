-- What staff wrote in place of a message's standard text; without text it is the standard one again.
create table message_text (
  template text primary key check (template ~ '^[A-Za-z]{1,60}$'),
  text text check (char_length(text) between 1 and 600),
  version integer not null check (version > 0),
  changed_by text not null,
  changed_at timestamptz not null
);

-- What waits and what never arrived, newest first, and what was sent of a kind.
create index message_unsent on message (status, id desc) include (sent_at) where status in ('waiting', 'failed');
create index message_template on message (template, id desc);
-- Tries are only added, in the order of time.
create index message_attempt_time on message_attempt using brin (created_at) with (autosummarize = on);
