import type { Check } from '../platform/check.ts'

/** What must always be true of vouchers; counts are caches of what is held and used. */
export const voucherChecks: readonly Check[] = [
  {
    name: "a voucher campaign's uses are what its orders hold and have used",
    query: `
      select 'campaign ' || c.id || ': used ' || c.used || ', orders ' || count(u.id) as found
      from voucher_campaign c
        left join voucher_use u on u.campaign_id = c.id and u.state <> 'released'
      group by c.id having c.used <> count(u.id)`,
  },
  {
    name: "a holder's vouchers are what their orders hold and have used",
    query: `
      select 'campaign ' || coalesce(h.campaign_id, u.campaign_id) || ' of ' || coalesce(h.holder, u.holder) as found
      from voucher_holder h full join (
        select campaign_id, holder, count(*) as used from voucher_use where state <> 'released'
        group by campaign_id, holder) u using (campaign_id, holder)
      where coalesce(h.used, 0) <> coalesce(u.used, 0)`,
  },
  {
    name: 'a campaign has issued what its members have, and printed what there is on paper',
    query: `
      select 'campaign ' || c.id || ': issued ' || c.issued || ' and printed ' || c.printed
        || ', vouchers ' || count(v.account_id) filter (where v.state <> 'revoked')
        || ' and ' || count(v.id) filter (where v.account_id is null) as found
      from voucher_campaign c left join voucher v on v.campaign_id = c.id
      group by c.id
      having c.issued <> count(v.account_id) filter (where v.state <> 'revoked')
        or c.printed <> count(v.id) filter (where v.account_id is null)`,
  },
  {
    name: 'printed codes belong to a series of their campaign, and a recalled one has none left',
    query: `
      select 'campaign ' || c.id || ': recalled ' || c.recalled || ', worthless '
        || count(v.id) filter (where v.state = 'revoked') || ', without a series '
        || count(v.id) filter (where p.id is null) || ', free of recalled '
        || count(v.id) filter (where v.state = 'free' and p.recalled_at is not null) as found
      from voucher_campaign c join voucher v on v.campaign_id = c.id and v.account_id is null
        left join voucher_print p on p.campaign_id = c.id and v.cause = 'print:' || p.id
      group by c.id
      having c.recalled <> count(v.id) filter (where v.state = 'revoked')
        or count(v.id) filter (where p.id is null) > 0
        or count(v.id) filter (where v.state = 'free' and p.recalled_at is not null) > 0`,
  },
  {
    name: 'a series has as many codes as were printed',
    query: `
      select 'series ' || p.id || ': printed ' || p.printed || ', codes ' || count(v.id) as found
      from voucher_print p
        left join voucher v on v.campaign_id = p.campaign_id and v.cause = 'print:' || p.id
      group by p.id having p.printed <> count(v.id)`,
  },
  {
    name: 'a voucher is in the state of its open use',
    query: `
      select 'voucher ' || v.id || ' is ' || v.state || ', its use ' || coalesce(u.state, 'none') as found
      from voucher v left join voucher_use u on u.voucher_id = v.id and u.state <> 'released'
      where case when v.state in ('held', 'used') then v.state end is distinct from u.state`,
  },
]
