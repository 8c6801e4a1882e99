import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#server/platform/http/app.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import type { Pressure } from '../load-meter.ts'
import { LoadGate, stepOf } from './shed-load.ts'

const calm: Pressure = { loopMs: 0, turnMs: 0, poolMs: 0, queueMs: 0 }
/** As long as it takes to be sure. */
function press(gate: LoadGate, pressure: Pressure): void {
  for (let at = 0; at < 3; at += 1) gate.note(pressure)
}

let shop: TestShop
let app: App
let gate: LoadGate
/** What the process measures; nobody waits for a real one. */
let level: (wanted: number) => void

beforeAll(async () => {
  shop = await openTestShop()
  ;({ app, gate } = shop)
  level = (wanted) => {
    for (let at = 0; at < 20; at += 1) gate.note(calm)
    press(gate, { ...calm, poolMs: [0, 1000, 2500, 4000][wanted]! })
  }
})
beforeEach(() => level(0))
afterAll(() => shop.close())

const asked = {
  browsing: { method: 'GET', url: '/api/product/search?search=jex' },
  cart: { method: 'POST', url: '/api/order/checking' },
  checkout: { method: 'POST', url: '/api/order' },
  vaccineCheckout: { method: 'POST', url: '/api/order-vnvc' },
  counter: { method: 'GET', url: '/api/drugstore/session' },
  money: { method: 'POST', url: '/api/payment/notify/bank' },
  card: { method: 'GET', url: '/api/payment/notify/vnpay' },
  health: { method: 'GET', url: '/api/health/ready' },
  desk: { method: 'GET', url: '/api/admin/bank-transactions' },
  deskLogin: { method: 'POST', url: '/api/admin/auth/login' },
} as const

async function putOff(): Promise<string[]> {
  const names = Object.keys(asked) as (keyof typeof asked)[]
  const answers = await Promise.all(names.map((name) => app.fastify.inject(asked[name])))
  return names.filter((_, at) => answers[at]!.statusCode === 503)
}

describe('what a process that is behind puts off', () => {
  test.each([
    [0, []],
    [1, ['browsing']],
    [2, ['browsing', 'cart']],
    [3, ['browsing', 'cart', 'checkout', 'vaccineCheckout', 'counter']],
  ])('at level %i', async (wanted, expected) => {
    level(wanted)
    expect(await putOff()).toEqual(expected)
  })

  test('is told as every refusal is, with when to come back', async () => {
    level(1)
    const { headers, statusCode, body } = await app.fastify.inject(asked.browsing)
    expect(statusCode).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, errors: { code: 'busy' } })
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(8)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  })

  test('is counted for the figures', async () => {
    level(2)
    await app.fastify.inject(asked.cart)
    const figures = await app.ctx.metrics.registry.metrics()
    expect(figures).toMatch(/load_shed_level 2/)
    expect(figures).toMatch(/load_shed_total\{step="cart"\} [1-9]/)
  })
})

describe('the gate', () => {
  test('closes whichever of them is behind, and opens one step after the other', () => {
    const own = new LoadGate()
    press(own, { loopMs: 199, turnMs: 1499, poolMs: 999, queueMs: 1499 })
    expect(own.level).toBe(0)
    press(own, { ...calm, turnMs: 9000 })
    expect(own.level).toBe(1)
    press(own, { ...calm, loopMs: 800 })
    expect(own.level).toBe(3)
    const levels = Array.from({ length: 16 }, () => {
      own.note(calm)
      return own.level
    })
    expect(levels).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0])
  })

  test.each([
    [1500, 1],
    [3000, 2],
    [6000, 3],
  ])('sees who waits before it: %i ms', (queueMs, expected) => {
    const own = new LoadGate()
    press(own, { ...calm, queueMs: queueMs - 1 })
    expect(own.level).toBe(expected - 1)
    press(own, { ...calm, queueMs })
    expect(own.level).toBe(expected)
  })

  test('stays closed while the pressure comes back', () => {
    const own = new LoadGate()
    press(own, { ...calm, loopMs: 200 })
    for (let at = 0; at < 10; at += 1) own.note(at % 2 ? calm : { ...calm, loopMs: 200 })
    expect(own.level).toBe(1)
  })

  test('takes a pause of a second for no crowd', () => {
    const own = new LoadGate()
    own.note({ ...calm, loopMs: 1000 })
    own.note({ ...calm, loopMs: 900 })
    own.note(calm)
    own.note({ ...calm, loopMs: 1000 })
    expect(own.level).toBe(0)
  })
})

test.each([
  ['/', 'browsing'],
  ['/mua-hang/vien-uong-jex/', 'browsing'],
  ['/api/admin/product/all', 'browsing'],
  ['/gio-hang/', 'cart'],
  ['/api/auth/login', 'cart'],
  ['/gio-hang/giao-hang/', 'checkout'],
  ['/gio-hang/thanh-toan/DH2611210001/', 'checkout'],
  ['/api/location/provinces', 'checkout'],
  ['/nha-thuoc/?id=NT00218', 'checkout'],
  ['/quan-tri/', null],
  ['/api/payment/redirect?order=1', null],
  ['/assets/entry.js', null],
  ['/dong-khach.js', null],
])('%s is %s', (url, step) => {
  expect(stepOf({ method: 'GET', url, routeOptions: { config: {} } })).toBe(step)
})
