import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GatewayForm } from '#domain/payment/api.ts'
import { loadPaymentMethods } from '#seed/load/payment-methods.ts'
import type { Config } from '#server/platform/env.ts'
import { sandboxProviders } from '#sandbox/pay/providers.ts'
import { openTestShop, type TestShop } from './app.ts'
import { freePort } from './free-port.ts'

/** What the gateway did, what the shop answered, and how the buyer's browser goes back. */
export interface CardStory {
  payment: {
    reference: string
    amount: number
    state: string
    code?: string
    notice?: Record<string, string>
    refunded?: number
    log: string[]
  }
  answers: ShopAnswer[]
  back: GatewayForm | null
}

export interface ShopAnswer {
  status: number
  body: string
}

export interface TransferStory {
  news: { id: number; content: string; transferAmount: number; referenceCode: string }
  answers: ShopAnswer[]
}

/** One of the gateway's outcomes with its details: `{ outcome: 'declined', code: '75' }`. */
export interface CardChoice {
  outcome?: string
  code?: string
  after?: number
  forgery?: string
  /** How VNPay's API answers for this payment from now on. */
  query?: string
  refund?: string
}

/** What a shop needs to meet the sandbox over loopback: an address that both know beforehand. */
export async function meetSandbox(): Promise<Partial<Config>> {
  const [port, host] = [await freePort(), '127.0.0.1']
  const publicUrl = `http://${host}:${port}`
  const payments = sandboxProviders({ publicUrl, host, port })
  return { port, host, publicUrl, payments, dataDir: ownDataDir(), rateLimits: false }
}

/** A shop that listens, takes every way to pay, and asks the sandbox as it asks VNPay. */
export async function openPaidShop(): Promise<TestShop> {
  const config = await meetSandbox()
  const shop = await openTestShop({ config })
  await loadPaymentMethods(shop.ctx)
  await shop.app.fastify.listen({ port: config.port!, host: config.host! })
  return shop
}

/** A folder of its own, as DATA_DIR, so that no other test's payments are found there. */
export function ownDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'anlanh-pay-'))
}

/** Sends the shop's form to its gateway, as the buyer's browser does; the page that comes back. */
export async function openGateway({ app }: TestShop, form: GatewayForm) {
  const fields = new URLSearchParams(form.fields).toString()
  const isGet = form.method === 'GET'
  return app.fastify.inject({
    method: form.method,
    url: isGet ? `${form.action}?${fields}` : form.action,
    ...(isGet ? {} : { payload: fields, headers: formHeaders }),
  })
}

/** Pays at the gateway that the form leads to, or lets something else happen there. */
export function payByCard(
  shop: TestShop,
  form: GatewayForm,
  choice: CardChoice | string = 'paid',
): Promise<CardStory> {
  const chosen = typeof choice === 'string' ? { outcome: choice } : choice
  return drive(shop, gatewayPath(form), { fields: form.fields, ...chosen })
}

/** Something else with the last payment opened for an order. */
export function atGateway(
  shop: TestShop,
  gateway: 'vnpay' | 'cybersource',
  order: string,
  choice: CardChoice,
): Promise<CardStory> {
  return drive(shop, `/dev/pay/${gateway}`, { order, ...choice })
}

/** The buyer's browser comes back from the gateway; where the shop sends it is the answer's header. */
export async function comeBack({ app }: TestShop, back: GatewayForm) {
  const fields = new URLSearchParams(back.fields).toString()
  return back.method === 'GET'
    ? app.fastify.inject(`${back.action}?${fields}`)
    : app.fastify.inject({
        method: 'POST',
        url: back.action,
        payload: fields,
        headers: formHeaders,
      })
}

/** A transfer arrives at the bank: `{ outcome: 'short', order: 'DH…', amount: 1000 }`. */
export function transfer(
  shop: TestShop,
  choice: { outcome: string; order?: string } & Record<string, string | number | undefined>,
): Promise<TransferStory[]> {
  return drive(shop, '/dev/pay/bank', choice)
}

/** Brings at once what the gateways hold back. */
export function hurryNotices(shop: TestShop): Promise<ShopAnswer[]> {
  return drive(shop, '/dev/pay/hurry', {})
}

async function drive<T>({ app }: TestShop, url: string, payload: object): Promise<T> {
  const answer = await app.fastify.inject({ method: 'POST', url, payload })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json<{ data: T }>().data
}

/** `/dev/pay/vnpay` for the form that leads to `/dev/pay/vnpay/`, whatever the server is called. */
function gatewayPath({ action }: GatewayForm): string {
  return new URL(action, 'http://shop').pathname.replace(/\/$/, '')
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }
