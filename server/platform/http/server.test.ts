import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { checkOrderLimit } from '#domain/order/checks/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { collectingLog } from '#server/platform/log.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { live } from '#test/support/order-lives.ts'
import { askBack } from '#test/support/return-requests.ts'
import { becomeStandby } from '#test/support/standby.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

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

describe('a database that takes no writes any more', () => {
  test('is told as busy and by readiness, and pages that are read go on', async () => {
    const standby = await openTestShop()
    const [product] = await addStock(standby.ctx.db, [{ code: 'STANDBY', onHand: 10 }])
    await becomeStandby(standby.databaseUrl, 'on', { cut: true })
    const order = () => standby.call(placeOrder, guestOrder([{ product: product! }], '0977000556'))
    const ready = () => standby.app.fastify.inject('/api/health/ready')
    await waitFor(async () =>
      expect((await ready()).json()).toEqual({
        data: { status: 'unavailable', reason: 'database takes no writes' },
      }),
    )
    await waitFor(() =>
      expect(order()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } }),
    )
    expect((await standby.app.fastify.inject('/api/product/menu')).statusCode).toBe(200)
    await becomeStandby(standby.databaseUrl, 'off')
    await waitFor(async () => expect((await order()).code).toMatch(/^DH/))
    await standby.close()
  })
})

describe('a full disk', () => {
  test('is told as busy and by readiness, until there is room again', async () => {
    const full = await openTestShop()
    const [product] = await addStock(full.ctx.db, [{ code: 'FULL', onHand: 10 }])
    const order = () => full.call(placeOrder, guestOrder([{ product: product! }], '0977000555'))
    const ready = () => full.app.fastify.inject('/api/health/ready')
    // As PostgreSQL says it when no file can grow.
    await full.ctx.pool.query(`
      create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create function no_room_for_files() returns event_trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger no_room before insert on shop_order execute function no_room();
      create event trigger no_room_for_files on ddl_command_start execute function no_room_for_files()`)
    expect((await ready()).statusCode).toBe(200)
    await expect(order()).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      headers: { 'retry-after': '5' },
    })
    const answers = await Promise.all([ready(), ready(), ready()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    expect(answers[0].json()).toEqual({ data: { status: 'unavailable', reason: 'disk full' } })

    await full.ctx.pool.query(
      'drop event trigger no_room_for_files; drop trigger no_room on shop_order',
    )
    expect((await ready()).json()).toEqual({ data: { status: 'ok' } })
    expect((await order()).status).toBe('processing')
    await full.close()
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

  test('are those of the process while the database is away, and say that the others are missing', async () => {
    const away = await openTestShop()
    const figures = () => away.app.fastify.inject({ url: '/api/metrics' })
    const before = (await figures()).body
    expect(before).toMatch(/^database_figures_missing 0$/m)
    expect(before).toMatch(/^outbox_oldest_seconds 0$/m)
    await away.drop()
    const answer = await figures()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('process_resident_memory_bytes')
    expect(answer.body).toMatch(/^database_figures_missing 1$/m)
    expect(answer.body).not.toMatch(/^(outbox_oldest_seconds|jobs_waiting|dead_letters)\b/m)
    await away.close()
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
    const [product] = await addStock(shop.ctx.db, [{ code: 'LIMIT', onHand: 100 }])
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
    const [product] = await addStock(shop.ctx.db, [{ code: 'REFUSED', onHand: 100 }])
    const order = guestOrder([{ product: product! }], '0977000333')
    for (let turn = 0; turn < 12; turn += 1) {
      const refused = shop.call(placeOrder, { ...order, summary: { payment: 0 } })
      await expect(refused).rejects.toMatchObject({ code: 'priceChanged' })
    }
    expect((await shop.call(placeOrder, order)).status).toBe('processing')
  })

  test('are not used up by pictures to give goods back that are none', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'BADPICTURE', onHand: 100 }])
    const body = guestOrder([{ product: product! }], '0977000555')
    const order = await shop.call(placeOrder, body)
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    const noPicture = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
    for (let turn = 0; turn < 12; turn += 1) {
      const refused = askBack(shop, order, { photos: [noPicture] })
      await expect(refused).rejects.toMatchObject({ code: 'invalidInput' })
    }
    expect((await askBack(shop, order)).requests).toHaveLength(1)
  })

  test('follow the setting', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'SETTING', onHand: 100 }])
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

describe('an answer of the API that is no data', () => {
  test.each([
    ['unknown', 'GET', '/api/nothing', 404],
    ['no JSON', 'POST', '/api/order/rate-limit', 415],
    ['malformed', 'GET', '/api/order/%zz', 400],
    ['wrong', 'GET', '/api/product/slug/', 400],
    ['without a session', 'GET', '/api/auth/user/sessions', 401],
    ['at no route', 'PUT', '/gioi-thieu/', 404],
    ['the figures', 'GET', '/api/metrics', 200],
    ['its description', 'GET', '/api/openapi.json', 200],
    ['its page', 'GET', '/api/docs', 200],
    ['its health', 'GET', '/api/health/live', 200],
  ] as const)('%s: is framed, run and kept by nobody', async (_, method, url, status) => {
    const body = method === 'POST' ? { payload: 'x', headers: { 'content-type': 'text/x' } } : {}
    const answer = await shop.app.fastify.inject({ method, url, ...body })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('broken off before it was a request says the same', async () => {
    const { port } = await listening()
    expect(await talk(port, 'GARBAGE\r\n\r\n')).toMatch(
      /content-security-policy: default-src 'none'[^]*cache-control: no-store/,
    )
  })

  test('is not there where the description is switched off', async () => {
    const closed = await openTestShop({ config: { apiDocs: false } })
    for (const url of ['/api/docs', '/api/openapi.json']) {
      expect((await closed.app.fastify.inject(url)).statusCode).toBe(404)
    }
    await closed.close()
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
    ['a request for two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s too', async (_, sent, status) => {
    const { port } = await listening()
    const answer = await talk(port, sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i)
    const body = answer.slice(answer.indexOf('{'), answer.indexOf('}}') + 2)
    expect(JSON.parse(body)).toMatchObject({
      statusCode: status,
      errors: { code: 'invalidInput' },
    })
  })
})

test('a value that is sent twice is bad input, and the path goes before both', async () => {
  const twice = await get('/api/auth/check-phone?phone=0901234567&phone=0907654321')
  expect(twice.json()).toMatchObject({ statusCode: 400, errors: { code: 'invalidInput' } })
  const code = 'DH26112200000000000'
  const answer = await get(`/api/order/${code}?code=DH1&token=${'x'.repeat(43)}`)
  expect(answer.statusCode).toBe(404)
})

test('a client that leaves in the midst of its body rings no alarm', async () => {
  const { log, entries } = collectingLog()
  shop.ctx.log = log
  const { port } = await listening()
  const { server } = shop.app.fastify
  const head =
    'POST /api/order/rate-limit HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}content-length: 1000\r\n\r\n{"phone"`)
  await once(server, 'request')
  socket.destroy()
  await vi.waitFor(() => expect(entries).not.toEqual([]), { timeout: 10_000 })
  expect(entries.map(({ level, msg }) => [level, msg])).toContainEqual(['debug', 'client left'])
  expect(entries.filter(({ level }) => level !== 'debug')).toEqual([])
})

describe('public answers', () => {
  test('are asked for again by their ETag', async () => {
    const first = await get('/api/product/menu')
    const again = await get('/api/product/menu', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('tell an order in their stock at once', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'FRESH', onHand: 50 }])
    shop.ctx.changeBus.changed(['catalog'])
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
