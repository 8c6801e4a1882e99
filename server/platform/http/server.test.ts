import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { placeOrder, checkOrderLimit } from '#domain/order/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, stockShelf } from '#test/support/shelf.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.fastify.inject({ url, headers })

async function listening(): Promise<AddressInfo> {
  if (!shop.app.fastify.server.listening) {
    await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  }
  return shop.app.fastify.server.address() as AddressInfo
}

/** Says something to the server as it is and hears it out. */
async function talk(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(sent)
  const heard: Buffer[] = []
  for await (const chunk of socket) heard.push(chunk as Buffer)
  return Buffer.concat(heard).toString()
}

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

test('an idle connection is kept longer than proxies keep theirs', async () => {
  const { port } = await listening()
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=65')
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

  test('are not used up by orders that were refused', async () => {
    const [product] = await stockShelf(shop.ctx.db, [{ code: 'REFUSED', onHand: 100 }])
    const order = guestOrder([{ product: product! }], '0977000333')
    for (let turn = 0; turn < 12; turn += 1) {
      const refused = shop.call(placeOrder, { ...order, summary: { payment: 0 } })
      await expect(refused).rejects.toMatchObject({ code: 'priceChanged' })
    }
    expect((await shop.call(placeOrder, order)).status).toBe('processing')
  })

  test('follow the setting', async () => {
    const [product] = await stockShelf(shop.ctx.db, [{ code: 'SETTING', onHand: 100 }])
    await saveSetting(shop.ctx, 'orderRateLimit', { perPhone: 1, perAddress: 300 })
    const order = guestOrder([{ product: product! }], '0977000444')
    await shop.call(placeOrder, order)
    await expect(shop.call(placeOrder, order)).rejects.toMatchObject({ code: 'rateLimited' })
    await saveSetting(shop.ctx, 'orderRateLimit', { perPhone: 10, perAddress: 300 })
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

describe('what is not a request of ours', () => {
  test.each([
    ['POST', '/'],
    ['GET', '/media/nope.webp'],
    ['GET', '/assets/nope.js'],
    ['PUT', '/gioi-thieu/'],
    ['OPTIONS', '/api/order'],
  ] as const)('%s %s gets the one error shape', async (method, url) => {
    const answer = await shop.app.fastify.inject({ method, url })
    expect(answer.json()).toEqual({
      statusCode: 404,
      errors: { code: 'notFound', message: expect.any(String) },
    })
  })

  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['a target for a proxy', 'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s too', async (_, sent, status) => {
    const { port } = await listening()
    const answer = await talk(port, sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const body = answer.slice(answer.indexOf('{'), answer.indexOf('}}') + 2)
    expect(JSON.parse(body)).toMatchObject({
      statusCode: status,
      errors: { code: 'invalidInput' },
    })
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
