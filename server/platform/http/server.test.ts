import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { placeOrder, checkOrderLimit } from '#domain/order/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, stockShelf } from '#test/support/shelf.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.fastify.inject({ url, headers })

describe('headers that protect people', () => {
  test.each(['/api/product/menu', '/api/nothing', '/api/health/live', '/robots.txt'])(
    'stand on %s',
    async (url) => {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('add HSTS when the shop is reached over https', async () => {
    const secure = await openTestShop({ config: { publicUrl: 'https://shop.test' } })
    const { headers } = await secure.app.fastify.inject('/api/health/live')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    await secure.close()
  })
})

describe('health', () => {
  test('is live and ready while the database answers', async () => {
    expect((await get('/api/health/live')).statusCode).toBe(200)
    expect((await get('/api/health/ready')).json()).toEqual({ data: { status: 'ok' } })
  })

  test('says why it is not ready, and calls say busy, when the database is away', async () => {
    const away = await openTestShop()
    await away.drop()
    const ready = await away.app.fastify.inject('/api/health/ready')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({
      data: { status: 'unavailable', reason: 'database unreachable' },
    })
    const menu = await away.app.fastify.inject('/api/product/menu')
    expect(menu.json()).toMatchObject({ statusCode: 503, errors: { code: 'busy' } })
    await away.close()
  })
})

describe('figures for the operator', () => {
  test('are given on loopback and hidden elsewhere', async () => {
    const local = await shop.app.fastify.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })
    expect(local.body).toContain('http_request_duration_seconds')
    const remote = await shop.app.fastify.inject({
      url: '/api/metrics',
      remoteAddress: '203.0.113.9',
    })
    expect(remote.statusCode).toBe(404)
  })
})

describe('development tools', () => {
  test('are there in the demo and do not exist in production', async () => {
    expect((await get('/dev/messages')).statusCode).toBe(200)
    const production = await openTestShop({ config: { appEnv: 'production', devTools: false } })
    expect((await production.app.fastify.inject('/dev/messages')).statusCode).toBe(404)
    await production.close()
  })
})

describe('writes that a browser authenticates by cookie', () => {
  const write = (headers: Record<string, string>) =>
    shop.app.fastify.inject({
      method: 'POST',
      url: '/api/product/listByIds',
      headers,
      payload: { ids: [] },
    })

  test('need a token and its secret, and only our own', async () => {
    const cookie = 'session=whatever'
    expect((await write({ cookie })).json()).toMatchObject({ errors: { code: 'csrfInvalid' } })
    const { token, secret } = (await get('/api/auth/csrf-token')).json<{
      data: { token: string; secret: string }
    }>().data
    const forged = await write({ cookie, 'csrf-token': token, 'csrf-secret': 'another' })
    expect(forged.statusCode).toBe(403)
    const ours = await write({ cookie, 'csrf-token': token, 'csrf-secret': secret })
    expect(ours.statusCode).toBe(200)
  })

  test('need none with a bearer token or no credential', async () => {
    expect((await write({})).statusCode).toBe(200)
    expect((await write({ cookie: 'session=x', authorization: 'Bearer y' })).statusCode).toBe(200)
  })
})

describe('limits', () => {
  test('let 10 orders an hour through for a phone, tell beforehand, and say how long to wait', async () => {
    const [product] = await stockShelf(shop.ctx.db, [{ code: 'LIMIT', onHand: 100 }])
    const phone = '0977000111'
    for (let order = 0; order < 10; order += 1) {
      await shop.call(placeOrder, guestOrder([{ product: product! }], phone))
    }
    const told = await shop.call(checkOrderLimit, { phone })
    expect(told.allowed).toBe(false)
    await expect(
      shop.call(placeOrder, guestOrder([{ product: product! }], phone)),
    ).rejects.toMatchObject({
      status: 429,
      code: 'rateLimited',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
  })

  test('are counted together by two processes on one database', async () => {
    const { createRateLimits } = await import('../rate-limit.ts')
    const rules = {
      ...(await import('../rate-limit.ts')).limitRules,
      otpPhone: { points: 2, per: 60 },
    }
    const one = createRateLimits(shop.ctx.pool, true, rules)
    const other = createRateLimits(shop.ctx.pool, true, rules)
    await one.consume('otpPhone', '0900000001')
    await other.consume('otpPhone', '0900000001')
    await expect(one.consume('otpPhone', '0900000001')).rejects.toMatchObject({
      code: 'rateLimited',
    })
    expect(await other.waitFor('otpPhone', '0900000001')).toBeGreaterThan(0)
  })
})

describe('public answers', () => {
  test('are asked for again by their ETag', async () => {
    const first = await get('/api/product/menu')
    const again = await get('/api/product/menu', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('tell an order in their stock at once', async () => {
    const [product] = await stockShelf(shop.ctx.db, [{ code: 'FRESH', onHand: 50 }])
    shop.ctx.notices.changed(['catalog', 'stock', 'availability'])
    const before = await shop.call(catalog.getProductById, { id: product!.id })
    await shop.call(placeOrder, guestOrder([{ product: product!, quantity: 4 }], '0977000222'))
    const after = await shop.call(catalog.getProductById, { id: product!.id })
    expect([before.quantity, after.quantity]).toEqual([50, 46])
  })

  test('are not kept for whoever brings a session', async () => {
    const answer = await get('/api/product/menu', { cookie: 'session=mine' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
