-- A campaign's draft waits as those of programmes and gifts do: since when, and the bell tells of it.
alter table voucher_campaign add column draft_at timestamptz;
update voucher_campaign set draft_at = now() where draft is not null;
create trigger note_draft_since before insert or update of draft on voucher_campaign
  for each row execute function note_draft_since();
create index voucher_campaign_waiting on voucher_campaign (draft_at) where draft is not null;

create trigger tell_staff_new after insert on voucher_campaign for each row
  when (new.draft is not null) execute function tell_approval('campaign');
create trigger tell_staff_moved after update of draft on voucher_campaign for each row
  when (new.draft is distinct from old.draft) execute function tell_approval('campaign');
