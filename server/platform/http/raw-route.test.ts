import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#server/app.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'
import type { App } from './app.ts'
import { rawRoute } from './raw-route.ts'
import { readForms } from './read-forms.ts'

let shop: TestShop
let app: App

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  app = await buildApp(shop.ctx, { withPages: false })
  rawRoute(
    app,
    {
      method: 'GET',
      path: '/test/{name}/list',
      realm: 'staff',
      permission: 'orders.export',
      summary: 'A list as a file',
      input: z.object({ name: z.string(), page: z.coerce.number().int() }),
      produces: 'text/csv',
    },
    (_ctx, { input, reply, caller }) =>
      reply.type('text/csv').send(`${input.name},${input.page},${caller.staff?.role}`),
  )
  rawRoute(
    app,
    {
      method: 'POST',
      path: '/test/notify',
      realm: 'member',
      guests: true,
      summary: 'A notification as a form',
      bodyLimit: 100,
      parsers: readForms,
    },
    (_ctx, { request }) => ({ got: (request.body as URLSearchParams).get('amount') }),
  )
  rawRoute(
    app,
    {
      method: 'POST',
      path: '/test/picture',
      realm: 'staff',
      permission: 'products.edit',
      summary: 'A file',
      parsers: readForms,
    },
    () => ({ ok: true }),
  )
  await app.fastify.ready()
})
afterAll(async () => {
  await app.fastify.close()
  await shop.close()
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a route that speaks no JSON', () => {
  test('gives its own answer to its own actor, and the one error shape to others', async () => {
    const url = '/api/test/don/list?page=2'
    const headers = await staffHeaders(shop, 'accountant')
    const answer = await app.fastify.inject({ url, headers })
    expect(answer.body).toBe('don,2,accountant')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const guest = await app.fastify.inject(url)
    expect(guest.json()).toMatchObject({ statusCode: 401, errors: { code: 'unauthenticated' } })
    const other = await app.fastify.inject({ url, headers: await staffHeaders(shop, 'content') })
    expect(other.json()).toMatchObject({ statusCode: 403, errors: { code: 'forbidden' } })
  })

  test('checks path and query like an endpoint', async () => {
    const headers = await staffHeaders(shop, 'accountant')
    const answer = await app.fastify.inject({ url: '/api/test/don/list?page=x', headers })
    expect(answer.json()).toMatchObject({
      errors: { code: 'invalidInput', fields: { page: /\S/ } },
    })
  })

  test('reads the body it declares, up to its own limit, which other routes do not', async () => {
    const send = (url: string, payload: string) =>
      app.fastify.inject({ method: 'POST', url, headers: form, payload })
    expect((await send('/api/test/notify', 'amount=5')).json()).toEqual({ got: '5' })
    expect((await send('/api/test/notify', `amount=${'5'.repeat(200)}`)).statusCode).toBe(413)
    expect((await send('/api/order/checking', 'amount=5')).statusCode).toBe(415)
  })

  test('asks a cookie for its proof, and turns strangers away before it reads', async () => {
    const { authorization } = await staffHeaders(shop, 'content')
    const cookie = `desk=${authorization!.slice('Bearer '.length)}`
    const send = (headers: Record<string, string>, payload = 'a=1') =>
      app.fastify.inject({
        method: 'POST',
        url: '/api/test/picture',
        headers: { ...form, ...headers },
        payload,
      })
    expect((await send({ cookie })).json()).toMatchObject({ errors: { code: 'csrfInvalid' } })
    expect((await send({ authorization: authorization! })).statusCode).toBe(200)
    expect((await send({}, 'a'.repeat(400_000))).statusCode).toBe(401)
  })

  test('stands in the API’s description', async () => {
    const { paths } = (await app.fastify.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, object>>
    }>()
    expect(paths['/test/{name}/list']!.get).toMatchObject({
      'x-access': { realm: 'staff', permission: 'orders.export' },
      parameters: [
        { name: 'name', in: 'path' },
        { name: 'page', in: 'query' },
      ],
      responses: { 200: { content: { 'text/csv': {} } } },
    })
  })

  test('does not exist for HEAD', async () => {
    const headers = await staffHeaders(shop, 'accountant')
    const url = '/api/test/don/list?page=2'
    expect((await app.fastify.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404)
  })
})
