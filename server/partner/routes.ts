import * as api from '#domain/partner/api.ts'
import * as callsApi from '#domain/partner/backoffice/calls.ts'
import * as keysApi from '#domain/partner/backoffice/keys.ts'
import * as webhooksApi from '#domain/partner/backoffice/webhooks.ts'
import { route, type App } from '../platform/http/app.ts'
import { getPartnerUsage, listPartnerCalls } from './backoffice/calls.ts'
import {
  blockPartnerKey,
  changePartnerKey,
  endPartnerKey,
  issuePartnerKey,
  issueTokenKey,
  listPartnerKeys,
  rotatePartnerKey,
} from './backoffice/keys.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayWebhook,
  setWebhookState,
  testWebhook,
} from './backoffice/webhooks.ts'
import { servePartners } from './backoffice/partners.ts'
import { makeClient } from './client/make-client.ts'
import { callBookOf } from './calls/call-book.ts'
import { checkPartnerPhone, checkPartnerPhoneV2 } from './check-phone.ts'
import { getPartnerCsrfToken } from './get-csrf-token.ts'
import { getPartnerFee } from './get-fee.ts'
import { getPartnerOrder } from './get-order.ts'
import { initPartnerProducts } from './init-products.ts'
import {
  listPartnerDistricts,
  listPartnerJobs,
  listPartnerProvinces,
  listPartnerWards,
} from './list-places.ts'
import { putPartnerAddresses } from './put-addresses.ts'

export function partnerRoutes(app: App): void {
  countCalls(app)
  route(app, api.listPartnerJobs, listPartnerJobs)
  route(app, api.listPartnerProvinces, listPartnerProvinces)
  route(app, api.listPartnerDistricts, listPartnerDistricts)
  route(app, api.searchPartnerDistricts, listPartnerDistricts)
  route(app, api.listPartnerWards, listPartnerWards)
  route(app, api.searchPartnerWards, listPartnerWards)
  route(app, api.getPartnerFee, getPartnerFee)
  route(app, api.getPartnerOrder, getPartnerOrder)
  route(app, api.initPartnerProducts, initPartnerProducts)
  route(app, api.getPartnerCsrfToken, getPartnerCsrfToken)
  route(app, api.checkPartnerPhone, checkPartnerPhone)
  route(app, api.checkPartnerPhoneV2, checkPartnerPhoneV2)
  route(app, api.putPartnerAddresses, putPartnerAddresses)
  clientRoute(app)
  deskRoutes(app)
}

/** For partners' programmers: one file to copy, made when somebody first asks. */
function clientRoute(app: App): void {
  let client: string | null = null
  app.fastify.get('/doi-tac/shop-api.ts', async (_request, reply) => {
    client ??= makeClient(app)
    void reply.header('cache-control', 'public, max-age=600')
    return reply.type('text/plain; charset=utf-8').send(client)
  })
}

function deskRoutes(app: App): void {
  servePartners(app)
  route(app, keysApi.listPartnerKeys, listPartnerKeys)
  route(app, keysApi.issuePartnerKey, issuePartnerKey)
  route(app, keysApi.changePartnerKey, changePartnerKey)
  route(app, keysApi.rotatePartnerKey, rotatePartnerKey)
  route(app, keysApi.endPartnerKey, endPartnerKey)
  route(app, keysApi.blockPartnerKey, blockPartnerKey)
  route(app, keysApi.issueTokenKey, issueTokenKey)
  route(app, webhooksApi.listWebhooks, listWebhooks)
  route(app, webhooksApi.addWebhook, addWebhook)
  route(app, webhooksApi.changeWebhook, changeWebhook)
  route(app, webhooksApi.setWebhookState, setWebhookState)
  route(app, webhooksApi.renewWebhookSecret, renewWebhookSecret)
  route(app, webhooksApi.testWebhook, testWebhook)
  route(app, webhooksApi.replayWebhook, replayWebhook)
  route(app, webhooksApi.listDeliveries, listDeliveries)
  route(app, callsApi.listPartnerCalls, listPartnerCalls)
  route(app, callsApi.getPartnerUsage, getPartnerUsage)
}

/** Each call that came with a key of ours, also one that was refused. */
function countCalls({ fastify, ctx }: App): void {
  const book = callBookOf(ctx)
  fastify.decorateRequest('partnerKeyId', null)
  fastify.addHook('onResponse', async (request, reply) => {
    if (request.partnerKeyId === null) return
    book.note({
      keyId: request.partnerKeyId,
      call: request.routeOptions.url ?? '',
      status: reply.raw.statusCode,
      ms: reply.elapsedTime,
      requestId: request.id,
      from: request.ip,
    })
  })
  fastify.addHook('onClose', () => book.write())
}
