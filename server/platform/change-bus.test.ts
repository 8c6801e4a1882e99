import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { LiveHub } from './live.ts'
import { silentLog } from './log.ts'
import { openChangeBus } from './change-bus.ts'
import { PublicCache } from './answers/public-cache.ts'
import { UntoldNames } from './untold-names.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a change in one process drops the answers of another', async () => {
  const elsewhere = new PublicCache()
  const changeBus = openChangeBus(shop.databaseUrl, {
    cache: elsewhere,
    live: shop.ctx.live,
    log: silentLog,
  })
  const answer = { contentType: 'text/plain', body: 'x', tags: ['content'] as const, maxAge: 0 }
  // The other process clears once when it begins to listen; from then on it hears.
  await waitFor(() => {
    elsewhere.store('/page', answer, elsewhere.generation)
    shop.ctx.changeBus.changed(['content'])
    expect(elsewhere.generation).toBeGreaterThan(1)
  })
  elsewhere.store('/page', answer, elsewhere.generation)
  shop.ctx.changeBus.changed(['content'])
  await waitFor(() => expect(elsewhere.has('/page')).toBe(false))
  await changeBus.close()
})

test('while the database is away it is tried once at a time', async () => {
  let tries = 0
  let open = 0
  let maxOpen = 0
  const away = createServer((socket) => {
    tries += 1
    open += 1
    maxOpen = Math.max(maxOpen, open)
    socket.on('close', () => (open -= 1)).on('error', () => undefined)
    // Held for a while, so that those that come together are seen together.
    setTimeout(() => socket.destroy(), 100)
  }).listen(0, '127.0.0.1')
  await once(away, 'listening')
  const { port } = away.address() as AddressInfo
  const ears = { cache: new PublicCache(), live: new LiveHub(), log: silentLog }
  const changeBus = openChangeBus(`postgresql://shop@127.0.0.1:${port}/shop`, ears)
  await waitFor(() => expect(tries).toBeGreaterThanOrEqual(3))
  await changeBus.close()
  away.close()
  expect(maxOpen).toBe(1)
})

describe('while a process is cut off from the others', () => {
  const answer = { contentType: 'text/plain', body: 'x', tags: ['content'] as const, maxAge: 0 }

  /** Two processes of one shop: one through a link that can be cut, the other beside it. */
  async function openTwo() {
    const link = await openLink(shop.databaseUrl)
    const one = await listenAt(link.url)
    const other = await listenAt(shop.databaseUrl)
    return { link, one, other }
  }
  async function listenAt(url: string) {
    const cache = new PublicCache()
    const live = new LiveHub()
    const changeBus = openChangeBus(url, { cache, live, log: silentLog })
    // It clears once when it begins to listen; from then on it hears.
    await waitFor(() => expect(cache.generation).toBeGreaterThan(0))
    const keep = () => cache.store('/page', answer, cache.generation)
    return { cache, live, changeBus, keep }
  }

  test('what it changes is told to the others as soon as it is back', async () => {
    const { link, one, other } = await openTwo()
    const heard: string[] = []
    other.live.listen(['order:1'], (key) => heard.push(key))
    link.cut()
    other.keep()
    one.changeBus.changed(['content'])
    one.changeBus.tell(['order:1'])
    await waitFor(() => expect(link.refused).toBeGreaterThan(0))
    expect(other.cache.has('/page')).toBe(true)
    link.mend()
    await waitFor(() => expect(other.cache.has('/page')).toBe(false))
    await waitFor(() => expect(heard).toContain('order:1'))
    await one.changeBus.close()
    await other.changeBus.close()
    link.close()
  })

  test('a link that says nothing any more is found out and replaced', async () => {
    const { link, one, other } = await openTwo()
    const heard: string[] = []
    one.live.listen(['order:2'], (key) => heard.push(key))
    one.keep()
    const elsewhere: string[] = []
    other.live.listen(['order:3'], (key) => elsewhere.push(key))
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    link.stall()
    one.changeBus.tell(['order:3'])
    other.changeBus.changed(['content'])
    other.changeBus.tell(['order:2'])
    await waitFor(() => expect(one.cache.has('/page')).toBe(false))
    await waitFor(() => expect(heard).toEqual(['order:2']))
    await waitFor(() => expect(elsewhere).toContain('order:3'))
    process.off('warning', note)
    // pg warns of a question beside one that has no answer yet, and pg 9 refuses it.
    expect(warnings).toEqual([])
    await one.changeBus.close()
    await other.changeBus.close()
    link.close()
  })
})

describe('when another process ends', () => {
  const answer = { contentType: 'text/plain', body: 'x', tags: ['content'] as const, maxAge: 0 }

  async function open(url: string) {
    const cache = new PublicCache()
    const live = new LiveHub()
    const changeBus = openChangeBus(url, { cache, live, log: silentLog })
    await waitFor(() => expect(cache.generation).toBeGreaterThan(0))
    return { cache, live, changeBus, keep: () => cache.store('/page', answer, cache.generation) }
  }
  const links = async () => {
    const { rows } = await sql<{ pid: number; looked: string }>`
      select pid, state_change::text as looked from pg_stat_activity
      where application_name like 'anlanh-notices%' and datname = current_database()
      order by backend_start`.execute(shop.ctx.db)
    return rows
  }

  test('without a word, nothing that others keep is trusted: it may have told them no more', async () => {
    const link = await openLink(shop.databaseUrl)
    const stays = await open(shop.databaseUrl)
    const dies = await open(link.url)
    const heard: string[] = []
    stays.live.listen(['order:9'], (key) => heard.push(key))
    await hasLookedTwice((await links()).at(-2)!.pid)
    stays.keep()
    // As kill -9 does: the order is in, its notice was to be sent a moment later.
    link.cut()
    dies.changeBus.changed(['content'])
    await waitFor(() => expect(stays.cache.has('/page')).toBe(false))
    expect(heard).toEqual(['order:9'])
    await dies.changeBus.close()
    await stays.changeBus.close()
    link.close()
  })

  test('as it should, it first tells what it has not told yet, and nothing else is dropped', async () => {
    const stays = await open(shop.databaseUrl)
    const { pid } = (await links()).at(-1)!
    const leaves = await open(shop.databaseUrl)
    await hasLookedTwice(pid)
    stays.keep()
    stays.cache.store('/other', { ...answer, tags: ['texts'] }, stays.cache.generation)
    leaves.changeBus.changed(['content'])
    await leaves.changeBus.close()
    await waitFor(() => expect(stays.cache.has('/page')).toBe(false))
    await hasLookedTwice(pid)
    expect(stays.cache.has('/other')).toBe(true)
    await stays.changeBus.close()
  })

  /** Whoever looks for the others has done so twice since. */
  async function hasLookedTwice(pid: number): Promise<void> {
    const looked = async () => (await links()).find((each) => each.pid === pid)?.looked
    for (let times = 0; times < 2; times += 1) {
      const before = await looked()
      await waitFor(async () => expect(await looked()).not.toBe(before))
    }
  }
})

test('what was not told is bounded: past it one name stands for all, and no notice is too long', () => {
  const names = new UntoldNames()
  names.add(Array.from({ length: 900 }, (_, nth) => `setting:${'ă'.repeat(20)}${nth}`))
  const payloads = names.take()
  expect(payloads.join(',').split(',')).toHaveLength(900)
  expect(Math.max(...payloads.map((each) => Buffer.byteLength(each)))).toBeLessThan(8000)
  expect(names.take()).toEqual([])
  for (let nth = 0; nth < 10_000; nth += 1) names.add([`product:${nth}`])
  expect(names.take()).toEqual(['*'])
  names.add(['x'.repeat(9000)])
  expect(names.take()).toEqual(['*'])
})

/** A way to PostgreSQL that can be cut with a word, or without one. */
async function openLink(databaseUrl: string) {
  const to = new URL(databaseUrl)
  const folder = to.searchParams.get('host')
  const pairs = new Set<[Socket, Socket]>()
  const state = { isCut: false, refused: 0 }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (state.isCut) {
      state.refused += 1
      return void near.destroy()
    }
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${to.port}`)
      : connect(Number(to.port), to.hostname)
    far.on('error', () => undefined)
    near.pipe(far).pipe(near)
    pairs.add([near, far])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.searchParams.delete('host')
  url.port = String((server.address() as AddressInfo).port)
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    url: url.href,
    get refused() {
      return state.refused
    },
    cut: () => {
      state.isCut = true
      endAll()
    },
    mend: () => void (state.isCut = false),
    stall: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    close: () => {
      endAll()
      server.close()
    },
  }
}
