import { expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { networkOf } from '../platform/network.ts'
import { HashingQueue, type Door } from './hashing-queue.ts'

/** Passwords that are hashed when the test says so, one at a time, in the order in which their turn came. */
function openQueue() {
  const queue = new HashingQueue(1)
  const begun: string[] = []
  const finish: (() => void)[] = []
  const send = (name: string, door: Door, address: string | null) =>
    queue
      .run({ door, network: address === null ? null : networkOf(address) }, () => {
        begun.push(name)
        return new Promise<string>((resolve) => finish.push(() => resolve(name)))
      })
      .catch((error: unknown) => (error instanceof Refusal ? error.code : 'fault'))
  const hashAll = async (sent: readonly Promise<string>[]) => {
    const all = Promise.all(sent)
    let isDone = false
    void all.then(() => (isDone = true))
    while (!isDone) {
      finish.shift()?.()
      await Promise.resolve()
    }
    return all
  }
  return { begun, send, hashAll }
}

const times = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth))
const busyAmong = (answers: readonly string[]) => answers.filter((answer) => answer === 'busy')

test('seventy logins of one home leave the members of everywhere else their places', async () => {
  const { send, hashAll } = openQueue()
  const flood = times(70, (nth) => send('flood', 'members', `2001:db8:1:${nth.toString(16)}::1`))
  const others = times(10, (nth) => send('other', 'members', `203.0.113.${nth}`))
  expect(await hashAll(others.concat(flood))).not.toHaveLength(0)
  expect(busyAmong(await Promise.all(flood))).toHaveLength(45)
  expect(busyAmong(await Promise.all(others))).toHaveLength(0)
})

test('an office of 65,536 networks has half of the places, one address ten', async () => {
  const { send, hashAll } = openQueue()
  const office = times(50, (nth) => send('office', 'members', `2001:db8:1:${nth}00::1`))
  expect(busyAmong(await hashAll(office))).toHaveLength(25)
  const address = times(40, () => send('address', 'members', '203.0.113.9'))
  expect(busyAmong(await hashAll(address))).toHaveLength(30)
})

test('a crowd of members from everywhere keeps no pharmacy out, nor the other way round', async () => {
  const doors: [Door, Door][] = [
    ['members', 'work'],
    ['work', 'members'],
  ]
  for (const [crowded, other] of doors) {
    const { begun, send, hashAll } = openQueue()
    const crowd = times(80, (nth) => send('crowd', crowded, `198.51.100.${nth}`))
    const one = send('one', other, '203.0.113.9')
    const answers = await hashAll([...crowd, one])
    expect(busyAmong(answers)).toHaveLength(29)
    expect(answers.at(-1)).toBe('one')
    // The doors take turns: it waits for the one that has begun, and for one more at most.
    expect(begun.indexOf('one')).toBeLessThanOrEqual(2)
  }
})

test('whoever was there leaves the place to others', async () => {
  const { send, hashAll } = openQueue()
  for (let round = 0; round < 3; round += 1) {
    const ten = times(10, () => send('member', 'members', '2001:db8:1:2::1'))
    expect(busyAmong(await hashAll(ten))).toHaveLength(0)
  }
})
