import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('between two pieces of work whoever is answered at once has been', async () => {
  const done: string[] = []
  const piece = async (name: string) => {
    await takeTurns()
    done.push(name)
    setImmediate(() => done.push(`someone after ${name}`))
  }
  await Promise.all([piece('first'), piece('second'), piece('third')])
  expect(done).toEqual(['first', 'someone after first', 'second', 'someone after second', 'third'])
})
