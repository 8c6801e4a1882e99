-- What buyers say of what they got (docs/rules/reviews.md): one review for each line of an order that arrived.
create table product_review (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  line_no smallint not null,
  product_id integer not null references product,
  -- Null once the account is deleted: the words stay without their writer.
  member_id bigint references member,
  -- As the public reads it, `Nguyễn T. H.`; empty once the account is deleted.
  writer_name text not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (char_length(words) <= 2000),
  state text not null check (state in ('waiting', 'shown', 'hidden', 'withdrawn')),
  -- Never because somebody was not content: there is no such reason.
  hidden_reason text check (hidden_reason in ('personal', 'claim', 'insult', 'advertising', 'offTopic')),
  hidden_at timestamptz,
  -- What was found in the words, and by which rules.
  findings jsonb not null default '[]',
  rules_version integer not null default 0,
  -- What the shop says to it, and who wrote that.
  answer text not null default '' check (char_length(answer) <= 1000),
  answered_by text,
  answered_at timestamptz,
  version integer not null default 1,
  -- The writer, or a member of staff, whose doing this version is.
  changed_by text not null default 'writer',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, line_no),
  foreign key (order_id, line_no) references order_line (order_id, line_no),
  check ((state = 'hidden') = (hidden_reason is not null)),
  check ((hidden_reason is null) = (hidden_at is null)),
  check ((answer = '') = (answered_at is null)),
  check ((answered_at is null) = (answered_by is null)),
  check (member_id is not null or writer_name = '')
);
-- A product's page, and how many of each number of stars it has.
create index product_review_product on product_review (product_id, state, created_at desc, id desc);
create index product_review_stars on product_review (product_id, stars) where state <> 'withdrawn';
create index product_review_member on product_review (member_id, id desc);
create index product_review_state on product_review (state, id desc);

-- Every state that a review was in before its present one; written by the database, so that nobody forgets it.
create table product_review_version (
  review_id bigint not null references product_review,
  version integer not null,
  stars smallint not null,
  words text not null,
  state text not null,
  hidden_reason text,
  answer text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (review_id, version)
);

create function keep_review_version() returns trigger
language plpgsql
as $$
begin
  insert into product_review_version
    (review_id, version, stars, words, state, hidden_reason, answer, changed_by, changed_at)
  values (old.id, old.version, old.stars, old.words, old.state, old.hidden_reason, old.answer, old.changed_by,
    old.changed_at);
  return new;
end
$$;
create trigger product_review_version before update on product_review
  for each row when (new.version <> old.version) execute function keep_review_version();

-- A product's rating is what its reviews say, in the transaction that changes one of them. All count but those that
-- their writers took back: hiding the words of a review takes none of its stars away.
create function rate_product() returns trigger
language plpgsql
as $$
begin
  -- The row first: whoever comes second counts, in the next statement, what the first has written.
  perform from product where id = new.product_id for no key update;
  update product p set rating = c.mean, rating_count = c.count
  from (select round(avg(stars), 1) as mean, count(*)::int as count from product_review
    where product_id = new.product_id and state <> 'withdrawn') c
  where p.id = new.product_id and (p.rating, p.rating_count) is distinct from (c.mean, c.count);
  perform tell_tags(array['product:' || new.product_id], 'catalog,products');
  return null;
end
$$;
create trigger product_review_rating after insert or update on product_review
  for each row execute function rate_product();

-- Drawn anew without their data; shown with the review and not before.
create table product_review_photo (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  review_id bigint not null references product_review,
  place smallint not null check (place between 1 and 5),
  width integer not null,
  height integer not null,
  bytes bytea not null,
  small bytea not null,
  unique (review_id, place)
);

-- Buyers who were asked for their opinion: once an order, whatever becomes of it.
create table review_ask (
  order_id bigint primary key references shop_order,
  member_id bigint not null,
  asked_at timestamptz not null,
  outcome text not null default 'due' check (outcome in ('due', 'sent', 'unwanted', 'needless'))
);
create index review_ask_time on review_ask (asked_at);
