import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectingLog } from '#server/platform/log.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { forgetFailedRequests, IncidentBook } from './incident-book.ts'
import { incidentOf, requestIds } from './request-id.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const spoken = /^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/

describe('the id of a request', () => {
  const asked = (remoteAddress: string, given?: string | string[]) =>
    ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }) as unknown as Pick<
      IncomingMessage,
      'headers' | 'socket'
    >
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const idOf = requestIds(['10.20.0.0/16'])

  test('is the trusted proxy’s, where that is one', () => {
    expect(idOf(asked('10.20.0.5', trace))).toBe(trace)
    const given = '4BF92F35-77B3-4DA6-A3CE-929D0E0E4736'
    expect(idOf(asked('10.20.0.5', given))).toBe(given.toLowerCase())
  })

  test.each([
    '',
    'x',
    `${trace}0`,
    `${trace}\nlevel=error`,
    '<script>',
    'z'.repeat(32),
    'a'.repeat(9999),
  ])('is our own where the proxy sends %j', (given) => {
    expect(idOf(asked('10.20.0.5', given))).toMatch(uuid)
  })

  test('is our own whatever a stranger sends, and where nobody is trusted', () => {
    expect(idOf(asked('203.0.113.9', trace))).toMatch(uuid)
    expect(requestIds([])(asked('10.20.0.5', trace))).toMatch(uuid)
  })

  test('stands on what is for whoever asked, never on what others may keep', async () => {
    const get = (url: string, headers = {}) => shop.app.fastify.inject({ url, headers })
    const own = await get('/api/health/live', { 'x-request-id': trace })
    expect(own.headers['x-request-id']).toMatch(uuid)
    for (let turn = 0; turn < 3; turn += 1) {
      const { statusCode, headers } = await get('/api/product/menu')
      expect([statusCode, headers['x-request-id']]).toEqual([200, undefined])
    }
  })
})

describe('the short name of a request that failed', () => {
  test('is eight signs of which none is taken for another, and always the same', () => {
    const names = Array.from({ length: 500 }, (_, at) => incidentOf(`request ${at}`))
    for (const name of names) expect(name).toMatch(spoken)
    expect(new Set(names).size).toBe(500)
    expect(incidentOf('request 7')).toBe(names[7])
  })

  test('is in its answer, in its line of the log and, without anything typed, for the desk', async () => {
    const { log, entries } = collectingLog()
    const broken = await openTestShop()
    broken.ctx.log = log
    await broken.ctx.pool.query('alter table category rename to gone')
    const answer = await broken.app.fastify.inject('/api/product/menu')
    expect(answer.statusCode).toBe(500)
    const { errors } = answer.json<{ errors: { message: string; incident: string } }>()
    expect(errors.incident).toMatch(spoken)
    expect(errors.message).toMatch(new RegExp(`\\nMã\\ssự\\scố:\\s${errors.incident}$`))
    const requestId = answer.headers['x-request-id']
    expect(incidentOf(String(requestId))).toBe(errors.incident)
    const line = entries.find(({ msg }) => msg === 'request failed')
    expect(line).toMatchObject({ requestId, incident: errors.incident })
    await broken.app.incidents.write()
    const { rows } = await broken.ctx.pool.query('select * from failed_request')
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        incident: errors.incident,
        request_id: requestId,
        route: 'GET /api/product/menu',
        status: 500,
        kind: 'DatabaseError 42P01',
        happened_at: broken.ctx.clock.now(),
      },
    ])
    await broken.close()
  })

  test('is not given to what was refused on purpose', async () => {
    const refused = await shop.app.fastify.inject('/api/nothing')
    expect(refused.json()).not.toHaveProperty('errors.incident')
    expect(refused.headers['x-request-id']).toMatch(uuid)
  })

  test('waits while the database is away, the latest 200 of a storm, and is written when it is back', async () => {
    const { ctx } = shop
    const book = new IncidentBook({
      ...ctx,
      db: { executeQuery: () => Promise.reject(new Error('away')) } as never,
    })
    const later = new IncidentBook(ctx)
    for (let at = 0; at < 300; at += 1) {
      book.note({
        requestId: `r${at}`,
        route: 'GET /x',
        status: 503,
        error: new Error('0912345678'),
      })
    }
    await expect(book.write()).rejects.toThrow('away')
    await expect(book.write()).rejects.toThrow('away')
    await book.close()
    await forgetFailedRequests(ctx.db, new Date('2027-01-01T00:00:00+07:00'))
    later.note({ requestId: 'r300', route: `GET /${'x'.repeat(500)}`, status: 503, error: 'text' })
    later.note({ requestId: 'r300', route: 'GET /again', status: 503, error: 'text' })
    await later.close()
    const { rows } = await ctx.pool.query(
      'select kind, length(route) as length from failed_request',
    )
    expect(rows).toEqual([{ kind: 'unknown', length: 200 }])
  })
})
