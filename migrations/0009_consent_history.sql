-- What a member agreed to is never rewritten; only the place it came from may be forgotten.
create function keep_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.address = '' and
    (new.id, new.member_id, new.channel, new.granted, new.wording_version, new.source, new.actor, new.created_at)
    is not distinct from
    (old.id, old.member_id, old.channel, old.granted, old.wording_version, old.source, old.actor, old.created_at)
  then
    return new;
  end if;
  raise exception 'consent_change is append-only';
end $$;
create trigger consent_change_append_only before update or delete on consent_change
  for each row execute function keep_consent_change();
