-- kind: expand
-- Under which keys this database stands, by marks that tell none of them (docs/decisions/0146): the present ones, and
-- sealed with the present one those before it, by which passwords and printed codes are still looked up.
create table shop_key (
  kind text not null check (kind in ('secret', 'code')),
  mark text not null check (mark ~ '^[0-9a-f]{16}$'),
  state text not null check (state in ('current', 'former')),
  -- Passwords that name no key stand under it.
  is_first boolean not null default false,
  sealed bytea check (length(sealed) between 29 and 5000),
  since timestamptz not null,
  primary key (kind, mark),
  constraint shop_key_former_is_sealed check ((state = 'former') = (sealed is not null))
);

create unique index shop_key_current on shop_key (kind) where state = 'current';
create unique index shop_key_first on shop_key (kind) where is_first;
