import { expect, test } from 'vitest'
import { DatabasePulse, isWord } from './database-pulse.ts'

/** A pulse whose clock and whose database a story moves. */
function openPulse() {
  const world = { now: 0, answers: true, looks: 0, told: [] as boolean[] }
  const look = async () => {
    world.looks += 1
    if (!world.answers) throw new Error('Query read timeout')
  }
  const pulse = new DatabasePulse(
    look,
    (isSilent) => world.told.push(isSilent),
    () => world.now,
  )
  const pass = async (ms: number) => {
    for (const end = world.now + ms; world.now < end;) {
      world.now += 500
      await pulse.feel()
    }
  }
  return { world, pulse, pass }
}

test('asks nothing while answers come, and nothing at night', async () => {
  const { world, pulse, pass } = openPulse()
  await pass(60_000)
  pulse.asked()
  await pass(1500)
  pulse.answered(true)
  pulse.asked()
  await pass(1500)
  expect(world.looks).toBe(0)
  expect(pulse.isSilent).toBe(false)
})

test('a statement that takes long is no silence: the look is answered', async () => {
  const { world, pulse, pass } = openPulse()
  pulse.asked()
  await pass(30_000)
  expect(world.looks).toBeGreaterThan(0)
  expect(pulse.isSilent).toBe(false)
})

test('who answers nobody, not the looks either, has fallen silent, until one is answered', async () => {
  const { world, pulse, pass } = openPulse()
  pulse.asked()
  world.answers = false
  await pass(3000)
  expect(pulse.isSilent).toBe(true)
  // All have given up by now: it is looked at all the same.
  pulse.answered(false)
  world.answers = true
  await pass(500)
  expect(pulse.isSilent).toBe(false)
  expect(world.told).toEqual([true, false])
})

test('an answer to anybody during the look counts', async () => {
  const { world, pulse, pass } = openPulse()
  world.answers = false
  for (let at = 0; at < 20; at += 1) {
    pulse.asked()
    await pass(2000)
    pulse.answered(true)
  }
  expect(world.looks).toBeGreaterThan(0)
  expect(pulse.isSilent).toBe(false)
})

test('a refusal is a word, our own patience that is over is none', () => {
  expect(isWord(Object.assign(new Error('too many connections'), { code: '53300' }))).toBe(true)
  expect(isWord(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(true)
  expect(isWord(Object.assign(new Error('connect'), { code: 'ETIMEDOUT' }))).toBe(false)
  expect(isWord(new Error('Connection terminated unexpectedly'))).toBe(false)
})
