import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { receiveViettelPost, receiveVnPost } from './receive-push.ts'

/** Proven by the carriers themselves: nobody's session. */
const byCarrier = { realm: 'none', method: 'POST', bodyLimit: 64 * 1024 } as const

/** What carriers tell of parcels. */
export function shippingRoutes(app: App): void {
  rawRoute(
    app,
    {
      ...byCarrier,
      path: '/shipping/notify/viettelpost',
      summary: 'Viettel Post tells of a parcel (webhook)',
    },
    async (ctx, { request: { headers, body }, reply }) =>
      reply.send(await receiveViettelPost(ctx, { authorization: headers.authorization, body })),
  )
  rawRoute(
    app,
    {
      ...byCarrier,
      path: '/shipping/notify/vnpost',
      summary: 'VNPost tells of a parcel (webhook)',
    },
    async (ctx, { request: { headers, body }, reply }) => {
      const transaction = headers['ems-transaction']
      const push = {
        authorization: headers.authorization,
        transaction: typeof transaction === 'string' ? transaction : undefined,
        body,
      }
      return reply.send(await receiveVnPost(ctx, push))
    },
  )
}
