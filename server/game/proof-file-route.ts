import { Readable } from 'node:stream'
import { z } from 'zod'
import { gameSlug } from '#domain/game/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { answersAMinute, limitWork } from '../platform/http/limit-work.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'
import { readProof } from './read-proof.ts'

/** A whole proof is many answers of the API in one. */
const filesAMinute = answersAMinute / 20

/** A campaign's whole proof as one file, made while it is sent: a million entries never stand in memory together. */
export function proofFileRoute(app: App): void {
  const secondsToWait = limitWork(app.ctx.config.rateLimits, filesAMinute)
  const definition = {
    method: 'GET',
    path: '/game/proof/file',
    realm: 'none',
    summary:
      'The whole proof of a campaign as one JSON file, for `kiem-tra.mjs` or any other program',
    input: z.object({ slug: gameSlug }),
    produces: 'application/json',
  } as const
  rawRoute(app, definition, async (ctx, { input, request, reply }) => {
    const retryAfter = await secondsToWait(request.ip)
    if (retryAfter > 0) throw new Refusal('rateLimited', { retryAfter })
    const campaign = await findCampaign(ctx.db, input.slug)
    if (!campaign || campaign.commitment === null) throw new Refusal('notFound')
    void reply.header('content-disposition', `attachment; filename="${campaign.slug}.json"`)
    return reply.type('application/json; charset=utf-8').send(Readable.from(partsOf(ctx, campaign)))
  })
}

/** Entries first, page by page; what the last page says of the rest stands behind them. */
async function* partsOf(
  ctx: Pick<Context, 'db'>,
  campaign: Campaign,
): AsyncGenerator<string, void> {
  const rounds = new Map<number, object>()
  yield '{"entries":['
  for (let after = 0; ;) {
    const { entries, next, beacon, ...rest } = await readProof(ctx, campaign, after)
    for (const each of beacon?.rounds ?? []) rounds.set(each.round, each)
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
    yield after > 0 && entries.length > 0 ? `,\n${lines}` : lines
    if (next === undefined) {
      const whole = {
        ...rest,
        ...(beacon ? { beacon: { ...beacon, rounds: [...rounds.values()] } } : {}),
      }
      yield `],${JSON.stringify(whole).slice(1)}\n`
      return
    }
    after = next
  }
}
