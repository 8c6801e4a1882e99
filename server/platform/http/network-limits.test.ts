import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, stockShelf } from '#test/support/shelf.ts'
import { networkOf } from '../network.ts'
import { limitRules, type LimitName } from '../rate-limit.ts'

let shop: TestShop
let order: ReturnType<typeof guestOrder>
beforeAll(async () => {
  shop = await openTestShop({ config: { trustedProxies: ['127.0.0.1'] } })
  const [product] = await stockShelf(shop.ctx.db, [{ code: 'NETWORK', onHand: 100 }])
  order = guestOrder([{ product: product! }], '0977000555')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.ctx.pool.query('delete from rate_limit')
})

const line = networkOf('2001:db8:1:2::1')
const phone = '0977000555'
const code = '123456'
const sessionKey = 'x'.repeat(43)

/** Every call that is limited by address, and the limit that it counts. */
const calls: [LimitName, string, object | null][] = [
  ['checkPhoneAddress', `/auth/check-phone?phone=${phone}`, null],
  ['checkPhoneAddress', '/order/checking-eco-voucher', { phone, products: [] }],
  ['checkPhoneAddress', `/order/check-phone?phone=${phone}`, null],
  ['loginAddress', '/auth/login', { phone, password: code }],
  ['deskLoginAddress', '/admin/auth/login', { username: 'ai-do', password: 'mot mat khau dai' }],
  ['deskLoginAddress', '/admin/auth/invitation', { token: sessionKey }],
  ['otpAddress', '/auth/forgot-password/send-otp', { phone }],
  ['otpAddress', '/order/lookup/send-otp', { phone }],
  ['otpCheckAddress', '/auth/register/submit-otp', { phone, code }],
  ['otpCheckAddress', '/order/verify-eco-voucher', { phone, code }],
  ['otpCheckAddress', '/order/lookup', { phone, code }],
  ['newPasswordAddress', '/auth/forgot-password', { phone, sessionKey, password: code }],
  [
    'voucherCheckAddress',
    '/voucher/check',
    { codes: ['KHONGCO'], products: [{ id: 1, quantity: 1 }] },
  ],
  ['writeAddress', '/captcha/challenge', null],
]

describe('a whole /64 of IPv6 is one caller', () => {
  test.each(calls)('for %s of %s', async (name, path, body) => {
    await useUp(name)
    expect(await send(path, body, '2001:db8:1:2:dead::1')).toMatchObject({ code: 'rateLimited' })
    const neighbour = await send(path, body, '2001:db8:1:3::1')
    expect(neighbour.code).not.toBe('rateLimited')
  })

  test('for orders, told beforehand and kept', async () => {
    await useUp('orderAddress')
    const told = await send('/order/rate-limit', { phone }, '2001:db8:1:2:dead::1')
    expect(told.data).toMatchObject({ allowed: false })
    const placed = await send('/order', order, '2001:db8:1:2:dead::1')
    expect(placed).toMatchObject({ code: 'rateLimited' })
    expect((await send('/order', order, '2001:db8:1:3::1')).data).toMatchObject({
      code: expect.stringMatching(/^DH/),
    })
  })

  test('for large bodies, before they are read', async () => {
    await useUp('largeBodyAddress')
    const ask = (from: string) => send('/order/DH000000/returns', 'no JSON', from)
    expect(await ask('2001:db8:1:2:dead::1')).toMatchObject({ code: 'rateLimited' })
    expect(await ask('2001:db8:1:3::1')).toMatchObject({ code: 'invalidInput' })
  })

  test('of which every limit by address is in this list', () => {
    const told = ['orderAddress', 'largeBodyAddress']
    const named = new Set<string>([...told, ...calls.map(([name]) => name)])
    const limited = Object.keys(limitRules).filter((name) => name.endsWith('Address'))
    expect(limited.filter((name) => !named.has(name))).toEqual([])
  })
})

test.each(['203.0.113.9', '203.0.113.9:4711', '203.0.113.9:4712', '::ffff:203.0.113.9'])(
  'a proxy that forwards %s means one address',
  async (forwarded) => {
    await useUp('checkPhoneAddress', networkOf('203.0.113.9'))
    const answer = await send(`/auth/check-phone?phone=${phone}`, null, forwarded)
    expect(answer).toMatchObject({ code: 'rateLimited' })
  },
)

async function useUp(name: LimitName, network = line): Promise<void> {
  const expire = Date.now() + hours(1)
  const row = [`${name}:${network}`, 1_000_000, expire]
  await shop.ctx.pool.query('insert into rate_limit values ($1, $2, $3)', row)
}

interface Answer {
  data?: object
  code?: string
}

async function send(path: string, body: object | string | null, from: string): Promise<Answer> {
  const answer = await shop.app.fastify.inject({
    method: body ? 'POST' : 'GET',
    url: `/api${path}`,
    remoteAddress: '127.0.0.1',
    headers: {
      ...{ 'x-forwarded-for': from, 'idempotency-key': crypto.randomUUID() },
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: body } : {}),
  })
  const { data, errors } = answer.json<{ data?: object; errors?: Answer }>()
  return { ...(data ? { data } : {}), ...errors }
}
