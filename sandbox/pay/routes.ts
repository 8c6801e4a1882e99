import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/http/app.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { formPageHeaders } from '../own-form.ts'
import { bankRoutes } from './bank/routes.ts'
import { Courier } from './courier.ts'
import { cybersourceGateway } from './cybersource/gateway.ts'
import { cybersourceRoutes } from './cybersource/routes.ts'
import { overviewPage } from './overview-page.ts'
import { ensureNoStranger } from './read-input.ts'
import { vnpayGateway } from './vnpay/gateway.ts'
import { vnpayRoutes } from './vnpay/routes.ts'

const shown = 20

/**
 * The other side of every payment: gateways and a bank that speak the real protocols to the shop on
 * loopback (docs/rules/payments.md). They see of the shop what real ones see, and sign by themselves.
 */
export function payRoutes({ fastify, ctx }: App): void {
  void fastify.register(async (scope: FastifyInstance) => {
    readForms(scope)
    const courier = new Courier(fastify)
    const vnpay = vnpayGateway(ctx)
    const cybersource = cybersourceGateway(ctx)
    vnpayRoutes(scope, ctx, courier, vnpay)
    cybersourceRoutes(scope, ctx, courier, cybersource)
    bankRoutes(scope, ctx, courier)
    scope.get('/dev/pay/', async (_request, reply) => {
      const payments = [
        ...vnpay.kept.listNewest(shown).map((payment) => ({ path: '/dev/pay/vnpay', payment })),
        ...cybersource.kept
          .listNewest(shown)
          .map((payment) => ({ path: '/dev/pay/cybersource', payment })),
      ]
      void reply.headers(formPageHeaders).type('text/html; charset=utf-8')
      return reply.send(overviewPage(payments, courier.labels))
    })
    scope.post('/dev/pay/hurry', async (request, reply) => {
      ensureNoStranger(request)
      const data = await courier.hurry()
      if (!(request.body instanceof URLSearchParams)) return { data }
      return reply.header('cache-control', 'no-store').redirect('/dev/pay/', 303)
    })
  })
}
