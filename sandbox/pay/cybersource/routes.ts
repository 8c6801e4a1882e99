import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Courier } from '../courier.ts'
import { serveGateway } from '../gateway-routes.ts'
import type { Gateway } from '../gateway.ts'
import { cybersourceDeclines } from '../texts.ts'
import { openCybersourcePayment, type CybersourcePayment } from './payment.ts'

/** CyberSource: the hosted page that the shop's form leads to. */
export function cybersourceRoutes(
  scope: FastifyInstance,
  { clock }: Context,
  courier: Courier,
  gateway: Gateway<CybersourcePayment>,
): void {
  serveGateway(scope, courier, {
    path: '/dev/pay/cybersource',
    gateway,
    open: (fields) => openCybersourcePayment(fields, clock.now()),
    modes: z.object({}),
    look: { title: 'CyberSource thử nghiệm', declines: cybersourceDeclines, modes: {} },
  })
}
