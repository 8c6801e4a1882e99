import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '#test/support/wait-for.ts'
import { createServer, get, IncomingMessage, ServerResponse, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CacheTag } from '#domain/cache-tags.ts'
import { fixedClock } from '../clock.ts'
import { silentLog } from '../log.ts'
import { PublicCache } from './public-cache.ts'
import { RingFile } from './ring-file.ts'

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

const hour = 60 * 60 * 1000
const page = (body: string, tags: CacheTag[] = ['catalog']) => ({
  contentType: 'text/plain; charset=utf-8',
  body,
  tags,
  maxAge: 0,
})
const keep = (key: string, body: string, tags?: CacheTag[]) =>
  cache.store(key, page(body, tags), cache.generation)
/** `fetch` unpacks what it gets; here the packing is the point. */
async function askPacked(path: string, accepted: string) {
  const request = get(origin + path, { headers: { 'accept-encoding': accepted } })
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

  test('is squeezed at once, and better when it has stayed the same for a while', async () => {
    const body = 'Thực phẩm bảo vệ sức khoẻ. '.repeat(200)
    keep('/long', body)
    const first = await askPacked('/long', 'gzip, br')
    expect(first.encoding).toBe('br')
    expect(brotliDecompressSync(first.body).toString()).toBe(body)
    clock.advance(10_000)
    await waitFor(async () => {
      const later = await askPacked('/long', 'gzip, br')
      expect(later.body.length).toBeLessThan(first.body.length)
      expect(brotliDecompressSync(later.body).toString()).toBe(body)
    })
  })

  test('comes in a form that the client takes', async () => {
    const body = 'Viên uống. '.repeat(200)
    keep('/form', body)
    const zipped = await askPacked('/form', 'gzip, br;q=0')
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', body])
    expect(await (await ask('/form')).text()).toBe(body)
    expect((await ask('/form')).headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  })

  test('is another representation in each form, and unchanged only to who has that one', async () => {
    const body = 'Viên sủi. '.repeat(200)
    keep('/etag', body)
    const forms = ['br', 'gzip', 'identity']
    const etags = await Promise.all(
      forms.map(async (form) => (await ask('/etag', form)).headers.get('etag')!),
    )
    expect(new Set(etags).size).toBe(3)
    for (const [nth, form] of forms.entries()) {
      const statusFor = async (known: string) => {
        const headers = { 'accept-encoding': form, 'if-none-match': known }
        const answer = await fetch(`${origin}/etag`, { headers })
        if (answer.status === 304) expect(answer.headers.get('etag')).toBe(etags[nth])
        else expect(await answer.text()).toBe(body)
        return answer.status
      }
      const own = etags[nth]!
      for (const known of [own, own.replace('W/', ''), `"other", ${own}`, '*']) {
        expect(await statusFor(known)).toBe(304)
      }
      for (const other of etags.filter((each) => each !== own)) {
        expect(await statusFor(other)).toBe(200)
      }
    }
  })

  test('is unpacked beside other work, and while it is hot once for all who take no brotli', async () => {
    const body = 'Bột pha uống. '.repeat(200)
    keep('/plain', body)
    const askHere = (path: string) => {
      const response = new ServerResponse(new IncomingMessage(new Socket()))
      const sent: Buffer[] = []
      response.end = ((bytes: Buffer) => sent.push(bytes)) as never
      cache.serve(path, { method: 'GET', headers: {} } as IncomingMessage, response)
      return sent
    }
    const first = [askHere('/plain'), askHere('/plain')]
    expect(first).toEqual([[], []])
    await waitFor(() => expect(first.map(String)).toEqual([body, body]))
    expect(first[0]![0]).toBe(first[1]![0])
    expect(String(askHere('/plain'))).toBe(body)
    cache.drop(['catalog'])
    expect((await ask('/plain')).status).toBe(404)
  })

  test('that the first visitor gets is whole in every form', async () => {
    const body = 'Dầu gió. '.repeat(200)
    const kept = keep('/first', body)
    const first = createServer((request, response) => kept.write(request, response))
    await once(first.listen(0, '127.0.0.1'), 'listening')
    const { port } = first.address() as AddressInfo
    for (const form of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        headers: { 'accept-encoding': form },
      })
      expect(await answer.text()).toBe(body)
      expect(answer.headers.get('etag')).toBe((await ask('/first', form)).headers.get('etag'))
    }
    first.close()
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

  test('is kept when what changed meanwhile is nothing of its own', async () => {
    const { generation } = cache
    cache.drop(['product:2'])
    cache.store('/product-1', page('one', ['product:1']), generation)
    cache.store('/product-2', page('two', ['product:2']), generation)
    expect((await ask('/product-1')).status).toBe(200)
    expect((await ask('/product-2')).status).toBe(404)
  })

  test('of programmes and offers ends with the Vietnam day, though no job runs', async () => {
    const kept = cache.versionOf('loyalty')
    keep('/menu', 'm', ['catalog'])
    keep('/offers', 'o', ['catalog', 'content'])
    keep('/gifts', 'g', ['loyalty'])
    const midnight = new Date('2026-11-22T00:00:00+07:00').getTime()
    clock.advance(midnight - 1 - clock.now().getTime())
    for (const path of ['/menu', '/offers', '/gifts']) expect((await ask(path)).status).toBe(200)
    expect(cache.versionOf('loyalty')).toBe(kept)
    clock.advance(1)
    for (const path of ['/offers', '/gifts']) expect((await ask(path)).status).toBe(404)
    expect((await ask('/menu')).status).toBe(200)
    expect(cache.versionOf('loyalty')).toBeGreaterThan(kept)
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
})

describe('an answer that stops being true by itself', () => {
  const until = (ms: number) => new Date(clock.now().getTime() + ms)

  test('is given until that moment and never at it, though nobody tells of anything', async () => {
    const own = new PublicCache({ clock })
    own.store('/planned', { ...page('before'), until: until(5000) }, own.generation)
    clock.advance(4999)
    expect(own.has('/planned')).toBe(true)
    clock.advance(1)
    expect(own.has('/planned')).toBe(false)
  })

  test('is not handed to those who waited for it when the moment passed meanwhile', () => {
    const own = new PublicCache({ clock })
    const kept = own.store('/waited', { ...page('before'), until: until(10) }, own.generation)
    expect(kept.isTrue()).toBe(true)
    clock.advance(10)
    expect(kept.isTrue()).toBe(false)
  })
})

describe('when there is little room', () => {
  const noise = () => randomBytes(15_000).toString('hex')
  const walk = (small: PublicCache, count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      small.store(`/walk-${nth}`, page(noise()), small.generation)
    }
  }
  const readPacked = (small: PublicCache, path: string): Buffer | null => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const chunks: Buffer[] = []
    response.end = ((body: Buffer) => chunks.push(body)) as never
    const request = { method: 'GET', headers: { 'accept-encoding': 'br' } } as IncomingMessage
    return small.serve(path, request, response) ? chunks[0]! : null
  }
  const packedSize = (small: PublicCache, path: string) => readPacked(small, path)!.length
  const read = async (small: PublicCache, path: string) => {
    const packed = readPacked(small, path)
    return packed && brotliDecompressSync(packed).toString()
  }

  test('a walk over the whole shop pushes nothing out that people come back for', async () => {
    const small = new PublicCache({ maxBytes: 100_000, clock })
    small.store('/hot', page('warm '.repeat(200)), small.generation)
    await read(small, '/hot')
    walk(small, 50)
    expect(await read(small, '/hot')).toBe('warm '.repeat(200))
    expect(small.has('/walk-0')).toBe(false)
    expect(small.has('/walk-49')).toBe(true)
  })

  test('what memory does not hold comes from the file, the latest of it', async () => {
    const file = RingFile.open(tmpdir(), 400_000, silentLog)
    const small = new PublicCache({ maxBytes: 100_000, clock, file })
    const bodies = Array.from({ length: 40 }, noise)
    for (const [nth, body] of bodies.entries()) {
      small.store(`/page-${nth}`, page(body), small.generation)
    }
    expect(await read(small, '/page-0')).toBe(null)
    for (const nth of [30, 39, 31]) expect(await read(small, `/page-${nth}`)).toBe(bodies[nth])
    small.close()
  })

  test('what is still asked for outlives every turn of the file', async () => {
    const file = RingFile.open(tmpdir(), 400_000, silentLog)
    const small = new PublicCache({ maxBytes: 60_000, clock, file })
    const body = noise()
    small.store('/asked', page(body), small.generation)
    for (let turn = 0; turn < 20; turn += 1) {
      walk(small, 8)
      expect(await read(small, '/asked')).toBe(body)
    }
    small.close()
  })

  test('pages asked for in turn stay as they are, in memory too; what is asked for again soon is packed better', async () => {
    const file = RingFile.open(tmpdir(), 4_000_000, silentLog)
    const small = new PublicCache({ maxBytes: 60_000, clock, file })
    const paths = Array.from({ length: 60 }, (_, nth) => `/turn-${nth}`)
    for (const path of paths) {
      const body = Array.from({ length: 400 }, (_, nth) => `${path} ${nth * nth} viên uống`)
      small.store(path, page(body.join(' ')), small.generation)
    }
    const sizeOf = (path: string) => packedSize(small, path)
    const before = paths.map(sizeOf)
    clock.advance(10_000)
    for (let turn = 0; turn < 3; turn += 1) expect(paths.map(sizeOf)).toEqual(before)
    await waitFor(async () => expect(sizeOf(paths[7]!)).toBeLessThan(before[7]!))
    const others = paths.filter((path) => path !== paths[7])
    expect(others.map(sizeOf)).toEqual(before.toSpliced(7, 1))
    small.close()
  })

  test('what a slow reader still waits for is not written over by what others read', async () => {
    const file = RingFile.open(tmpdir(), 60_000_000, silentLog)
    const small = new PublicCache({ maxBytes: 100_000, clock, file })
    const bodies = Array.from({ length: 24 }, () => randomBytes(300_000).toString('hex'))
    for (const [nth, body] of bodies.entries()) {
      small.store(`/slow-${nth}`, page(body), small.generation)
    }
    const shop = createServer((request, response) => {
      if (!small.serve(request.url!, request, response)) response.writeHead(404).end()
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const { port } = shop.address() as AddressInfo
    const readOthers = async () => {
      for (const nth of bodies.keys()) {
        await (await fetch(`http://127.0.0.1:${port}/slow-${nth}`)).arrayBuffer()
      }
    }
    const slow = connect(port, '127.0.0.1').pause()
    const asking = (nth: number) =>
      `GET /slow-${nth} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n${nth === 23 ? 'connection: close\r\n' : ''}\r\n`
    slow.write(bodies.map((_, nth) => asking(nth)).join(''))
    await readOthers()
    let answers = Buffer.concat((await slow.toArray()) as Buffer[])
    for (const body of bodies) {
      const begins = answers.indexOf('\r\n\r\n') + 4
      const [, length] = /content-length: (\d+)/i.exec(answers.toString('latin1', 0, begins))!
      const packed = answers.subarray(begins, begins + Number(length))
      answers = answers.subarray(begins + Number(length))
      expect(brotliDecompressSync(packed).toString() === body).toBe(true)
    }
    shop.close()
    small.close()
  })

  test('what the disk does not give back is made anew', async () => {
    const file = RingFile.open(tmpdir(), 400_000, silentLog)!
    const small = new PublicCache({ maxBytes: 40_000, clock, file })
    walk(small, 10)
    expect(readPacked(small, '/walk-2')).not.toBe(null)
    file.close()
    expect(readPacked(small, '/walk-2')).toBe(null)
  })

  test('what came back damaged and cannot be packed better ends nothing', async () => {
    class Damaged extends RingFile {
      override read({ length }: { at: number; length: number }): Buffer {
        return randomBytes(length)
      }
    }
    const file = new Damaged(join(tmpdir(), `damaged-${process.pid}`), 400_000)
    const small = new PublicCache({ maxBytes: 40_000, clock, file })
    walk(small, 10)
    const ended: unknown[] = []
    const hear = (error: unknown) => void ended.push(error)
    process.on('unhandledRejection', hear)
    for (let time = 0; time < 4; time += 1) expect(readPacked(small, '/walk-2')).not.toBe(null)
    // Packed after it, by the same threads.
    small.store('/sound', page('sound '.repeat(2000)), small.generation)
    const before = packedSize(small, '/sound')
    clock.advance(10_000)
    await waitFor(() => expect(packedSize(small, '/sound')).toBeLessThan(before))
    process.off('unhandledRejection', hear)
    expect(ended).toEqual([])
    small.close()
  })

  test('a place where nothing can be written only makes less room', async () => {
    const file = RingFile.open('/dev/null/kept', 400_000, silentLog)
    expect(file).toBe(null)
  })
})
