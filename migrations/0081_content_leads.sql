-- Who left a name and a phone with a form of a landing page: for what, in which words, on which page as it
-- stood then.
create table content_lead (
  id integer generated always as identity primary key,
  item_id integer not null references content_item,
  revision_id integer not null references content_revision,
  -- The form's block in that revision.
  block text not null,
  name text not null,
  phone text not null,
  purpose text not null,
  consent text not null,
  created_at timestamptz not null,
  -- Sent twice it is one.
  unique (item_id, block, phone)
);
