import { queryRows } from '../platform/query-rows.ts'
import type { Merging, PersonMover } from '../platform/person-mover.ts'
import type { MergedPair } from '#domain/merge/parts.ts'
import { formerHoldersOf, holderOf } from './holder.ts'

/** Vouchers go along; how often each campaign was used is the sum, so that nobody gains by a merge. */
export const voucherMover: PersonMover = {
  columns: { 'voucher.account_id': 'vouchers' },
  byHand: ['voucher_holder.holder', 'voucher_use.holder'],
  move: moveUses,
}

async function moveUses({ db, config }: Merging, { from, to }: MergedPair) {
  const holder = ({ accountId, phone }: MergedPair['from']) =>
    holderOf(config.secretKey, accountId === null ? { phone } : { accountId, phone })
  const guest = [holder({ ...from, accountId: null }), ...formerHoldersOf(config, from.phone)]
  const old = [...new Set([holder(from), ...guest])].toSorted()
  const values = [old, holder(to)]
  await queryRows(
    db,
    `with gone as (
       delete from voucher_holder where holder = any($1::text[]) returning campaign_id, used
     ), sums as (select campaign_id, sum(used)::int as used from gone group by campaign_id)
     insert into voucher_holder as h (campaign_id, holder, used)
     select campaign_id, $2, used from sums order by campaign_id
     on conflict (campaign_id, holder) do update set used = h.used + excluded.used`,
    values,
  )
  const uses = await queryRows(
    db,
    'update voucher_use set holder = $2 where holder = any($1::text[]) returning 1',
    values,
  )
  return uses.length > 0 ? { voucherUses: uses.length } : {}
}
