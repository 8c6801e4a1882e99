import { describe, expect, test } from 'vitest'
import { memoryStore } from '#web/state/local-store.ts'
import { photoKeeper, type PhotoVerdict, type StoredPhoto } from './photo-keeper.ts'

/** A counter phone and a server that takes pictures, or does not. */
function phone(shelf = memoryStore<StoredPhoto>(), store = 'NT1') {
  const server = { has: [] as string[], fails: null as PhotoVerdict | null }
  let made = 0
  const keeper = photoKeeper({
    store,
    survey: 7,
    openLocalStore: async () => shelf,
    now: () => (made += 1),
    newKey: () => `anh-${store}-${made}`,
    send: async ({ key }) => {
      if (server.fails) throw server.fails
      server.has.push(key)
    },
    verdictOf: (error) => error as PhotoVerdict,
  })
  const kept = async () => (await shelf.readAll()).rows.map(({ key }) => key)
  return { keeper, server, shelf, kept }
}

const offline: PhotoVerdict = { kind: 'later', words: 'Chờ mạng để gửi' }
const refused: PhotoVerdict = { kind: 'refused', words: 'Không đọc được ảnh' }

describe('a picture', () => {
  test('is on the device before it is on the screen, and leaves it when the server has it', async () => {
    const { keeper, server, shelf, kept } = phone()
    const steps: string[] = []
    const add = shelf.add
    shelf.add = async (rows) => {
      await add(rows)
      steps.push('kept')
    }
    keeper.subscribe(() => steps.push(keeper.view()[0]?.state ?? 'gone'))
    expect(await keeper.take('q1', 'data:1')).toBe(true)
    await keeper.flush()
    expect(steps).toEqual(['kept', 'waiting', 'sending', 'gone'])
    expect(server.has).toHaveLength(1)
    expect(await kept()).toEqual([])
  })

  test('taken without a network outlives the page and is sent by the next, once each, oldest first', async () => {
    const { keeper, server, shelf } = phone()
    server.fails = offline
    await keeper.take('q1', 'data:1')
    await keeper.take('q2', 'data:2')
    await keeper.flush()
    expect(keeper.view().map(({ state, why }) => [state, why])).toEqual([
      ['waiting', offline.words],
      ['waiting', offline.words],
    ])
    const next = phone(shelf)
    await next.keeper.read()
    expect(next.keeper.view().map(({ question }) => question)).toEqual(['q1', 'q2'])
    await Promise.all([next.keeper.flush(), next.keeper.flush()])
    expect(next.server.has).toEqual(keeper.view().map(({ id }) => id))
    expect(await next.kept()).toEqual([])
  })

  test('is tried once more when the network comes back while a try is failing', async () => {
    const { keeper, server } = phone()
    server.fails = offline
    await keeper.take('q1', 'data:1')
    const failing = keeper.flush()
    server.fails = null
    await Promise.all([failing, keeper.flush()])
    expect(server.has).toHaveLength(1)
    expect(keeper.view()).toEqual([])
  })

  test('that the server will not have says why, holds no other up, and waits again when asked to', async () => {
    const { keeper, server, shelf } = phone()
    server.fails = refused
    await keeper.take('q1', 'data:1')
    await keeper.flush()
    const [photo] = keeper.view()
    expect(photo).toMatchObject({ state: 'refused', why: refused.words })
    server.fails = null
    await keeper.take('q2', 'data:2')
    await keeper.flush()
    expect(server.has).toHaveLength(1)
    // So it stays over a reload.
    const next = phone(shelf)
    await next.keeper.read()
    expect(next.keeper.view()).toMatchObject([{ state: 'refused', why: refused.words }])
    await next.keeper.retry(photo!.id)
    await next.keeper.flush()
    expect(next.server.has).toEqual([photo!.id])
  })

  test('taken back is gone from the device; whether the server may have it is told', async () => {
    const { keeper, server, kept } = phone()
    await keeper.take('q1', 'data:1')
    expect(await keeper.drop(keeper.view()[0]!.id)).toBe(false)
    server.fails = offline
    await keeper.take('q1', 'data:2')
    await keeper.flush()
    expect(await keeper.drop(keeper.view()[0]!.id)).toBe(true)
    expect([keeper.view(), await kept()]).toEqual([[], []])
  })

  test('of another pharmacy or survey is neither shown nor sent', async () => {
    const { keeper, server, shelf } = phone()
    server.fails = offline
    await keeper.take('q1', 'data:1')
    const other = phone(shelf, 'NT2')
    await other.keeper.read()
    await other.keeper.flush()
    expect([other.keeper.view(), other.server.has]).toEqual([[], []])
    expect(await other.kept()).toHaveLength(1)
  })

  test('that the disk has no room for stays on the page, which says so, and is sent all the same', async () => {
    const { keeper, server, shelf } = phone()
    shelf.add = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    expect(await keeper.take('q1', 'data:1')).toBe(false)
    expect(keeper.view()).toHaveLength(1)
    await keeper.flush()
    expect(server.has).toHaveLength(1)
  })
})
