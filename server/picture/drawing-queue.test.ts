import { expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { inDrawingQueue } from './drawing-queue.ts'

/** Pictures that are drawn when the test says so, in the order in which their turn came. */
function easel() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const send = (name: string, whose: string) =>
    inDrawingQueue(
      whose,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          finish.push(() => resolve(name))
        }),
    ).catch((error: unknown) => (error instanceof Refusal ? error.code : 'fault'))
  const drawAll = async (sent: readonly Promise<string>[]) => {
    const all = Promise.all(sent)
    let isDone = false
    void all.then(() => (isDone = true))
    while (!isDone) {
      finish.shift()?.()
      await Promise.resolve()
    }
    return all
  }
  return { begun, send, drawAll }
}

test('one picture waits for one of another sender, not for all that they sent', async () => {
  const { begun, send, drawAll } = easel()
  const flood = Array.from({ length: 5 }, (_, index) => send(`flood ${index}`, 'one'))
  const sent = [...flood, send('honest', 'other')]
  await drawAll(sent)
  expect(begun.indexOf('honest')).toBeLessThanOrEqual(2)
})

test('of 25 pictures of one sender at once six are drawn, and the others told to come later', async () => {
  const { send, drawAll } = easel()
  const answers = await drawAll(Array.from({ length: 25 }, (_, index) => send(`${index}`, 'one')))
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(19)
})

test('what fails gives its turn on, and very many are told to come later', async () => {
  const failing = inDrawingQueue('one', () => Promise.reject(new Error('no photo')))
  const { send, drawAll } = easel()
  const many = Array.from({ length: 60 }, (_, index) => send(`${index}`, `store ${index}`))
  await expect(failing).rejects.toThrow('no photo')
  const answers = await drawAll(many)
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(20)
})
