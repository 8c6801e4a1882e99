import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SurveyAnswer } from '#domain/survey/api.ts'
import type { Answers, Question } from '#domain/survey/questions.ts'
import { ApiError } from '#web/api.ts'
import { memoryStore } from '#web/state/local-store.ts'
import type { Given } from './answer-keeper.ts'
import { createAnswering } from './answering.ts'
import { photoKeeper, type StoredPhoto } from '#web/features/survey/photo-keeper.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const questions: Question[] = [
  { id: 'q1', kind: 'text', text: 'Quầy cần gì?', required: true },
  { id: 'q2', kind: 'photo', text: 'Kệ hàng', required: true, max: 1 },
]

/** What survives a closed page. */
function device() {
  return {
    unsent: {} as Given,
    answer: null as SurveyAnswer | null,
    shelf: memoryStore<StoredPhoto>(),
  }
}

/** The server keeps one answer; its pictures by id, as many as the question takes. */
function server() {
  const state = {
    isUp: true,
    answers: {} as Answers,
    sent: 0,
    requests: [] as string[],
    version: 1,
  }
  const answerNow = (): SurveyAnswer => ({
    id: 5,
    survey_id: 7,
    answers: state.answers,
    started_at: '',
    updated_at: '',
    state: state.sent > 0 ? 'sent' : 'draft',
    version: state.version,
  })
  const write = (name: string, change: () => void) => async () => {
    state.requests.push(name)
    if (!state.isUp) throw new ApiError({ status: 0, code: 'offline', message: 'Mất mạng' })
    change()
    state.version += 1
    return answerNow()
  }
  return {
    state,
    begin: () => write('begin', () => undefined)(),
    change: (input: { answers: Given; submit?: boolean }) =>
      write(input.submit ? 'submit' : 'change', () => {
        const merged = Object.entries({ ...state.answers, ...input.answers })
        state.answers = Object.fromEntries(merged.filter(([, value]) => value !== null)) as Answers
        if (input.submit) state.sent += 1
      })(),
    addPhoto: async ({ key }: StoredPhoto, { instead }: { instead?: string }) => {
      await write('photo', () => {
        const list = ((state.answers['q2'] ?? []) as string[]).filter((id) => id !== instead)
        if (list.includes(key)) return
        if (list.length > 0) {
          const fields = { file: 'Chỉ gửi tối đa 1 ảnh' }
          throw new ApiError({ status: 400, code: 'invalidInput', message: '', fields })
        }
        state.answers = { ...state.answers, q2: [key] }
      })()
    },
  }
}

/** A page that is opened on this device. */
function open(on: ReturnType<typeof device>, at: ReturnType<typeof server>) {
  let made = 0
  return createAnswering({ questions, answer: on.answer }, at, {
    unsent: on.unsent,
    keep: (unsent) => void (on.unsent = unsent),
    rememberAnswer: (answer) => void (on.answer = answer),
    openPhotos: (send) =>
      photoKeeper({
        store: 'NT1',
        survey: 7,
        openLocalStore: async () => on.shelf,
        send,
        now: () => (made += 1),
        newKey: () => `anh-${at.state.requests.length}-${made}`,
        verdictOf: (error) =>
          error instanceof ApiError && error.code === 'invalidInput'
            ? { kind: 'refused', words: Object.values(error.fields).join(' ') }
            : { kind: 'later', words: '' },
      }),
  })
}

test('half answered without a network, reloaded, gone on with, and sent once when it is back', async () => {
  const [phone, shop] = [device(), server()]
  const first = open(phone, shop)
  shop.state.isUp = false
  first.give('q1', 'Thêm tờ rơi')
  await first.takePhoto('q2', 'data:1')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(first.view()).toMatchObject({ state: 'waiting', hasUnsent: true })

  const second = open(phone, shop)
  await second.resume()
  const [photo] = second.view().photos
  // A picture that waits answers its question: whoever is asked goes on.
  expect(second.view().answers).toEqual({ q1: 'Thêm tờ rơi', q2: [photo!.id] })
  await expect(second.submit(undefined)).rejects.toMatchObject({ code: 'offline' })
  expect(shop.state.sent).toBe(0)

  shop.state.isUp = true
  await second.flush()
  expect(shop.state.answers).toEqual({ q1: 'Thêm tờ rơi', q2: [photo!.id] })
  expect(second.view()).toMatchObject({ state: 'saved', hasUnsent: false, photos: [] })
  expect(phone.answer?.answers).toEqual(shop.state.answers)
  await second.submit(undefined)
  expect(shop.state).toMatchObject({ sent: 1, answers: { q2: [photo!.id] } })
  expect((await phone.shelf.readAll()).rows).toEqual([])
})

test('requests go one after the other: taking one picture away never loses another', async () => {
  const [phone, shop] = [device(), server()]
  const page = open(phone, shop)
  await page.takePhoto('q2', 'data:1')
  await page.flush()
  const [old] = page.view().answers['q2'] as string[]
  void page.dropPhoto('q2', old!)
  await page.takePhoto('q2', 'data:2')
  await vi.advanceTimersByTimeAsync(1_000)
  await page.flush()
  const list = shop.state.answers['q2'] as string[]
  expect(list).toHaveLength(1)
  expect(list).not.toContain(old)
  expect(page.view()).toMatchObject({ answers: { q2: list }, hasUnsent: false })
})

test('of an answer that was sent, a new picture takes the place of the one that was taken away', async () => {
  const [phone, shop] = [device(), server()]
  const page = open(phone, shop)
  page.give('q1', 'Không')
  await page.takePhoto('q2', 'data:1')
  await page.submit(undefined)
  const [old] = page.view().answers['q2'] as string[]
  await page.dropPhoto('q2', old!)
  // Held back: what was sent is complete at any time.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shop.state.answers['q2']).toEqual([old])
  await page.takePhoto('q2', 'data:2')
  await page.flush()
  expect(shop.state.answers['q2']).toEqual(page.view().answers['q2'])
  expect(shop.state.answers['q2']).not.toContain(old)
  expect(page.view().hasUnsent).toBe(false)
})

test('a picture that the server will not have keeps the answers from being sent, in words at its question', async () => {
  const [phone, shop] = [device(), server()]
  const page = open(phone, shop)
  page.give('q1', 'Không')
  await page.takePhoto('q2', 'data:1')
  await page.flush()
  await page.takePhoto('q2', 'data:2')
  await page.flush()
  expect(page.view().photos).toMatchObject([{ state: 'refused', why: 'Chỉ gửi tối đa 1 ảnh' }])
  await expect(page.submit(undefined)).rejects.toMatchObject({ fields: { q2: texts.photoLeft } })
  await page.dropPhoto('q2', page.view().photos[0]!.id)
  await page.submit(undefined)
  expect(shop.state.sent).toBe(1)
})

test('what another device gave meanwhile is shown; what this one gave last stands over it', async () => {
  const [phone, shop] = [device(), server()]
  const page = open(phone, shop)
  shop.state.isUp = false
  page.give('q1', 'Của máy này')
  await vi.advanceTimersByTimeAsync(1_000)
  shop.state.isUp = true
  const other = open(device(), shop)
  other.give('q1', 'Của máy kia')
  await other.takePhoto('q2', 'data:1')
  await other.flush()
  page.know({ ...(await shop.begin()), version: 99 })
  expect(page.view().answers).toEqual({ q1: 'Của máy này', q2: shop.state.answers['q2'] })
})
