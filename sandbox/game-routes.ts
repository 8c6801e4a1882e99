import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { gameSlug } from '#domain/game/api.ts'
import { Refusal } from '#domain/errors.ts'
import { phoneField } from '#domain/kernel/fields.ts'
import { addEntries, findCampaign } from '#server/game/index.ts'
import type { App } from '#server/platform/http/app.ts'

const wanted = z.object({
  slug: gameSlug,
  phone: phoneField,
  count: z.coerce.number().int().min(1).max(1000).default(1),
})

/** Entries to try a campaign with, given by the function that gives all others. */
export function gameRoutes({ fastify, ctx }: App): void {
  fastify.post('/dev/game-entries', async (request, reply) => {
    const parsed = wanted.safeParse(request.body)
    if (!parsed.success) throw new Refusal('invalidInput')
    const { slug, phone, count } = parsed.data
    const campaign = await findCampaign(ctx.db, slug)
    if (!campaign) throw new Refusal('notFound')
    const round = randomUUID()
    const wishes = Array.from({ length: count }, (_, nth) => ({
      cause: `dev:${round}:${nth}`,
      source: 'staff' as const,
      phone,
    }))
    const given = await ctx.db
      .transaction()
      .execute((trx) => addEntries(trx, campaign, { wishes, at: ctx.clock.now() }))
    void reply.header('cache-control', 'no-store')
    return { data: { entries: given.map(({ number, hash }) => ({ number, entry_hash: hash })) } }
  })
}
