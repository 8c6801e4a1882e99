import { expect, test } from 'vitest'
import { judge, usualLimits, type StandbyAnswer } from './judge.ts'
import { readPosition } from './position.ts'
import { PrimaryLog } from './primary-log.ts'
import { readUrls } from './read-urls.ts'

const megabyte = 1024n * 1024n

/** A primary that was looked at each second, a megabyte further each time. */
function primary(looks: number): PrimaryLog {
  const log = new PrimaryLog()
  for (let nth = 1; nth <= looks; nth += 1) log.note(nth * 1000, BigInt(nth) * megabyte)
  return log
}

const at = (megabytes: number, follows = true): StandbyAnswer => ({
  server: 'one',
  follows,
  replayed: BigInt(megabytes) * megabyte,
})
const judged = (answer: StandbyAnswer | null, looks = 10, doubt: [number, number] | null = null) =>
  judge(answer, primary(looks), {
    now: looks * 1000,
    limits: usualLimits,
    doubt: doubt && { since: doubt[0], replayed: BigInt(doubt[1]) * megabyte },
  })

test('a standby is as old as the last look at which the primary was no further', () => {
  expect(judged(at(10))).toEqual({ state: 'used', behindMs: 0, behindBytes: 0 })
  expect(judged(at(6))).toEqual({ state: 'used', behindMs: 4000, behindBytes: 4 * 1024 ** 2 })
  expect(judged(at(4))).toMatchObject({ state: 'behind', behindMs: 6000 })
  // Of before all looks it is as old as they are.
  expect(judged(at(0))).toMatchObject({ state: 'behind', behindMs: 9000 })
})

test('one that is idle with its primary is not old, and much of the log is too much at once', () => {
  expect(judged(at(300), 300)).toMatchObject({ state: 'used', behindMs: 0 })
  const log = new PrimaryLog()
  log.note(1000, 0n)
  log.note(2000, 17n * megabyte)
  const answer = { ...at(0), replayed: 1n }
  const { state, behindMs } = judge(answer, log, { now: 2000, limits: usualLimits, doubt: null })
  expect({ state, behindMs }).toEqual({ state: 'behind', behindMs: 1000 })
})

test('one that says nothing, or leads, is left out', () => {
  expect(judged(null).state).toBe('away')
  expect(judged(at(10, false)).state).toBe('leads')
})

test('after a change of the leader it is believed when it has gone on', () => {
  expect(judged(at(40), 40, [31_000, 39]).state).toBe('doubted')
  expect(judged(at(40), 40, [30_000, 40]).state).toBe('doubted')
  expect(judged(at(40), 40, [30_000, 39]).state).toBe('used')
})

test('positions are numbers of 64 bits, and each host of a list has its URL', () => {
  expect(readPosition('16/B374D848')).toBe(0x16_b374_d848n)
  expect(readPosition('FFFFFFFF/FFFFFFFF')).toBe(0xffff_ffff_ffff_ffffn)
  expect(readUrls('postgresql://a:b%2Cc@one:5432,two:5433/shop?sslmode=require')).toEqual([
    'postgresql://a:b%2Cc@one:5432/shop?sslmode=require',
    'postgresql://a:b%2Cc@two:5433/shop?sslmode=require',
  ])
  expect(readUrls('postgres://one/shop')).toEqual(['postgres://one/shop'])
})
