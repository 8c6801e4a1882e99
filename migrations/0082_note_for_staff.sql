-- What staff tell each other about a voucher campaign; nobody outside of the back office reads it.
alter table voucher_campaign
  add column note_for_staff text not null default '' check (length(note_for_staff) <= 500);
