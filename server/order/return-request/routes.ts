import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import * as api from '#domain/order/return-request/api.ts'
import * as backofficeApi from '#domain/order/return-request/backoffice/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { mayBeBehind } from '../../platform/http/standby-reads.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { askReturn, ensureMaySend, getOrderReturns, withdrawReturn } from './ask-return.ts'
import {
  acceptReturnRequest,
  countReturnRequests,
  getReturnRequest,
  listReturnRequests,
  refuseReturnRequest,
} from './decide-return.ts'
import { findReturnPhoto } from './request-queries.ts'

export function returnRequestRoutes(app: App): void {
  route(app, api.getOrderReturns, getOrderReturns)
  route(app, api.askReturn, askReturn, ensureMaySend)
  route(app, api.withdrawReturn, withdrawReturn)
  route(app, mayBeBehind(backofficeApi.listReturnRequests), listReturnRequests)
  route(app, mayBeBehind(backofficeApi.countReturnRequests), countReturnRequests)
  route(app, backofficeApi.getReturnRequest, getReturnRequest)
  route(app, backofficeApi.acceptReturnRequest, acceptReturnRequest)
  route(app, backofficeApi.refuseReturnRequest, refuseReturnRequest)
  photoRoute(app)
}

/** Staff see what buyers show; nobody else does. */
function photoRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/return-request-photos/{id}',
    realm: 'staff',
    permission: 'orders.read',
    summary: 'A picture of a request to return goods',
    input: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
    produces: 'image/webp',
  } as const
  rawRoute(app, definition, async (ctx, { input: { id }, request, reply }) => {
    const bytes = await findReturnPhoto(ctx.db, id)
    if (!bytes) throw new Refusal('notFound')
    // Never changes under its id, but who may see it does: a kept one is asked for each time.
    const etag = `"${id}"`
    void reply.headers({
      'cache-control': 'private, no-cache',
      etag,
      vary: 'cookie, authorization',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(bytes)
  })
}
