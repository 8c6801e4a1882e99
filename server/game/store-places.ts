import { boxOf } from '#domain/game/definition.ts'
import { StorePlaces } from '#domain/game/store-places.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import type { EntryWish } from './add-entries.ts'
import type { Campaign } from './campaign-queries.ts'

/**
 * Those of the wishes for which there is a place, in their order: what lies in the box for one pharmacy is kept for
 * its entries, however many another one brings. Held by the campaign's chain.
 */
export async function withinStorePlaces(
  trx: Db,
  { id, announced }: Pick<Campaign, 'id' | 'announced'>,
  wishes: readonly EntryWish[],
): Promise<readonly EntryWish[]> {
  const box = boxOf(announced)
  if (wishes.length === 0 || box.lots.every(({ store }) => store === undefined)) return wishes
  const places = new StorePlaces(box, await countByStore(trx, id))
  return wishes.filter(({ store }) => places.take(store))
}

const byStore = `
  select store_code as "storeCode", count(*)::int as count from game_entry
  where campaign_id = $1 and state <> 'cancelled' group by store_code`

/** How many entries each pharmacy's counter brought; '' for those of none. */
async function countByStore(trx: Db, campaignId: number): Promise<Map<string, number>> {
  const rows = await queryRows<CamelRow<'game_entry', 'store_code'> & { count: number }>(
    trx,
    byStore,
    [campaignId],
  )
  return new Map(rows.map(({ storeCode, count }) => [storeCode ?? '', count]))
}
