-- Conversations of visitors with the pharmacists (docs/rules/chat.md).
create table chat_conversation (
  id integer generated always as identity primary key,
  version integer not null default 1,
  inbox text not null check (inbox in ('shop', 'vaccine')),
  member_id integer,
  -- Of the secret that a guest's cookie holds.
  guest_hash bytea,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
  assigned_to integer,
  -- Messages are numbered without a gap: this is the newest.
  last_number integer not null default 0,
  visitor_read integer not null default 0,
  staff_read integer not null default 0,
  waiting_since timestamptz,
  last_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- How often it was closed: each closing may be rated once.
  closings integer not null default 0,
  constraint chat_conversation_visitor check ((member_id is null) <> (guest_hash is null)),
  constraint chat_conversation_waiting check ((state = 'waiting') = (waiting_since is not null)),
  constraint chat_conversation_closed check ((state = 'closed') = (closed_at is not null)),
  constraint chat_conversation_read check (visitor_read <= last_number and staff_read <= last_number)
);
create index chat_conversation_member on chat_conversation (member_id, inbox) where member_id is not null;
create index chat_conversation_guest on chat_conversation (guest_hash) where guest_hash is not null;
create index chat_conversation_queue on chat_conversation (state, waiting_since, id);
create index chat_conversation_last on chat_conversation (last_at);

create table chat_message (
  conversation_id integer not null references chat_conversation on delete cascade,
  number integer not null check (number > 0),
  -- Chosen by whoever sends it: sent again it is the same message.
  client_id uuid not null,
  side text not null check (side in ('visitor', 'staff', 'automatic')),
  staff_id integer,
  staff_name text not null default '',
  words text not null default '',
  card jsonb,
  created_at timestamptz not null,
  primary key (conversation_id, number),
  constraint chat_message_once unique (conversation_id, client_id)
);
create index chat_message_words on chat_message using gin (vn_fold(words) gin_trgm_ops);

-- Drawn anew, for the two sides of its conversation alone.
create table chat_picture (
  conversation_id integer not null,
  number integer not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (conversation_id, number),
  foreign key (conversation_id, number) references chat_message on delete cascade
);
create index chat_picture_age on chat_picture (created_at);

-- What staff tell each other, and what was done: the visitor never reads it.
create table chat_note (
  id integer generated always as identity primary key,
  conversation_id integer not null references chat_conversation on delete cascade,
  client_id uuid not null,
  kind text not null check (kind in ('note', 'event')),
  -- It stands below this message.
  after_number integer not null,
  staff_id integer,
  staff_name text not null default '',
  words text not null,
  created_at timestamptz not null,
  constraint chat_note_once unique (conversation_id, client_id)
);

create table chat_rating (
  conversation_id integer not null references chat_conversation on delete cascade,
  closing integer not null,
  stars integer not null check (stars between 1 and 5),
  words text not null default '',
  staff_id integer,
  created_at timestamptz not null,
  primary key (conversation_id, closing)
);

-- Who of the staff has the inbox in sight, and what of it.
create table chat_presence (
  staff_id integer primary key,
  conversation_id integer,
  seen_at timestamptz not null
);

-- Browsers of staff that are told when somebody waits, as long as their session lasts.
create table chat_device (
  id integer generated always as identity primary key,
  session_id integer not null unique,
  staff_id integer not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  failures integer not null default 0,
  created_at timestamptz not null
);

create table chat_saved_answer (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- Written after a slash.
  code text not null,
  title text not null,
  words text not null,
  inbox text not null default 'both' check (inbox in ('both', 'shop', 'vaccine')),
  active boolean not null default true,
  constraint chat_saved_answer_code_key unique (code)
);
create index chat_saved_answer_title on chat_saved_answer using gin (vn_fold(title) gin_trgm_ops);
