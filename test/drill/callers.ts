import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoLogins } from '#seed/demo-logins.ts'
import { transferNote } from '#domain/payment/transfer-note.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { orderBody } from '../load/order-sample.ts'
import type { AskedKind, CallKind, Recorder } from './recorder.ts'
import type { Sample } from './sample.ts'
import type { Watchers } from './watchers.ts'

/** Of all kinds together, a payment for every second order: some 12 a second. */
const perSecond = { order: 4.5, code: 2.5, counter: 2.5, page: 2 } as const
/** A bank tells of money some time after the order. */
const bankTakesMs = 8000
const patienceMs = 30_000
/** Each code of the drill's batches. */
export const pointsOfACode = 30
/** By whom its orders are told from those of the demo. */
export const buyerOfTheDrill = 'Người Diễn Tập'

interface Call {
  kind: CallKind
  path: string
  body: object
  headers: Record<string, string>
}

interface Heeded {
  data: unknown
  tries: number
  askedAt: number
  answeredAt: number
}

interface Shared {
  sample: Sample
  recorder: Recorder
  watchers: Watchers
}

/** Callers that come whether or not the shop answers, and ask the same again until it has. */
export class Callers {
  readonly #url: string
  readonly #sample: Sample
  readonly #recorder: Recorder
  readonly #watchers: Watchers
  readonly #timers: NodeJS.Timeout[] = []
  #count = 0
  #closed = false

  constructor(url: string, { sample, recorder, watchers }: Shared) {
    this.#watchers = watchers
    this.#url = url
    this.#sample = sample
    this.#recorder = recorder
  }

  start(): void {
    const every = (rate: number, call: () => Promise<void>) =>
      this.#timers.push(setInterval(() => void call(), 1000 / rate))
    every(perSecond.order, () => this.#order())
    every(perSecond.code, () => this.#enterCode())
    every(perSecond.counter, () => this.#enterAtCounter())
    every(perSecond.page, () => this.#look())
  }

  /** Nobody new comes; until those that wait have their answer. */
  async finish(withinMs: number): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    const deadline = performance.now() + withinMs
    while (this.#recorder.waiting > 0 && performance.now() < deadline) await wait(200)
    this.#closed = true
  }

  async #order(): Promise<void> {
    const nth = (this.#count += 1)
    const isPaid = nth % 2 === 0
    const body = orderBody(this.#sample.orders, 'spread', nth)
    const placed = await this.#ask({
      kind: 'order',
      path: '/api/order',
      body: {
        ...body,
        receiver_fullname: buyerOfTheDrill,
        ...(isPaid ? { payment_type: 'qrCode' } : {}),
      },
      headers: {},
    })
    if (!placed) return
    const order = placed.data as PlacedOrder
    this.#note('order', order.code, placed, order.costs.order_total.amount)
    this.#watchers.add(order)
    if (!isPaid) return
    this.#recorder.waiting += 1
    await wait((nth * 997) % bankTakesMs)
    this.#recorder.waiting -= 1
    await this.#tellOfMoney(order, nth)
  }

  async #tellOfMoney(order: PlacedOrder, nth: number): Promise<void> {
    const { account, feedKey } = publishedCredentials.bank
    const id = 7_000_000 + nth
    const told = await this.#ask({
      kind: 'payment',
      path: '/api/payment/notify/bank',
      headers: { authorization: `Apikey ${feedKey}` },
      body: {
        id,
        gateway: 'Vietcombank',
        transactionDate: '2026-11-21 14:02:37',
        accountNumber: account,
        code: null,
        content: `MBVCB.${nth}.${transferNote(order.code)}`,
        transferType: 'in',
        transferAmount: order.costs.order_total.amount,
        accumulated: 0,
        subAccount: null,
        referenceCode: `FT${id}`,
      },
    })
    if (told) this.#note('payment', String(id), told, order.costs.order_total.amount)
  }

  async #enterCode(): Promise<void> {
    const { codes, members } = this.#sample
    const code = codes.member.pop()!
    const { token } = members[codes.member.length % members.length]!
    const entered = await this.#ask({
      kind: 'code',
      path: '/api/loyalty/membership/requestEarnPoint',
      headers: { authorization: `Bearer ${token}` },
      body: { code },
    })
    if (entered) this.#note('code', code, entered, pointsOfACode)
  }

  async #enterAtCounter(): Promise<void> {
    const { codes, pharmacyToken } = this.#sample
    const code = codes.counter.pop()!
    const phone = `0976${String(100_000 + (codes.counter.length % 400))}`
    const entered = await this.#ask({
      kind: 'counter',
      path: '/api/presenter-pharma/requestEarnPoint',
      headers: {
        authorization: `Bearer ${pharmacyToken}`,
        drugstoreid: demoLogins.pharmacy.code,
      },
      body: { phone, code },
    })
    if (entered) this.#note('counter', code, entered, pointsOfACode)
  }

  /** A visitor who only reads. */
  async #look(): Promise<void> {
    await this.#send('page', '/')
  }

  #note(kind: CallKind, id: string, { tries, askedAt, answeredAt }: Heeded, worth: number): void {
    const at = performance.now()
    this.#recorder.answered.push({ kind, id, tries, at, askedAt, answeredAt, worth })
  }

  /** The same words under the same key until they are answered, after the pause that the shop asks for. */
  async #ask(call: Call): Promise<Heeded | null> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...call.headers,
    }
    const body = JSON.stringify(call.body)
    this.#recorder.waiting += 1
    const askedAt = Date.now()
    try {
      for (let tries = 1; !this.#closed; tries += 1) {
        const init = { method: 'POST', headers, body }
        const { status, text, pause } = await this.#send(call.kind, call.path, init)
        if (status === 200) {
          const { data } = JSON.parse(text) as { data: unknown }
          return { data, tries, askedAt, answeredAt: Date.now() }
        }
        await wait(pause)
      }
      return null
    } finally {
      this.#recorder.waiting -= 1
    }
  }

  async #send(kind: AskedKind, path: string, init: RequestInit = {}) {
    const began = performance.now()
    const heard = await this.#fetch(path, init)
    this.#recorder.heard(kind, { ...heard, tookMs: performance.now() - began })
    return heard
  }

  async #fetch(path: string, init: RequestInit) {
    const signal = AbortSignal.timeout(patienceMs)
    try {
      const answer = await fetch(this.#url + path, { signal, ...init })
      const text = await answer.text()
      const pause = 1000 * Number(answer.headers.get('retry-after') ?? 1)
      return { status: answer.status, text, pause }
    } catch (error) {
      return { status: 0, text: String(error), pause: 1000 }
    }
  }
}
