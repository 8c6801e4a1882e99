-- What let a campaign loose together with other things, such as `release:12`: it alone takes it back, and until the
-- campaign begins nobody changes what was approved.
alter table voucher_campaign add column let_loose_by text
  check (let_loose_by is null or published);
create index voucher_campaign_let_loose on voucher_campaign (let_loose_by) where let_loose_by is not null;
