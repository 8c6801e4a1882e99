import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { blockOf, hireEditors, publishLanding, wholeLanding } from '#test/support/publishing.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'
import { networkOf } from '../network.ts'
import { answersAMinute } from './limit-work.ts'
import { limitRules, type LimitName } from '../rate-limit.ts'

let shop: TestShop
/** The same shop, which asks for proofs of people. */
let guarded: TestShop
let order: ReturnType<typeof guestOrder>
/** What somebody leaves with a landing page's form. */
let lead: object
beforeAll(async () => {
  shop = await openTestShop({ config: { trustedProxies: ['127.0.0.1'] } })
  guarded = await openTestShop({
    config: { trustedProxies: ['127.0.0.1'], captcha: true },
    beside: shop,
  })
  const [product] = await addStock(shop.ctx.db, [{ code: 'NETWORK', onHand: 100 }])
  order = guestOrder([{ product: product! }], '0977000555')
  const form = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn' })
  await publishLanding(shop, await hireEditors(shop), 'tu-van', wholeLanding([form]))
  lead = { slug: 'tu-van', block: form.key, name: 'Nguyễn Thị Lan', phone, consent: true }
})
afterAll(async () => {
  await guarded.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.ctx.pool.query('delete from rate_limit')
})

const phone = '0977000555'
const code = '123456'
const sessionKey = 'x'.repeat(43)

