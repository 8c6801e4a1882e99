import type { AnnouncedBox } from '#domain/game/definition.ts'
import {
  addEntries,
  addGame,
  approveGame,
  type Campaign,
  type NewGame,
} from '#server/game/index.ts'
import type { TestShop } from './app.ts'
import { announced } from './games.ts'

const hour = 3_600_000
let games = 0

export type StoreGame = Partial<AnnouncedBox> &
  Partial<Pick<NewGame, 'title' | 'audience' | 'rules'>> & {
    /** Hours from now. */
    opensIn?: number
    closesIn?: number
  }

/** An approved campaign at the counter, open unless it is said otherwise: 20 points for everybody. */
export async function openStoreGame(shop: TestShop, of: StoreGame = {}): Promise<Campaign> {
  games += 1
  const { title = 'Vòng quay tại quầy', audience = 'phone', rules = {}, ...box } = of
  const { opensIn = -1, closesIn = 24, ...part } = box
  const { ctx } = shop
  const now = ctx.clock.now().getTime()
  const opens = now + opensIn * hour
  const before = new Date(opens - 1)
  const game = announced({
    slug: `quay-tai-quay-${games}`,
    opens_at: new Date(opens).toISOString(),
    closes_at: new Date(now + closesIn * hour).toISOString(),
    prizes: [{ id: 1, name: '20 điểm', kind: 'points', value: 20_000, points: 20 }],
    lots: [{ prize: 1, quantity: 5000, last_day: 0 }],
    blanks: 0,
    ...part,
  })
  return ctx.db.transaction().execute(async (trx) => {
    const draft = await addGame(
      trx,
      { title, place: 'store', audience, announced: game, rules },
      before,
    )
    return approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before })
  })
}

let causes = 0

/** Entries of a phone as a counter brings them; without a pharmacy as staff give them. Gives their numbers. */
export async function giveEntries(
  shop: TestShop,
  campaign: Campaign,
  { phone, store, count = 1 }: { phone: string; store?: string; count?: number },
): Promise<number[]> {
  const wishes = Array.from({ length: count }, () => ({
    cause: `staff:${(causes += 1)}`,
    source: 'staff' as const,
    phone,
    ...(store === undefined ? {} : { store }),
  }))
  const at = shop.ctx.clock.now()
  const given = await shop.ctx.db
    .transaction()
    .execute((trx) => addEntries(trx, campaign, { wishes, at }))
  return given.map(({ number }) => number)
}
