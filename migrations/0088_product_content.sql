-- What the public reads of a product is written and published like articles (docs/rules/content.md §11). The row of
-- the catalogue keeps what is in force, so that lists, search and carts read it as before; what began to be in force
-- and what is planned stands beside it. What stands today becomes a first revision when somebody opens it.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conrelid = 'content_item'::regclass and conname = 'content_item_kind_check');
begin
  alter table content_item drop constraint content_item_kind_check;
  execute format('alter table content_item add constraint content_item_kind_check check ((%s) or kind = ''product'')',
    kinds);
end
$$;

alter table product
  add column warnings text not null default '',
  -- Who answers for it before the law, and the sentences of its declaration.
  add column company text not null default '',
  add column declared_uses text[] not null default '{}',
  -- The parts of the leaflet that are more than plain lines, as HTML made from what was published.
  add column leaflet jsonb not null default '{}',
  -- Of the pictures, in their order: what they show, and what stays in sight where they are cut.
  add column picture_alts text[] not null default '{}',
  add column picture_focus text[] not null default '{}',
  -- From then on the row no longer says what is in force: `product_shown` does.
  add column next_shown_at timestamptz;
create index product_next_shown on product (next_shown_at) where next_shown_at is not null;

-- What is shown of a product from a moment on, until the next one; past moments stay for who looks back.
create table product_shown (
  product_id integer not null references product on delete cascade,
  starts_at timestamptz not null,
  shown jsonb not null,
  primary key (product_id, starts_at)
);

-- What is written of which product.
create table product_content (
  product_id integer primary key references product,
  item_id integer not null references content_item,
  constraint product_content_item_key unique (item_id)
);
