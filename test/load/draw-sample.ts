import { sql } from 'kysely'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { addGame, approveGame, type Campaign } from '#server/game/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { testConfig } from '#test/support/test-config.ts'
import { benchConfig } from './bench-config.ts'

export const drawConfig = { ...testConfig, ...benchConfig }

/** A number draw of an event with as many entries; `openForMs` from now it closes. */
export async function openDraw(
  db: Db,
  { slug, entries, openForMs }: { slug: string; entries: number; openForMs: number },
): Promise<Campaign> {
  const now = systemClock.now().getTime()
  const before = new Date(now - 101 * 3_600_000)
  const announced: AnnouncedBox = {
    format: 'anlanh-game-1',
    slug,
    kind: 'draw',
    opens_at: new Date(now - 100 * 3_600_000).toISOString(),
    closes_at: new Date(now + openForMs).toISOString(),
    prizes: [{ id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 }],
    lots: [{ prize: 1, quantity: 100, last_day: 0 }],
    blanks: 0,
    pacing: { days: [], hours: [] },
    beacon: null,
    reserves: 100,
  }
  const game = await db.transaction().execute(async (trx) => {
    const of = { title: slug, place: 'event', audience: 'phone', announced } as const
    const draft = await addGame(trx, of, before)
    return approveGame({ config: drawConfig }, trx, { game: draft, by: 'bench', at: before })
  })
  await fill(db, game.id, entries)
  return game
}

/** The draw reads numbers and hashes alone: that these are a chain, others prove. */
async function fill(db: Db, id: number, entries: number): Promise<void> {
  await sql`
    insert into game_entry (campaign_id, number, cause, source, phone, at, salt, seal, hash)
    select ${id}, n, 'bench:' || n, 'staff', '0912345678', now(), '', '',
      encode(sha256(convert_to('bench:' || n, 'UTF8')), 'hex')
    from generate_series(1, ${entries}::int) n`.execute(db)
  await sql`update game_chain set entries = ${entries} where campaign_id = ${id}`.execute(db)
  await sql`analyze game_entry`.execute(db)
}
