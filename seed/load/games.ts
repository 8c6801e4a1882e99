import { sql } from 'kysely'
import { addDays } from '#domain/kernel/dates.ts'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { Context } from '#server/context.ts'
import { addGame, approveGame } from '#server/game/index.ts'
import { demoLogins } from '../demo-logins.ts'

/** A wheel for members that is open, once; into a new demo as into an older one. */
export async function loadGames(tools: Pick<Context, 'db' | 'clock' | 'config'>): Promise<boolean> {
  const today = tools.clock.today()
  const at = new Date(`${addDays(today, -4)}T08:00:00+07:00`)
  const admin = demoLogins.admin.username
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the games'))`.execute(trx)
    const known = await trx.selectFrom('game_campaign').select('id').limit(1).execute()
    if (known.length > 0) return false
    const announced = wheel(
      `${addDays(today, -3)}T00:00:00+07:00`,
      `${addDays(today, 28)}T00:00:00+07:00`,
    )
    const game = await addGame(
      trx,
      { title: 'Vòng quay may mắn', place: 'shop', audience: 'members', announced },
      at,
    )
    await approveGame(tools, trx, { game, by: admin, at })
    return true
  })
}

function wheel(opensAt: string, closesAt: string): AnnouncedBox {
  const openingHours = Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour < 22 ? 10 : 1))
  return {
    format: 'anlanh-game-1',
    slug: 'vong-quay-may-man',
    kind: 'wheel',
    opens_at: new Date(opensAt).toISOString(),
    closes_at: new Date(closesAt).toISOString(),
    prizes: [
      { id: 1, name: 'Máy đo huyết áp bắp tay', kind: 'physical', value: 850_000 },
      { id: 2, name: '100 điểm', kind: 'points', value: 100_000, points: 100 },
      { id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 },
      { id: 4, name: 'Lời chúc an lành', kind: 'thanks', value: 0 },
    ],
    lots: [
      { prize: 1, quantity: 5, last_day: 20 },
      { prize: 2, quantity: 200, last_day: 10 },
      { prize: 3, quantity: 1500, last_day: 5 },
      { prize: 4, quantity: 3000, last_day: 0 },
    ],
    blanks: 5295,
    pacing: { days: [], hours: openingHours },
    beacon: null,
    reserves: 0,
  }
}
