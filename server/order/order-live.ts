import { z } from 'zod'
import { memberSessions } from '../identity/index.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { sendEvents } from '../platform/http/send-events.ts'
import { openOrder } from './get-order.ts'

/** Tells an open page that its order changed; for whoever may see the order. A session's end ends it. */
export function orderLiveRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/order/{code}/live',
    realm: 'member',
    guests: true,
    summary: "Server-sent events `changed` of one order, for its owner or its token's holder",
    input: z.object({ code: z.string().max(40), token: z.string().max(200).optional() }),
    produces: 'text/event-stream',
  } as const
  rawRoute(app, definition, async (ctx, { input, request, reply, caller }) => {
    await openOrder(ctx, input, caller)
    const { member } = caller
    const endOn = member ? [memberSessions.liveKey(member.sessionId)] : []
    sendEvents(ctx, { request, reply }, { keys: [`order:${input.code}`], endOn })
  })
}
