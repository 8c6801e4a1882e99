import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CacheTag } from '#domain/cache-tags.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { fixedClock } from '../clock.ts'
import { PublicCache } from './public-cache.ts'

const clock = fixedClock('2026-11-21T09:00:00+07:00')
const cache = new PublicCache({ clock })
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!cache.serve(request.url!, request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const page = (body: string, tags: CacheTag[]) => ({
  contentType: 'text/plain; charset=utf-8',
  body,
  tags,
  maxAge: 0,
})
const keep = (key: string, body: string, tags: CacheTag[]) =>
  cache.store(key, page(body, tags), cache.generation)
const ask = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

describe('what others have put into a list', () => {
  const list = (body: string) => keep('/list', body, ['lists', 'product:1'])
  const isKept = async () => (await ask('/list')).status === 200
  let renewed: string[] = []
  beforeAll(() =>
    cache.renewWith(async (key) => {
      renewed.push(key)
      await nextTurn()
      list('new')
    }),
  )
  beforeEach(() => {
    list('old')
    renewed = []
  })
  const hear = () => cache.dropHeard(['lists'])

  test('may be missed while it is made anew, once for all who ask', async () => {
    hear()
    expect(cache.has('/list')).toBe(false)
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await ask('/list')).text()),
    )
    expect(answers).toContain('old')
    await waitFor(async () => expect(await (await ask('/list')).text()).toBe('new'))
    expect(renewed).toEqual(['/list'])
    expect(cache.outdated.get('lists')).toBe(undefined)
  })

  test('may be missed for a second from the first change on, however many follow', async () => {
    hear()
    clock.advance(600)
    hear()
    clock.advance(399)
    expect(await isKept()).toBe(true)
    list('old')
    hear()
    clock.advance(600)
    hear()
    clock.advance(400)
    expect(await isKept()).toBe(false)
    expect(cache.outdated.get('lists')).toBe(1)
  })

  test('is not missed when something that the list shows has changed too', async () => {
    hear()
    cache.dropHeard(['product:1'])
    expect(await isKept()).toBe(false)
  })

  test('is not missed by who put it there', async () => {
    cache.drop(['lists'])
    expect(await isKept()).toBe(false)
  })

  test('is not missed when the clock was set back', async () => {
    hear()
    clock.advance(-1)
    expect(await isKept()).toBe(false)
    clock.advance(1)
  })

  test('leaves an answer that was begun before it worth keeping for the moment', async () => {
    const { generation } = cache
    hear()
    cache.store('/list', page('begun before', ['lists']), generation)
    expect(await (await ask('/list')).text()).toBe('begun before')
    clock.advance(1000)
    cache.store('/too-late', page('begun before', ['lists']), generation)
    expect((await ask('/too-late')).status).toBe(404)
  })
})
