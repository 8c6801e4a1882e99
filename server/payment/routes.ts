import type { Context } from '../context.ts'
import type { FastifyReply } from 'fastify'
import { Refusal } from '#domain/errors.ts'
import * as backoffice from '#domain/payment/backoffice/api.ts'
import type { CardProvider, Fields, ProviderAnswer } from '../adapters/payments/card-gateway.ts'
import { route, type App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { readForms } from '../platform/http/read-forms.ts'
import { completeRefund } from './backoffice/complete-refund.ts'
import { decideReview } from './backoffice/decide-review.ts'
import { listBankTransactions } from './backoffice/list-bank-transactions.ts'
import { listRefunds } from './backoffice/list-refunds.ts'
import { retryRefund } from './backoffice/retry-refund.ts'
import { gatewayNamed } from './providers.ts'
import { receiveFeed } from './receive-feed.ts'
import { receiveNotification } from './receive-notification.ts'
import { receiveReturn } from './receive-return.ts'
import { refundAccountRoutes } from './refund-account/routes.ts'

export function paymentRoutes(app: App): void {
  route(app, backoffice.listBankTransactions, listBankTransactions)
  route(app, backoffice.listRefunds, listRefunds)
  route(app, backoffice.completeRefund, completeRefund)
  route(app, backoffice.retryRefund, retryRefund)
  route(app, backoffice.decideReview, decideReview)
  refundAccountRoutes(app)
  returnRoutes(app)
  notificationRoutes(app)
}

const bodyLimit = 16 * 1024

/** Signed by the providers themselves: nobody's session, and no proof that our own page sent it. */
const byProvider = { realm: 'none', bodyLimit } as const

function returnRoutes(app: App): void {
  for (const method of ['GET', 'POST'] as const) {
    for (const provider of ['vnpay', 'cybersource'] as const) {
      rawRoute(
        app,
        {
          ...byProvider,
          method,
          path: `/payment/return/${provider}`,
          summary: 'The buyer comes back from the card gateway; shows the order, decides nothing',
          parsers: readForms,
        },
        async (ctx, { request, reply }) => {
          const fields = fieldsOf(method === 'GET' ? request.query : request.body)
          const to = await receiveReturn(ctx, ensureGateway(app, provider), fields)
          return reply.redirect(to, 303)
        },
      )
    }
  }
}

/** Money that came is noted on connections of its own: it waits for nobody who orders. */
function beside(ctx: Context): Context {
  return { ...ctx, db: ctx.asideDb }
}

function notificationRoutes(app: App): void {
  rawRoute(
    app,
    {
      ...byProvider,
      method: 'GET',
      path: '/payment/notify/vnpay',
      summary: 'VNPay tells what became of a payment (IPN)',
    },
    async (ctx, { request, reply, caller }) => {
      const gateway = ensureGateway(app, 'vnpay')
      const fields = fieldsOf(request.query)
      return send(reply, await receiveNotification(beside(ctx), gateway, fields, caller))
    },
  )
  rawRoute(
    app,
    {
      ...byProvider,
      method: 'POST',
      path: '/payment/notify/cybersource',
      summary: 'CyberSource tells what became of a payment (merchant POST)',
      parsers: readForms,
    },
    async (ctx, { request, reply, caller }) => {
      const gateway = ensureGateway(app, 'cybersource')
      const fields = fieldsOf(request.body)
      return send(reply, await receiveNotification(beside(ctx), gateway, fields, caller))
    },
  )
  rawRoute(
    app,
    {
      ...byProvider,
      method: 'POST',
      path: '/payment/notify/bank',
      summary: 'The bank feed tells of a transfer (SePay webhook)',
    },
    async (ctx, { request, reply, caller }) => {
      const bank = ctx.config.payments?.bank
      if (!bank) throw new Refusal('notFound')
      const { authorization } = request.headers
      return send(
        reply,
        await receiveFeed(beside(ctx), bank, { authorization, body: request.body }, caller),
      )
    },
  )
}

/** A provider that is not set up has no address here. */
function ensureGateway({ ctx }: App, provider: CardProvider) {
  const gateway = gatewayNamed(ctx.config, provider)
  if (!gateway) throw new Refusal('notFound')
  return gateway
}

function send(reply: FastifyReply, { status, body }: ProviderAnswer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** Names that come twice are read as nothing: no signature is over them. */
function fieldsOf(source: unknown): Fields {
  const entries = source instanceof URLSearchParams ? [...source] : Object.entries(source ?? {})
  const isPlain = entries.every(([, value]) => typeof value === 'string')
  const isUnique = new Set(entries.map(([name]) => name)).size === entries.length
  return isPlain && isUnique ? Object.fromEntries(entries) : {}
}
