import { z } from 'zod'
import { gameSlug } from '#domain/game/api.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute, type RawCall } from '../platform/http/raw-route.ts'
import { getDrawCampaign, readDrawState } from './draw-state.ts'
import { StageHub } from './stage-hub.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects would keep the hall waiting.
  'x-accel-buffering': 'no',
  connection: 'close',
}
const reconnectMs = 2000

/** A draw as it goes on, for everybody: server-sent events `state`, each with all that the stage shows. */
export function stageRoute(app: App): void {
  const { ctx } = app
  const hub = new StageHub(ctx, async (slug) =>
    readDrawState(ctx, await getDrawCampaign(ctx.db, slug)),
  )
  app.fastify.addHook('preClose', async () => hub.close())
  const definition = {
    method: 'GET',
    path: '/game/draw/live',
    realm: 'none',
    summary:
      'Server-sent events `state` of a number draw: all that its stage shows, at each change',
    input: z.object({ slug: gameSlug }),
    produces: 'text/event-stream',
  } as const
  rawRoute(app, definition, async (_ctx, { input, request, reply }) => {
    await getDrawCampaign(ctx.db, input.slug)
    followByEvents(hub, input.slug, { request, reply })
  })
}

/** Follows a hub by server-sent events until the response is closed. */
export function followByEvents(
  hub: StageHub,
  what: string,
  { request, reply }: Pick<RawCall, 'request' | 'reply'>,
): void {
  const response = reply.raw
  if (response.destroyed || response.closed) return void reply.hijack()
  const given = reply.getHeaders() as Record<string, string>
  hub.follow(what, response, request.ip, () => {
    reply.hijack()
    response.writeHead(200, { ...given, ...headers })
    response.write(`retry: ${reconnectMs}\n\n`)
  })
}
