-- Rules of the claim check as staff keep them: a version never changes, a new one takes over on its day
-- (docs/rules/claims.md §5). Without any the shop begins with those that come with it.
create table claim_rule_set (
  version integer primary key check (version > 1),
  valid_from date not null,
  body jsonb not null,
  note text not null,
  staff text not null,
  created_at timestamptz not null
);
create trigger claim_rule_set_append_only before update or delete on claim_rule_set
  for each row execute function refuse_change();
