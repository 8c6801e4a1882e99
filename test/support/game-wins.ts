import type { AnnouncedPrize } from '#domain/game/definition.ts'
import type { GameRules } from '#domain/game/rules.ts'
import { addEntries, addGame, approveGame, playEntry, type Campaign } from '#server/game/index.ts'
import type { TestShop } from './app.ts'
import { announced } from './games.ts'

export const twentyPoints = {
  id: 1,
  name: '20 điểm',
  kind: 'points',
  value: 20_000,
  points: 20,
} as const
export const bike = { id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 } as const

let games = 0

/** A wheel on which every entry wins the same prize. */
export async function openSureWheel(
  { ctx }: TestShop,
  prize: AnnouncedPrize,
  holds: Partial<GameRules['holds']> = {},
): Promise<Campaign> {
  games += 1
  const now = ctx.clock.now().getTime()
  const before = new Date(now - 100_000)
  const box = announced({
    slug: `vong-quay-chac-${games}`,
    opens_at: new Date(now - 1000).toISOString(),
    closes_at: new Date(now + 100 * 86_400_000).toISOString(),
    prizes: [prize],
    lots: [{ prize: 1, quantity: 500, last_day: 0 }],
    blanks: 0,
  })
  return ctx.db.transaction().execute(async (trx) => {
    const of = { title: `Vòng quay ${games}`, place: 'shop', audience: 'phone' } as const
    const draft = await addGame(trx, { ...of, announced: box, rules: { holds } }, before)
    return approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before })
  })
}

/** By which an entry of somebody is known. */
export const causeOfEntry = (game: Campaign, phone: string, nth = 0) =>
  `order:DH${game.id}:${phone}:${nth}`

/** Somebody plays so many entries at once; what became of each. */
export async function winAtOnce({ ctx }: TestShop, game: Campaign, phone: string, times = 1) {
  const at = ctx.clock.now()
  const given = await ctx.db.transaction().execute((trx) =>
    addEntries(trx, game, {
      wishes: Array.from({ length: times }, (_, nth) => ({
        cause: causeOfEntry(game, phone, nth),
        source: 'order' as const,
        phone,
      })),
      at,
    }),
  )
  const played = await Promise.all(
    given.map(({ number }) => playEntry(ctx, game, { phone, number, at })),
  )
  return played.map(({ win }) => win!)
}

/** Of the win of an entry. */
export async function winIdOf({ ctx }: TestShop, game: Campaign, number = 1): Promise<number> {
  const { rows } = await ctx.pool.query<{ id: number }>(
    'select id from game_win where campaign_id = $1 and number = $2',
    [game.id, number],
  )
  return rows[0]!.id
}
