-- What a campaign gives away above the shop's limit waits in `draft` until somebody else approves it; the columns
-- beside it are what the shop goes by.
alter table voucher_campaign
  add column draft jsonb,
  add column draft_authors integer[] not null default '{}',
  add column approved_by integer references staff_user,
  add column approved_at timestamptz,
  add column approved_authors integer[] not null default '{}',
  -- Whether it was ever in the shop: from then on people count on it.
  add column opened boolean not null default true,
  add constraint campaign_draft_has_authors check ((draft is null) = (draft_authors = '{}')),
  -- Nobody approves their own.
  add constraint campaign_four_eyes check (approved_by is null or approved_by <> all (approved_authors)),
  add constraint campaign_approved_at check ((approved_by is null) = (approved_at is null));
