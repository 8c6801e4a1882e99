import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { article, type ArticleBody } from '#domain/publishing/article.ts'
import { ApiError } from '#web/api.ts'
import { createDraftStore, type Saved } from './draft-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = '2026-11-24T14:00:00.000+07:00'

/** A desk before a server that answers as it is told; what was sent to it is kept. */
function desk(answers: ((version: number) => Saved)[] = []) {
  const sent: { version: number; title: string }[] = []
  const store = createDraftStore({
    draft: draftOf(1, 'Một'),
    problems: {},
    findings: [],
    findings_count: 0,
    savedBy: 'Tôi',
    now: () => Date.now(),
    save: (version, body) => {
      sent.push({ version, title: (body as ArticleBody).title })
      const answer = answers.shift() ?? saved
      return new Promise((resolve) => resolve(answer(version)))
    },
  })
  const type = (title: string) => store.change((body) => ({ ...body, title }), 'title')
  const shown = () => (store.read().body as ArticleBody).title
  return { store, sent, type, shown }
}

function draftOf(version: number, title: string) {
  return {
    version,
    base_revision: null,
    body: { ...article.empty, title },
    saved_by: 'Bình',
    saved_at: at,
  }
}

function saved(version: number): Saved {
  return { version: version + 1, saved_at: at, problems: {}, findings: [], findings_count: 0 }
}

test('what is typed is saved once, a moment after the last key', async () => {
  const { store, sent, type } = desk()
  type('Hai')
  await vi.advanceTimersByTimeAsync(1000)
  type('Hai ba')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
  expect(store.read().state).toBe('changed')
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toEqual([{ version: 1, title: 'Hai ba' }])
  expect(store.read()).toMatchObject({ state: 'saved', version: 2, savedBy: 'Tôi' })
})

test('undone before it was sent, nothing is sent and nothing waits', async () => {
  const { store, sent, type, shown } = desk()
  type('Hai')
  store.undo()
  await vi.advanceTimersByTimeAsync(1600)
  expect(shown()).toBe('Một')
  expect(sent).toEqual([])
  expect(store.read().state).toBe('saved')
  expect(await store.flush()).toBe(true)
})

test('undone while it is being sent, what stands on the screen is sent after it', async () => {
  const { store, sent, type } = desk()
  type('Hai')
  const sending = store.flush()
  store.undo()
  await sending
  await vi.advanceTimersByTimeAsync(1600)
  expect(sent.map(({ title }) => title)).toEqual(['Hai', 'Một'])
  expect(store.read()).toMatchObject({ state: 'saved', version: 3 })
})

test('without a pause in typing one step back takes the last seconds alone', async () => {
  const { store, type, shown } = desk()
  for (let key = 1; key <= 70; key += 1) {
    type('a'.repeat(key))
    await vi.advanceTimersByTimeAsync(100)
  }
  store.undo()
  expect(shown().length).toBeGreaterThan(50)
  store.undo()
  expect(shown().length).toBeGreaterThan(20)
})

test('without the network it says so and tries again; the text stays', async () => {
  const offline = () => {
    throw new ApiError({ status: 0, code: 'offline', message: 'Không có mạng' })
  }
  const { store, sent, type, shown } = desk([offline])
  type('Hai')
  await vi.advanceTimersByTimeAsync(1600)
  expect(store.read().state).toBe('offline')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(2)
  expect(store.read().state).toBe('saved')
  expect(shown()).toBe('Hai')
})

test('of two who write at once one decides between both texts, and can go back to the other', async () => {
  const conflict = () => {
    const current = draftOf(5, 'Của Bình')
    throw new ApiError({ status: 409, code: 'conflict', message: '', current })
  }
  const { store, sent, type, shown } = desk([conflict])
  type('Của tôi')
  await vi.advanceTimersByTimeAsync(1600)
  expect(store.read().state).toBe('conflict')
  type('Của tôi, thêm')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent).toHaveLength(1)
  store.keepMine()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toEqual({ version: 5, title: 'Của tôi, thêm' })
  store.undo()
  expect(shown()).toBe('Của Bình')
})

test('theirs is taken, and mine is one step back', async () => {
  const { store, type, shown } = desk()
  type('Của tôi')
  store.tellConflict(draftOf(7, 'Của Bình'))
  store.takeTheirs()
  expect(shown()).toBe('Của Bình')
  expect(store.read()).toMatchObject({ state: 'saved', version: 7 })
  store.undo()
  expect(shown()).toBe('Của tôi')
})

test('a word is undone at once, another field apart from it', async () => {
  const { store, type, shown } = desk()
  type('M')
  type('Mộ')
  type('Mộng')
  store.change((body) => ({ ...body, excerpt: 'Tóm tắt' }), 'excerpt')
  store.undo()
  expect(shown()).toBe('Mộng')
  store.undo()
  expect(shown()).toBe('Một')
  store.redo()
  expect(shown()).toBe('Mộng')
})
