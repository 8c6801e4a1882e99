import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import type { Courier } from '../courier.ts'
import { serveGateway } from '../gateway-routes.ts'
import type { Gateway } from '../gateway.ts'
import { vnpayDeclines } from '../texts.ts'
import { answerVnpayApi } from './api.ts'
import { openVnpayPayment, queryModes, refundModes, type VnpayPayment } from './payment.ts'

const hanging = seconds(30)

/** VNPay: the page a buyer is sent to, and the API for questions and refunds. */
export function vnpayRoutes(
  scope: FastifyInstance,
  { clock }: Context,
  courier: Courier,
  gateway: Gateway<VnpayPayment>,
): void {
  serveGateway<VnpayPayment>(scope, courier, {
    path: '/dev/pay/vnpay',
    gateway,
    open: (fields) => openVnpayPayment(fields, clock.now()),
    modes: z.object({
      query: z.enum(queryModes).optional(),
      refund: z.enum(refundModes).optional(),
    }),
    look: {
      title: 'VNPay thử nghiệm',
      declines: vnpayDeclines,
      modes: { query: queryModes, refund: refundModes },
    },
  })
  const stopping = new AbortController()
  // Whoever hangs must not hold up the shop's stop.
  scope.addHook('preClose', async () => stopping.abort())
  scope.post('/dev/pay/vnpay/api', async ({ body }, reply) => {
    const { answer, hangs } = answerVnpayApi(gateway.kept, body, clock.now())
    if (hangs) await pause(hanging, undefined, { signal: stopping.signal }).catch(() => undefined)
    void reply.header('cache-control', 'no-store')
    return answer ?? reply.code(503).send({})
  })
}
