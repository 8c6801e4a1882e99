import type { FastifyRequest } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import type { DeclaredAccess, Realm } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import type { Pressure } from '../load-meter.ts'
import type { App } from './app.ts'

/** What people do in a shop, in the order in which it is put off when there are too many of them. */
export const sheddable = ['browsing', 'cart', 'checkout'] as const
export type Sheddable = (typeof sheddable)[number]

/** From which pressure on each is put off; any one of it is enough (docs/decisions/0141, 0150). */
const limits: Readonly<Record<Sheddable, Pressure>> = {
  browsing: { loopMs: 200, turnMs: 1500, poolMs: 1000, queueMs: 1500 },
  cart: { loopMs: 400, turnMs: Infinity, poolMs: 2500, queueMs: 3000 },
  checkout: { loopMs: 800, turnMs: Infinity, poolMs: 4000, queueMs: 6000 },
}

/** So many measurements in a row above it before one is put off: a long pause is no crowd. */
const crowdedMeasures = 3
/** So many measurements in a row below it before one of them is let in again. */
const calmMeasures = 5
/** Seconds, of which each visitor is told another one: whoever was put off together does not come back together. */
const comeBackAfter = { least: 8, most: 20 }

/** Decides what a process that is behind still takes on. */
export class LoadGate {
  #shed = 0
  #calm = 0
  /** How many each of the last measurements would put off. */
  #lately: number[] = []

  /** Up as soon as it is sure, down one after the other. */
  note(pressure: Pressure): void {
    const needed = sheddable.filter((step) => isAbove(pressure, limits[step])).length
    this.#lately = [...this.#lately.slice(1 - crowdedMeasures), needed]
    const sure = this.#lately.length < crowdedMeasures ? 0 : Math.min(...this.#lately)
    if (needed >= this.#shed) {
      this.#shed = Math.max(this.#shed, sure)
      this.#calm = 0
      return
    }
    this.#calm += 1
    if (this.#calm < calmMeasures) return
    this.#shed -= 1
    this.#calm = 0
  }

  /** How many of the three are put off. */
  get level(): number {
    return this.#shed
  }

  puts(step: Sheddable): boolean {
    return sheddable.indexOf(step) < this.#shed
  }
}

function isAbove(pressure: Pressure, limit: Pressure): boolean {
  const measures = ['loopMs', 'turnMs', 'poolMs', 'queueMs'] as const
  return measures.some((name) => pressure[name] >= limit[name])
}

/**
 * Puts off what the gate says, with 503 and when to come back: people get a page that waits by itself, programs the
 * error `busy`. Answers that are kept go out before this is asked, also to whoever browses.
 */
export function shedLoad(app: App, gate: LoadGate): void {
  const count = figures(app.ctx.metrics, gate)
  app.fastify.addHook('onRequest', async (request, reply) => {
    if (gate.level === 0) return
    const step = stepOf(request)
    if (!step || !gate.puts(step)) return
    count(step)
    const retryAfter = comeBackIn()
    if (!isPage(request)) throw new Refusal('busy', { retryAfter })
    app.sendBusyPage(reply, retryAfter, 'crowd')
    return reply
  })
}

/** Another one for each visitor. */
export function comeBackIn(): number {
  const { least, most } = comeBackAfter
  return least + Math.floor(Math.random() * (most - least + 1))
}

type Asked = Pick<FastifyRequest, 'method' | 'url'> & {
  routeOptions: { config: { realm?: DeclaredAccess['realm'] } }
}

/** What a request is part of; null for what is never put off. */
export function stepOf({ url, routeOptions: { config } }: Asked): Sheddable | null {
  const path = url.split('?', 1)[0]!
  if (neverPaths.test(path) || filePaths.test(path) || includes(config.realm, 'staff')) return null
  if (cartPaths.test(path)) return 'cart'
  const isCheckout = checkoutPaths.test(path) || includes(config.realm, 'pharmacy')
  return isCheckout ? 'checkout' : 'browsing'
}

/** Money that came, and whoever looks after the shop. */
const neverPaths =
  /^\/(api\/(payment|health|admin\/auth|admin\/setup)\/|api\/metrics$|quan-tri\/|san-pham\/editor\/|dev\/)/
/** Files without which nothing that was let in can be shown. */
export const filePaths = /^\/(assets\/|media\/|offline\/|sw[-\w]*\.js$|[-\w]+\.(css|js)$)/
/** What is on its way to being an order, or is one; and pharmacies, whose customers stand at the counter. */
const checkoutPaths =
  /^\/(api\/(order|order-vnvc|location|captcha)(\/|$)|gio-hang\/.+|nha-thuoc\/|nt\/)/
const cartPaths =
  /^\/(api\/(order\/checking|order\/rate-limit|voucher|auth)(\/|$)|gio-hang\/$|dang-nhap\/|dang-ky\/)/

function includes(realm: DeclaredAccess['realm'] | undefined, one: Realm): boolean {
  return typeof realm === 'string' ? realm === one : (realm?.includes(one) ?? false)
}

export function isPage({ method, url }: Asked): boolean {
  return method === 'GET' && !url.startsWith('/api/')
}

function figures({ registry }: Context['metrics'], gate: LoadGate): (step: Sheddable) => void {
  new Gauge({
    name: 'load_shed_level',
    help: 'What is put off at this moment: 0 nothing, 1 browsing, 2 the cart too, 3 checkout too',
    registers: [registry],
    collect() {
      this.set(gate.level)
    },
  })
  const shed = new Counter({
    name: 'load_shed_total',
    help: 'Requests that were put off, by what they were part of',
    labelNames: ['step'],
    registers: [registry],
  })
  return (step) => shed.inc({ step })
}
