import type { z } from 'zod'
import type { gamesExport } from '#domain/game/own/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

interface Row extends CamelRow<'game_entry', 'number' | 'at' | 'source' | 'state'> {
  campaign: Column<'game_campaign', 'slug'>
  announced: Column<'game_campaign', 'announced'>
  prize: number | null
  name: string | null
  phone: string | null
  address: string | null
}

const all = `
  select g.slug as campaign, g.announced, e.number, e.at, e.source, e.state, w.prize, c.name,
    c.phone, c.full_address as address
  from game_entry e join game_campaign g on g.id = e.campaign_id
    left join game_win w using (campaign_id, number)
    left join game_claim c using (campaign_id, number)
  where e.phone = $1 order by e.at, e.number limit 100000`

/** Of whoever has the phone: all entries, and what was said of where prizes are sent. */
export async function exportGames(
  db: Db,
  { phone: own }: { phone: string },
): Promise<z.output<typeof gamesExport>> {
  const rows = await queryRows<Row>(db, all, [own])
  return rows.map(({ campaign, announced, number, at, source, state, prize, ...claim }) => {
    const won = announced.prizes.find(({ id }) => id === prize)
    const { name, phone, address } = claim
    return {
      campaign,
      number,
      source,
      state,
      at: toVietnamIso(at),
      ...(won ? { prize: won.name } : {}),
      ...(name !== null && phone !== null && address !== null
        ? { sent_to: { name, phone, address } }
        : {}),
    }
  })
}
