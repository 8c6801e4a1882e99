import { expect, test } from 'vitest'
import type { Db } from './db.ts'
import { inBatches } from './in-batches.ts'

// The statements are played: which database they go to is all that is known of it.
const db = {} as Db

/** Keeps what was asked together, and answers when it is told to. */
function playedStatement(fail?: (items: readonly number[]) => Error | null) {
  const asked: number[][] = []
  const going: PromiseWithResolvers<void>[] = []
  const double = inBatches<number, number>(async (_, items) => {
    asked.push([...items])
    going.push(Promise.withResolvers())
    await going.at(-1)!.promise
    const error = fail?.(items)
    if (error) throw error
    return items.map((item) => item * 2)
  })
  const untilQuiet = () => new Promise((resolve) => setImmediate(resolve))
  const answer = async () => {
    await untilQuiet()
    going.at(-1)!.resolve()
    await untilQuiet()
  }
  return { asked, answer, double: (item: number) => double(db, item) }
}

test('calls go at once, and those that come meanwhile go together, each with its own answer', async () => {
  const { asked, answer, double } = playedStatement()
  const first = double(1)
  await Promise.resolve()
  const later = [2, 3, 4].map(double)
  await answer()
  await answer()
  expect(asked).toEqual([[1], [2, 3, 4]])
  expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 8])
  const afterwards = double(5)
  await answer()
  expect(await afterwards).toBe(10)
})

test('one that cannot be written takes no other along', async () => {
  const { asked, answer, double } = playedStatement((items) =>
    items.includes(2) ? Object.assign(new Error('too long'), { code: '22001' }) : null,
  )
  const calls = Promise.allSettled([1, 2, 3].map(double))
  for (let turn = 0; turn < 4; turn += 1) await answer()
  expect(asked).toEqual([[1, 2, 3], [1], [2], [3]])
  const [one, two, three] = await calls
  expect(two).toMatchObject({ status: 'rejected', reason: { message: 'too long' } })
  expect([one, three]).toMatchObject([{ value: 2 }, { value: 6 }])
})

test('a lost database is told to all at once, and not asked again for each', async () => {
  const { asked, answer, double } = playedStatement(() => new Error('connection lost'))
  const calls = Promise.allSettled([1, 2, 3].map(double))
  await answer()
  expect(asked).toEqual([[1, 2, 3]])
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
