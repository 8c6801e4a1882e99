import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { Refusal } from '#domain/errors.ts'
import { addEntries, addGame, approveGame } from '#server/game/index.ts'
import type { App } from '#server/platform/http/app.ts'

const wanted = z.object({
  /** Until entries are closed. */
  seconds: z.coerce.number().int().min(1).max(86_400).default(60),
  entries: z.coerce.number().int().min(0).max(5000).default(300),
  /** Among them is this one's. */
  phone: z.string().max(20).optional(),
  embed_origins: z.array(z.string().max(200)).max(20).default([]),
  without_beacon: z.boolean().default(false),
})

/** A draw to hold by oneself: it begins now and is closed soon. */
export function drawRoutes({ fastify, ctx }: App): void {
  fastify.post('/dev/draws', async (request, reply) => {
    const parsed = wanted.safeParse(request.body ?? {})
    if (!parsed.success) throw new Refusal('invalidInput')
    const { seconds, entries, phone, embed_origins, without_beacon: isWithout } = parsed.data
    const now = ctx.clock.now()
    const slug = `thu-${randomUUID().slice(0, 8)}`
    const closesAt = new Date(now.getTime() + seconds * 1000)
    const beacon = isWithout ? null : (ctx.config.beacon?.chain ?? null)
    const announced = boxOf(slug, { from: now, to: closesAt }, beacon)
    const game = await ctx.db.transaction().execute(async (trx) => {
      const of = { title: 'Lễ quay số thử', place: 'event', audience: 'phone', announced } as const
      const before = new Date(now.getTime() - 1000)
      const draft = await addGame(trx, { ...of, rules: { embed_origins } }, before)
      const approved = await approveGame(ctx, trx, { game: draft, by: 'dev', at: before })
      const wishes = Array.from({ length: entries }, (_, nth) => ({
        cause: `dev:${nth}`,
        source: 'staff' as const,
        phone: nth === 0 && phone ? phone : `09${String(10_000_000 + nth * 7919).padStart(8, '0')}`,
      }))
      await addEntries(trx, approved, { wishes, at: now })
      return approved
    })
    void reply.header('cache-control', 'no-store')
    return { data: { slug: game.slug, closes_at: closesAt.toISOString() } }
  })
}

function boxOf(
  slug: string,
  { from, to }: { from: Date; to: Date },
  beacon: AnnouncedBox['beacon'],
): AnnouncedBox {
  return {
    format: 'anlanh-game-1',
    slug,
    kind: 'draw',
    opens_at: from.toISOString(),
    closes_at: to.toISOString(),
    prizes: [
      { id: 1, name: 'Xe máy điện', kind: 'physical', value: 32_000_000 },
      { id: 2, name: 'Hộp quà', kind: 'physical', value: 300_000 },
    ],
    lots: [
      { prize: 1, quantity: 1, last_day: 0 },
      { prize: 2, quantity: 2, last_day: 0 },
    ],
    blanks: 0,
    pacing: { days: [], hours: [] },
    beacon,
    reserves: 2,
  }
}
