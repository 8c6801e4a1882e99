-- What staff wrote in place of a mail's own words; a part without one is the standard, and a text without one follows
-- the message to phones.
create table mail_text (
  template text primary key check (template ~ '^[A-Za-z]{1,60}$'),
  subject text check (char_length(subject) between 1 and 200),
  heading text check (char_length(heading) between 1 and 200),
  text text check (char_length(text) between 1 and 3000),
  action text check (char_length(action) between 1 and 60),
  version integer not null check (version > 0),
  changed_by text not null,
  changed_at timestamptz not null
);
