import { describe, expect, test } from 'vitest'
import { announced, hasher, momentOf, secret } from '#test/support/games.ts'
import { BoxDraw, sizeOf, type Result } from './box.ts'
import { boxOf, type AnnouncedBox } from './definition.ts'

const part = (box: AnnouncedBox, count: number, at: (index: number) => number) => {
  const draw = new BoxDraw(boxOf(box), hasher, secret)
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) {
    const number = index + 1
    const hash = hasher.sha256(`entry ${number}`)
    results.push(draw.draw({ number, hash, at: at(index), randomness: '' }))
  }
  return { draw, results }
}

describe('a box', () => {
  const million = announced({
    lots: [
      { prize: 1, quantity: 10, last_day: 0 },
      { prize: 2, quantity: 60_000, last_day: 0 },
      { prize: 3, quantity: 100_000, last_day: 30 },
    ],
    blanks: 839_990,
  })

  test('gives of a million entries each prize exactly as often as announced', () => {
    const size = sizeOf(boxOf(million))
    expect(size).toBe(1_000_000)
    const [from, to] = [momentOf(million, 0), momentOf(million, 1)]
    const { draw, results } = part(million, size, (index) => from + ((to - from) * index) / size)
    expect(draw.drawn).toEqual({ lots: [10, 60_000, 100_000], blanks: 839_990 })
    // Blanks are spread as they were announced: over hundredths, by χ² with 99 degrees of freedom at p = 0.01.
    // The share kept for the last day is taken out of the first nine tenths, so those are compared apart.
    const tenths = Array.from(
      { length: 90 },
      (_, index) =>
        results.slice(index * 10_000, (index + 1) * 10_000).filter((lot) => lot === null).length,
    )
    const mean = tenths.reduce((sum, count) => sum + count, 0) / tenths.length
    const chi = tenths.reduce(
      (sum, count) => sum + (count - mean) ** 2 / (mean * (1 - mean / 10_000)),
      0,
    )
    expect(chi).toBeLessThan(122.9)
  })

  test('keeps prizes to their curve, whenever people come', () => {
    const box = announced({ blanks: 9_839 })
    const draw = new BoxDraw(boxOf(box), hasher, secret)
    const entries = 10_000
    for (let index = 0; index < entries; index += 1) {
      // Half of all come on the first day.
      const share = index < entries / 2 ? index / entries / 5 : 0.1 + (index / entries - 0.5) * 1.8
      const at = momentOf(box, share)
      draw.draw({ number: index + 1, hash: hasher.sha256(`${index}`), at, randomness: '' })
      for (const [lot, drawn] of draw.drawn.lots.entries()) {
        expect(drawn).toBeLessThanOrEqual(draw.freeUnits(lot, at))
      }
    }
    expect(draw.drawn).toEqual({ lots: [1, 60, 100], blanks: 9_839 })
  })

  test('keeps a share for the last day', () => {
    const box = announced()
    const draw = new BoxDraw(boxOf(box), hasher, secret)
    const eve = Date.parse('2026-11-10T00:00:00.000+07:00')
    expect(draw.freeUnits(2, eve)).toBe(70)
    expect(draw.freeUnits(2, Date.parse(box.closes_at))).toBe(100)
    expect(draw.freeUnits(1, eve)).toBe(54)
  })

  test('gives units of a pharmacy to its own entries alone', () => {
    const box = announced({
      lots: [{ prize: 2, store: 'NT00218', quantity: 50, last_day: 0 }],
      blanks: 50,
    })
    const draw = new BoxDraw(boxOf(box), hasher, secret)
    const last = Date.parse(box.closes_at) - 1
    const of = (number: number, store?: string) =>
      draw.draw({ number, hash: hasher.sha256(`${number}`), at: last, store, randomness: '' })
    for (let number = 1; number <= 30; number += 1) expect(of(number, 'NT00300')).toBeNull()
    const mine = Array.from({ length: 70 }, (_, index) => of(31 + index, 'NT00218'))
    expect(mine.filter((lot) => lot === 0)).toHaveLength(50)
  })

  test('takes back what a cancelled entry had got', () => {
    const box = announced({ lots: [{ prize: 1, quantity: 1, last_day: 0 }], blanks: 0 })
    const draw = new BoxDraw(boxOf(box), hasher, secret)
    const entry = { number: 1, hash: hasher.sha256('1'), at: momentOf(box, 1) - 1, randomness: '' }
    expect(draw.draw(entry)).toBe(0)
    draw.giveBack(0)
    expect(draw.draw({ ...entry, number: 2 })).toBe(0)
    expect(draw.drawn).toEqual({ lots: [1], blanks: 0 })
  })
})

describe('nobody can choose', () => {
  const box = announced({ lots: [{ prize: 3, quantity: 500, last_day: 0 }], blanks: 500 })
  const at = momentOf(box, 0.5)
  const entries = Array.from({ length: 200 }, (_, index) => ({
    number: index + 1,
    hash: hasher.sha256(`entry ${index}`),
    at,
    randomness: 'c3'.repeat(32),
  }))
  const resultsOf = (key = secret, change: (entry: (typeof entries)[0]) => object = () => ({})) => {
    const draw = new BoxDraw(boxOf(box), hasher, key)
    return entries
      .map((entry) => draw.draw({ ...entry, ...change(entry) }))
      .map(String)
      .join()
  }
  const drawn = resultsOf()

  test('the same inputs give the same results', () => {
    expect(resultsOf()).toBe(drawn)
  })

  test.each([
    ['another secret', () => resultsOf('a2'.repeat(32))],
    [
      'another round of the beacon',
      () => resultsOf(secret, () => ({ randomness: 'c4'.repeat(32) })),
    ],
    ['other hashes', () => resultsOf(secret, ({ hash }) => ({ hash: hasher.sha256(hash) }))],
    ['other numbers', () => resultsOf(secret, ({ number }) => ({ number: number + 1 }))],
  ])('%s gives all others', (_what, others) => {
    const same = others()
      .split(',')
      .filter((each, index) => each === drawn.split(',')[index])
    // Of two kinds by half, about half are equal by chance: 100 of 200, with a deviation of 7.
    expect(same.length).toBeGreaterThan(65)
    expect(same.length).toBeLessThan(135)
  })
})
