import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { ensureOwnPage, formPageHeaders } from '../own-form.ts'
import { choiceFields } from './choice.ts'
import type { Courier } from './courier.ts'
import { faultPage, gatewayPage, type GatewayLook } from './gateway-page.ts'
import {
  carryOut,
  type CarriedOut,
  type Fields,
  type Gateway,
  type GatewayPayment,
} from './gateway.ts'
import { referencePattern } from './kept-payments.ts'
import { ensureNoStranger, readInput } from './read-input.ts'

export interface ServedGateway<P extends GatewayPayment> {
  /** `/dev/pay/vnpay`. */
  path: string
  gateway: Gateway<P>
  /** Takes what the shop has signed, or says what is wrong with it; nothing is kept yet. */
  open(fields: Fields): P | Fault
  /** How its API shall answer for a payment. */
  modes: z.ZodType<{ [K in keyof P]?: P[K] | undefined }>
  look: Omit<GatewayLook, 'chooseUrl'>
}

interface Fault {
  code: string
  detail: string
}

/** A gateway's page with its forms, and the same for programs: `POST {path}` in JSON. */
export function serveGateway<P extends GatewayPayment>(
  scope: FastifyInstance,
  courier: Courier,
  served: ServedGateway<P>,
): void {
  const { path, gateway } = served
  const look = { ...served.look, chooseUrl: `${path}/choose` }
  const show = (reply: FastifyReply, payment: P) =>
    sendPage(reply, 200, gatewayPage(look, payment, gateway.wayBack(payment)))
  const enter = (fields: Fields, reply: FastifyReply) => {
    const payment = takeIn(served, fields)
    if ('detail' in payment) return sendPage(reply, 400, faultPage(look.title, payment))
    return show(reply, payment)
  }
  scope.get(`${path}/`, async ({ query }, reply) => enter(fieldsOf(query), reply))
  scope.post(`${path}/`, async ({ body }, reply) => enter(fieldsOf(body), reply))
  scope.get(`${path}/payment`, async ({ query }, reply) =>
    show(reply, gateway.kept.get(readInput(named, query).reference)),
  )
  scope.post(`${path}/choose`, async (request, reply) => {
    ensureOwnPage(request)
    const { payment, goesBack } = await choose(served, courier, request.body)
    const back = goesBack ? gateway.wayBack(payment) : null
    // What goes back in a form is sent by a button of the payment's page: nothing here runs a script.
    const next =
      back?.method === 'GET' ? `${back.action}?${new URLSearchParams(back.fields)}` : null
    return reply.redirect(next ?? `${path}/payment?reference=${payment.reference}`, 303)
  })
  scope.post(path, async (request, reply) => {
    ensureNoStranger(request)
    const { payment, answers, goesBack } = await choose(served, courier, request.body)
    void reply.header('cache-control', 'no-store')
    return { data: { payment, answers, back: goesBack ? gateway.wayBack(payment) : null } }
  })
}

const reference = z.string().regex(referencePattern)
const named = z.object({ reference })

/** `fields` opens the payment as the buyer's browser would; the others name one that was opened. */
const asked = z.object({
  fields: z.record(z.string(), z.string()).optional(),
  reference: reference.optional(),
  order: reference.optional(),
  ...choiceFields,
})

async function choose<P extends GatewayPayment>(
  served: ServedGateway<P>,
  courier: Courier,
  body: unknown,
): Promise<CarriedOut<P>> {
  const { fields, reference: name, order, outcome, ...details } = readInput(asked, body)
  const { gateway } = served
  const found = fields ? openedBy(served, fields) : findNamed(gateway, name, order)
  const payment = gateway.kept.save({ ...found, ...readInput(served.modes, body) })
  if (!outcome) return { payment, answers: [], goesBack: false }
  return carryOut(gateway, courier, payment, { outcome, ...details })
}

function findNamed<P extends GatewayPayment>(
  { kept }: Gateway<P>,
  name: string | undefined,
  order: string | undefined,
): P {
  return name ? kept.get(name) : kept.getOfOrder(order ?? '')
}

/** Opens a payment, or finds it opened before: a page that is loaded again shows how it stands. */
function takeIn<P extends GatewayPayment>(
  { gateway, open }: ServedGateway<P>,
  fields: Fields,
): P | Fault {
  const opened = open(fields)
  if ('detail' in opened) return opened
  const known = gateway.kept.find(opened.reference)
  if (!known) return gateway.kept.save(opened)
  const isSame = known.amount === opened.amount
  return isSame ? known : { code: '01', detail: 'reference, amount' }
}

function openedBy<P extends GatewayPayment>(served: ServedGateway<P>, fields: Fields): P {
  const opened = takeIn(served, fields)
  if ('detail' in opened)
    throw new Refusal('invalidInput', { fields: { [opened.detail]: opened.code } })
  return opened
}

/** Of a query or a form; what is no single text was not given. */
function fieldsOf(sent: unknown): Fields {
  const entries = sent instanceof URLSearchParams ? [...sent] : Object.entries(sent ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(formPageHeaders).type('text/html; charset=utf-8').send(page)
}