/** Every call that is limited by address, and the limit that it counts. */
const calls: [LimitName, string, object | null][] = [
  ['checkPhoneAddress', `/auth/check-phone?phone=${phone}`, null],
  ['checkPhoneAddress', '/order/checking-eco-voucher', { phone, products: [] }],
  ['checkPhoneAddress', `/order/check-phone?phone=${phone}`, null],
  ['loginAddress', '/auth/login', { phone, password: code }],
  [
    'backofficeLoginAddress',
    '/admin/auth/login',
    { username: 'ai-do', password: 'mot mat khau dai' },
  ],
  ['backofficeLoginAddress', '/admin/auth/invitation', { token: sessionKey }],
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

/** What one subscriber may hold, an address in it other than the one that used it up, and the next outside. */
const held = [
  ['/64', '2001:db8:1:2::/64', '2001:db8:1:2:dead::1', '2001:db8:1:3::1'],
  ['/56', '2001:db8:1:0::/56', '2001:db8:1:ff::1', '2001:db8:1:100::1'],
  ['/48', '2001:db8:1:0::/48', '2001:db8:1:ffff::1', '2001:db8:2:2::1'],
] as const

describe.each(held)('a whole %s of IPv6 is one caller', (_size, block, inside, outside) => {
  test.each(calls)('for %s of %s', async (name, path, body) => {
    await useUp(name, block)
    expect(await send(path, body, inside)).toMatchObject({ code: 'rateLimited' })
    expect((await send(path, body, outside)).code).not.toBe('rateLimited')
  })

  test('for orders, told beforehand and kept', async () => {
    await useUp('orderAddress', block)
    const told = await send('/order/rate-limit', { phone }, inside)
    expect(told.data).toMatchObject({ allowed: false })
    expect(await send('/order', order, inside)).toMatchObject({ code: 'rateLimited' })
    expect((await send('/order', order, outside)).data).toMatchObject({
      code: expect.stringMatching(/^DH/),
    })
  })

  test('for pieces that unproven orders keep, beyond which the code is asked for', async () => {
    await useUp('unprovenAddress', block)
    expect(await send('/order', order, inside)).toMatchObject({ code: 'otpRequired' })
    expect((await send('/order', order, outside)).data).toBeDefined()
  })

  test('for wrong passwords, which ask for a person', async () => {
    await useUp('wrongPasswordAddress', block)
    const logins: [string, object, string][] = [
      ['/auth/login', { phone: '0977000556', password: code }, 'accountWrongPwd'],
      ['/admin/auth/login', { username: 'ai-do', password: 'mot mat khau dai' }, 'loginWrong'],
    ]
    for (const [path, body, wrong] of logins) {
      expect(await send(path, body, inside, guarded)).toMatchObject({ code: 'captchaRequired' })
      expect(await send(path, body, outside, guarded)).toMatchObject({ code: wrong })
    }
    await guarded.ctx.pool.query('delete from password_lock; delete from staff_lock')
  })

  test('for wrong solutions of a captcha', async () => {
    await useUp('captchaAddress', block)
    const body = { phone, captcha: 'x' }
    const ask = (from: string) => send('/auth/forgot-password/send-otp', body, from, guarded)
    expect(await ask(inside)).toMatchObject({ code: 'rateLimited' })
    expect(await ask(outside)).toMatchObject({ code: 'captchaInvalid' })
  })

  test('for large bodies, before they are read', async () => {
    await useUp('largeBodyAddress', block)
    const ask = (from: string) => send('/order/DH000000/returns', 'no JSON', from)
    expect(await ask(inside)).toMatchObject({ code: 'rateLimited' })
    expect(await ask(outside)).toMatchObject({ code: 'invalidInput' })
  })

  const leadPath = '/landing-page/public/tu-van/lead'

  test('for forms of landing pages', async () => {
    await useUp('leadAddress', block)
    expect(await send(leadPath, lead, inside)).toMatchObject({ code: 'rateLimited' })
    expect((await send(leadPath, lead, outside)).data).toBeDefined()
  })

  test('for such forms beyond the first, which ask for a person', async () => {
    await useUp('firstLeadsAddress', block)
    expect(await send(leadPath, lead, inside, guarded)).toMatchObject({ code: 'captchaRequired' })
    expect((await send(leadPath, lead, outside, guarded)).data).toBeDefined()
  })

  test('for tries to order', async () => {
    await useUp('orderTryAddress', block)
    expect(await send('/order', order, inside)).toMatchObject({ code: 'rateLimited' })
    expect((await send('/order', order, outside)).data).toBeDefined()
  })
})

test('every limit by address is in the list of calls', () => {
  const told = [
    'orderAddress',
    'firstOrdersAddress',
    'orderTryAddress',
    'unprovenAddress',
    'wrongPasswordAddress',
    'captchaAddress',
    'largeBodyAddress',
    'leadAddress',
    'firstLeadsAddress',
    // Held in server/game/tickets.test.ts.
    'ticketAddress',
    'firstTicketsAddress',
    // Held in server/chat/floods.test.ts.
    'chatAddress',
    'chatBeginAddress',
  ]
  const named = new Set<string>([...told, ...calls.map(([name]) => name)])
  const limited = Object.keys(limitRules).filter((name) => name.endsWith('Address'))
  expect(limited.filter((name) => !named.has(name))).toEqual([])
})

describe('one line of IPv6 that walks through its networks', () => {
  const ask = (from: string) => send(`/auth/check-phone?phone=${phone}`, null, from)
  const allowed = limitRules.checkPhoneAddress.points
  const askOften = async (times: number, from: string) => {
    const answers: (string | undefined)[] = []
    for (let time = 0; time < times; time += 1) answers.push((await ask(from)).code)
    return answers.filter((answer) => answer !== 'rateLimited').length
  }

  test('of 256 has the budgets of four', async () => {
    const got: number[] = []
    for (let nth = 1; nth <= 6; nth += 1) {
      got.push(await askOften(allowed + 1, `2001:db8:7:${nth.toString(16)}::1`))
    }
    expect(got).toEqual([allowed, allowed, allowed, allowed, 0, 0])
    expect((await ask('2001:db8:7:100::1')).code).toBeUndefined()
  })

  test('takes nothing from its neighbours by what is refused', async () => {
    expect(await askOften(allowed * 5, '2001:db8:8:a::1')).toBe(allowed)
    expect((await ask('2001:db8:8:b::1')).code).toBeUndefined()
  })
})

describe('passwords that one network gets wrong', () => {
  const free = limitRules.wrongPasswordAddress.points
  const tryPhone = (nth: number, from: string) => {
    const body = { phone: `09771${String(nth).padStart(5, '0')}`, password: code }
    return send('/auth/login', body, from, guarded)
  }

  test('with ever other phones, all at once: ten are free, then a person must be there', async () => {
    const tries = Array.from({ length: 20 }, (_, nth) => tryPhone(nth, '2001:db8:9:2::1'))
    const codes = (await Promise.all(tries)).map((answer) => answer.code)
    expect(codes.filter((each) => each === 'accountWrongPwd')).toHaveLength(free)
    expect(codes.filter((each) => each === 'captchaRequired')).toHaveLength(20 - free)
    expect((await tryPhone(20, '2001:db8:10:2::1')).code).toBe('accountWrongPwd')
  })
})

describe('orders of one network', () => {
  const shares = async () => {
    const { rows } = await shop.ctx.pool.query<{ points: number }>(
      "select points from rate_limit where key like 'orderAddress:%' order by key",
    )
    return rows.map(({ points }) => points)
  }

  test('are counted when they are made: refused ones leave nothing', async () => {
    const from = '2001:db8:11:2::1'
    const refused = { ...order, products: [{ id: 999_999, quantity: 1 }] }
    for (let time = 0; time < 3; time += 1) {
      expect((await send('/order', refused, from)).code).toBeDefined()
    }
    expect(await shares()).toEqual([0, 0, 0])
    expect((await send('/order', order, from)).data).toBeDefined()
    expect(await shares()).toEqual([1, 1, 1])
  })
})

describe('public answers that are not kept', () => {
  const search = (nth: number, from: string) =>
    send('/product/filter', { search: `glucosamin ${nth}` }, from)

  test('are given to one address so many times a minute, and to others meanwhile', async () => {
    const codes: (string | undefined)[] = []
    for (let nth = 0; nth <= answersAMinute; nth += 1) {
      codes.push((await search(nth, '203.0.113.77')).code)
    }
    expect(codes.filter((each) => each === 'rateLimited')).toEqual(['rateLimited'])
    expect((await search(0, '203.0.113.78')).code).toBeUndefined()
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

async function useUp(name: LimitName, network: string): Promise<void> {
  const expire = Date.now() + hours(1)
  const row = [`${name}:${network}`, 1_000_000, expire]
  await shop.ctx.pool.query('insert into rate_limit values ($1, $2, $3)', row)
}

interface Answer {
  data?: object
  code?: string
}

async function send(
  path: string,
  body: object | string | null,
  from: string,
  at = shop,
): Promise<Answer> {
  const answer = await at.app.fastify.inject({
    method: body ? 'POST' : 'GET',
    url: `/api${path}`,
    remoteAddress: '127.0.0.1',
    headers: {
      'x-forwarded-for': from,
      'idempotency-key': crypto.randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: body } : {}),
  })
  const { data, errors } = answer.json<{ data?: object; errors?: Answer }>()
  return { ...(data ? { data } : {}), ...errors }
}
