-- Experts, what people ask them, and answers as one more kind of content (docs/rules/experts.md).
alter table content_item drop constraint content_item_kind_check;
alter table content_item add constraint content_item_kind_check check (
  kind in ('article', 'landing', 'answer', 'page', 'banner', 'popup', 'promotion', 'product')
);

create table expert_category (
  id integer generated always as identity primary key,
  slug text not null,
  name text not null,
  description text not null default '',
  sort integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  constraint expert_category_slug_key unique (slug),
  constraint expert_category_name_key unique (name)
);

create table expert (
  id integer generated always as identity primary key,
  name text not null,
  title text not null,
  speciality text not null,
  workplace text not null default '',
  -- A picture of the library, with what it shows.
  photo jsonb,
  bio text not null default '',
  category_ids integer[] not null default '{}',
  sort integer not null default 0,
  active boolean not null default true,
  version integer not null default 1
);
create index expert_name on expert using gin (vn_fold(name) gin_trgm_ops);

-- Who asked what an answer answers, as the public reads it. Beside the revisions, which never change:
-- a person who is erased leaves from here.
create table content_asker (
  item_id integer primary key references content_item,
  name text not null
);

create table expert_question (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- Both empty once the person has been forgotten.
  name text not null,
  phone text not null,
  member_id integer,
  category_id integer not null references expert_category,
  words text not null,
  -- The sentence that was agreed to, and when.
  consent text not null,
  created_at timestamptz not null,
  -- It has words of an emergency: whoever asked was told to call 115 at once.
  urgent boolean not null default false,
  state text not null default 'new' check (state in ('new', 'assigned', 'answered', 'closed')),
  assigned_to integer,
  item_id integer references content_item,
  -- What the asker reads, and whether the public does too.
  answered_how text check (answered_how in ('public', 'private')),
  revision_id integer references content_revision,
  closed_reason text not null default '',
  ended_at timestamptz,
  ended_by text not null default '',
  forgotten_at timestamptz,
  constraint expert_question_item_key unique (item_id),
  constraint expert_question_answered check (
    (state = 'answered') = (answered_how is not null and revision_id is not null)
  ),
  constraint expert_question_ended check ((state in ('answered', 'closed')) = (ended_at is not null)),
  constraint expert_question_forgotten check ((phone = '') = (forgotten_at is not null))
);
-- The same person with the same words is one question, however often the form is sent.
create unique index expert_question_once on expert_question (phone, md5(words)) where phone <> '';
create index expert_question_state on expert_question (state, id);
create index expert_question_member on expert_question (member_id) where member_id is not null;
create index expert_question_kept on expert_question (coalesce(ended_at, created_at)) where phone <> '';

-- Experts, their categories and who asked stand in kept answers of the public.
create function tell_experts() returns trigger
language plpgsql
as $$
begin
  perform tell_tags(array['content:answer'], 'content');
  return null;
end
$$;
create trigger tell_change after insert or update or delete on expert_category
  for each statement execute function tell_experts();
create trigger tell_change after insert or update or delete on expert
  for each statement execute function tell_experts();
create trigger tell_change after insert or update or delete on content_asker
  for each statement execute function tell_experts();
