import { once } from 'node:events'
import { waitFor } from '#test/support/wait-for.ts'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from './clock.ts'
import { PublicCache } from './public-cache.ts'

const clock = fixedClock('2026-11-21T09:00:00+07:00')
const cache = new PublicCache({ maxBytes: 200_000, clock })
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!cache.serve(request.url!, request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

type Tag = 'catalog' | 'content' | 'loyalty'
const hour = 60 * 60 * 1000
const page = (body: string, tags: Tag[] = ['catalog']) => ({
  contentType: 'text/plain; charset=utf-8',
  body,
  tags,
  maxAge: 0,
})
const keep = (key: string, body: string, tags?: Tag[]) =>
  cache.store(key, page(body, tags), cache.generation)
/** `fetch` unpacks what it gets; here the packing is the point. */
async function askPacked(path: string): Promise<{ encoding: string; body: Buffer }> {
  const request = get(origin + path, { headers: { 'accept-encoding': 'gzip, br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const packed = Buffer.concat((await response.toArray()) as Buffer[])
  return { encoding: response.headers['content-encoding'] ?? '', body: packed }
}
const ask = (path: string, encoding = 'identity') =>
  fetch(origin + path, { headers: { 'accept-encoding': encoding } })

describe('a kept answer', () => {
  test('comes back as it was', async () => {
    keep('/a', 'xin chào')
    const answer = await ask('/a')
    expect(await answer.text()).toBe('xin chào')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('carries the headers that protect people', async () => {
    cache.alwaysSend({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    keep('/safe', 'x')
    const { headers } = await ask('/safe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('is squeezed at once and better from then on', async () => {
    const body = 'Thực phẩm bảo vệ sức khỏe. '.repeat(200)
    keep('/long', body)
    const first = await askPacked('/long')
    expect(first.encoding).toBe('gzip')
    expect(gunzipSync(first.body).toString()).toBe(body)
    await waitFor(async () => {
      const later = await askPacked('/long')
      expect(later.encoding).toBe('br')
      expect(brotliDecompressSync(later.body).toString()).toBe(body)
    })
  })

  test('goes with its tag and only with its own', async () => {
    keep('/product', 'p', ['catalog'])
    keep('/article', 'a', ['content'])
    cache.drop(['catalog'])
    expect((await ask('/product')).status).toBe(404)
    expect((await ask('/article')).status).toBe(200)
  })

  test('that was computed before a change is given out once, but not kept', async () => {
    const generation = cache.generation
    cache.drop(['catalog'])
    cache.store('/stale', page('old'), generation)
    expect((await ask('/stale')).status).toBe(404)
  })

  test('of programmes and offers ends with the Vietnam day, though no job runs', async () => {
    const kept = cache.versionOf('loyalty')
    keep('/menu', 'm', ['catalog'])
    keep('/offers', 'o', ['catalog', 'content'])
    keep('/gifts', 'g', ['loyalty'])
    clock.advance(15 * hour - 1)
    for (const path of ['/menu', '/offers', '/gifts']) expect((await ask(path)).status).toBe(200)
    expect(cache.versionOf('loyalty')).toBe(kept)
    clock.advance(1)
    for (const path of ['/offers', '/gifts']) expect((await ask(path)).status).toBe(404)
    expect((await ask('/menu')).status).toBe(200)
    expect(cache.versionOf('loyalty')).toBe(kept + 1)
    keep('/gifts', 'new', ['loyalty'])
    clock.advance(24 * hour)
    expect((await ask('/gifts')).status).toBe(404)
  })

  test('that was computed before midnight is not kept after it', async () => {
    const yesterday = cache.generation
    clock.advance(24 * hour)
    cache.store('/late', page('of yesterday', ['loyalty']), yesterday)
    expect((await ask('/late')).status).toBe(404)
  })

  test('leaves when it was not asked for longest and room is needed', async () => {
    cache.clear()
    for (const name of ['one', 'two', 'three']) keep(`/${name}`, 'x'.repeat(30_000))
    await ask('/one')
    keep('/four', 'x'.repeat(30_000))
    expect((await ask('/two')).status).toBe(404)
    expect((await ask('/one')).status).toBe(200)
  })
})
