import type { AnnouncedBox } from '#domain/game/definition.ts'
import { addEntries, addGame, approveGame, drawDue, type Campaign } from '#server/game/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { testConfig } from '#test/support/test-config.ts'
import { benchConfig } from './bench-config.ts'
import { makeMembers, type BenchMember } from './bench-members.ts'

export interface GameSample {
  members: BenchMember[]
  /** The shop's campaign; each member has as many of its entries as any other. */
  slug: string
  entries: number
  /** Of bare SQL, with as many entries. */
  bareId: number
  /** The same for both: how many points one wins. */
  points: number
}

const entries = 48_000
const points = 20
const atOnce = 4000
const config = { ...testConfig, ...benchConfig }

/** Two campaigns of which half of the places win points, with entries for the same members. */
export async function prepareGame(db: Db): Promise<GameSample> {
  const members = await makeMembers(db, 92_000_000)
  const [ofShop, ofBare] = [await openGame(db, 'bench-shop'), await openGame(db, 'bench-bare')]
  for (const game of [ofShop, ofBare]) await fill(db, game, members)
  return { members, slug: ofShop.slug, entries, bareId: ofBare.id, points }
}

function openGame(db: Db, slug: string): Promise<Campaign> {
  const now = systemClock.now().getTime()
  const before = new Date(now - 101 * 3_600_000)
  const announced: AnnouncedBox = {
    format: 'anlanh-game-1',
    slug,
    kind: 'wheel',
    opens_at: new Date(now - 100 * 3_600_000).toISOString(),
    closes_at: new Date(now + 3_600_000).toISOString(),
    prizes: [{ id: 1, name: 'bench', kind: 'points', value: 20_000, points }],
    lots: [{ prize: 1, quantity: entries, last_day: 0 }],
    blanks: entries,
    pacing: { days: [], hours: [] },
    beacon: null,
    reserves: 0,
  }
  return db.transaction().execute(async (trx) => {
    const game = { title: slug, place: 'shop', audience: 'members', announced } as const
    const draft = await addGame(trx, game, before)
    return approveGame({ config }, trx, { game: draft, by: 'bench', at: before })
  })
}

async function fill(db: Db, game: Campaign, members: readonly BenchMember[]): Promise<void> {
  for (let from = 0; from < entries; from += atOnce) {
    const wishes = Array.from({ length: atOnce }, (_, nth) => ({
      cause: `bench:${from + nth}`,
      source: 'staff' as const,
      phone: members[(from + nth) % members.length]!.phone,
    }))
    await db
      .transaction()
      .execute((trx) => addEntries(trx, game, { wishes, at: systemClock.now() }))
  }
  await drawDue({ db, config }, game)
}
