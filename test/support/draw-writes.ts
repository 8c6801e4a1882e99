import { addEntries, addGame, approveGame, closeGame } from '#server/game/index.ts'
import type { TestShop } from './app.ts'
import { announced } from './games.ts'
import { refusalOf } from './members.ts'
import type { MinimalInput } from './staff-call.ts'

/** Writes of whoever holds the stage of a draw. */
export const drawWrites: Record<string, MinimalInput> = {
  'POST /admin/games/{slug}/draw/next': async ({ shop }) => ({
    slug: await drawnGame(shop),
    told: 0,
  }),
  'PUT /admin/games/{slug}/draw/minutes': async ({ shop }) => ({
    slug: await drawnGame(shop),
    place: 'Hội trường Kim Liên',
    witnesses: ['Nguyễn Văn An'],
  }),
}

let draws = 0

/** A draw whose winners are to be told. */
async function drawnGame({ ctx }: TestShop): Promise<string> {
  draws += 1
  const slug = `le-quay-so-${draws}`
  const now = ctx.clock.now().getTime()
  const before = new Date(now - 10_000)
  const box = announced({
    slug,
    kind: 'draw',
    opens_at: new Date(now - 5000).toISOString(),
    closes_at: new Date(now).toISOString(),
    blanks: 0,
    prizes: [{ id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 }],
    lots: [{ prize: 1, quantity: 1, last_day: 0 }],
  })
  const game = await ctx.db.transaction().execute(async (trx) => {
    const of = { title: 'Lễ quay số', place: 'event', audience: 'phone', announced: box } as const
    const draft = await addGame(trx, of, before)
    const approved = await approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before })
    const wishes = [{ cause: 'staff:1', source: 'staff', phone: '0912345678' }] as const
    await addEntries(trx, approved, { wishes, at: new Date(now - 1) })
    return approved
  })
  // It stands on its stage.
  await refusalOf(closeGame(ctx, game, new Date(now)))
  return slug
}
