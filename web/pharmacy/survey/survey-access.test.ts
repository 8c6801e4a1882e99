import { expect, test, vi } from 'vitest'
import { accessBook } from './survey-access.ts'

/** A check that answers when it is told to. */
function heldCheck() {
  const answers: { tell: (reason: string | null) => void; fail: () => void }[] = []
  const check = vi.fn(
    (_code: string) =>
      new Promise<string | null>((resolve, reject) => {
        answers.push({ tell: resolve, fail: () => reject(new Error('mất mạng')) })
      }),
  )
  return { check, answers }
}

test('ten askers at once share one request, and later ones its answer', async () => {
  const { check, answers } = heldCheck()
  const book = accessBook(check)
  expect(book.of('NT1')).toEqual({ state: 'unknown' })
  const asked = Array.from({ length: 10 }, () => book.ask('NT1'))
  expect(book.of('NT1')).toEqual({ state: 'pending' })
  answers[0]!.tell(null)
  expect(new Set((await Promise.all(asked)).map(({ state }) => state))).toEqual(
    new Set(['allowed']),
  )
  await book.ask('NT1')
  expect(check).toHaveBeenCalledTimes(1)
  expect(book.of('NT1')).toEqual({ state: 'allowed' })
})

test('each pharmacy has an answer of its own', async () => {
  const book = accessBook(async (code) => (code === 'NT1' ? null : 'Không dành cho nhà thuốc này.'))
  await Promise.all([book.ask('NT1'), book.ask('NT2')])
  expect(book.of('NT1')).toEqual({ state: 'allowed' })
  expect(book.of('NT2')).toEqual({ state: 'denied', reason: 'Không dành cho nhà thuốc này.' })
})

test('a check that throws counts as denied; forgotten, it is asked anew', async () => {
  const { check, answers } = heldCheck()
  const book = accessBook(check)
  const first = book.ask('NT1')
  answers[0]!.fail()
  expect(await first).toEqual({ state: 'denied', reason: null, error: new Error('mất mạng') })
  book.forget('NT1')
  const second = book.ask('NT1')
  answers[1]!.tell(null)
  expect(await second).toEqual({ state: 'allowed' })
})

test('an answer that was forgotten under way is kept for nobody', async () => {
  const { check, answers } = heldCheck()
  const book = accessBook(check)
  const late = book.ask('NT1')
  book.forget('NT1')
  const fresh = book.ask('NT1')
  answers[1]!.tell(null)
  await fresh
  answers[0]!.tell('Đã đóng.')
  await late
  expect(book.of('NT1')).toEqual({ state: 'allowed' })
})

test('whoever shows it is told of each step', async () => {
  const book = accessBook(async () => null)
  const seen: string[] = []
  const stop = book.subscribe(() => seen.push(book.of('NT1').state))
  await book.ask('NT1')
  stop()
  book.forget('NT1')
  expect(seen).toEqual(['pending', 'allowed'])
})
