-- What a buyer asks of a delivered order: pieces to give back, why, and pictures of them.
create table return_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  request_no smallint not null check (request_no between 1 and 5),
  state text not null default 'received'
    check (state in ('received', 'accepted', 'refused', 'withdrawn', 'arrived')),
  reason text not null check (reason in ('wrong', 'damaged', 'faulty', 'unwanted', 'other')),
  words text not null default '',
  contact_phone text not null,
  -- What the desk tells the buyer: what to do next, or why not.
  answer text not null default '',
  decided_by text,
  -- The return of goods that it led to.
  return_id bigint unique references order_return,
  created_at timestamptz not null,
  decided_at timestamptz,
  closed_at timestamptz,
  -- Words, phone and pictures are gone.
  forgotten_at timestamptz,
  unique (order_id, request_no),
  unique (id, order_id),
  check ((state = 'arrived') = (return_id is not null)),
  check ((state in ('refused', 'withdrawn', 'arrived')) = (closed_at is not null)),
  check (state not in ('accepted', 'refused') or decided_at is not null)
);
-- Pieces are asked for once: an order has one open request, and no more pieces than are not back.
create unique index return_request_open on return_request (order_id)
  where state in ('received', 'accepted');
create index return_request_state on return_request (state, id desc);
create index return_request_to_forget on return_request (closed_at) where forgotten_at is null;

create table return_request_line (
  request_id bigint not null,
  order_id bigint not null,
  line_no smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (request_id, line_no),
  foreign key (request_id, order_id) references return_request (id, order_id),
  foreign key (order_id, line_no) references order_line (order_id, line_no)
);

-- Drawn anew without their data; seen by staff alone.
create table return_request_photo (
  id text primary key,
  request_id bigint not null references return_request,
  place smallint not null check (place between 1 and 4),
  width integer not null,
  height integer not null,
  bytes bytea not null,
  unique (request_id, place)
);
