import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRanks, rankEntries, roundOfDraw } from '#domain/game/number-draw.ts'
import { checkProof, type ProofFile } from '#domain/game/proof.ts'
import { sandboxChain, signRound } from '#sandbox/beacon.ts'
import { announced, hasher, momentOf, playedProof, secret } from '#test/support/games.ts'

const program = join(import.meta.dirname, 'kiem-tra.mjs')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiem-tra-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(proof: ProofFile) {
  const file = join(folder, 'proof.json')
  writeFileSync(file, JSON.stringify(proof))
  const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
  return { status, stdout }
}

const genesis = Date.parse('2026-10-01T00:00:00Z') / 1000
const beacon = { ...sandboxChain, genesis }

/** Paced by days and hours, with lots of pharmacies and a share for the last day. */
const wheel = announced({
  pacing: { days: [1, 0, 7, 3], hours: Array.from({ length: 24 }, (_, hour) => hour % 5) },
  lots: [
    { prize: 1, quantity: 1, last_day: 0 },
    { prize: 2, store: 'NT00218', quantity: 60, last_day: 10 },
    { prize: 3, quantity: 100, last_day: 30 },
  ],
  blanks: 400,
})
const times = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), {
  minLength: 1,
  maxLength: 400,
})
const playedAt = (shares: readonly number[]) =>
  playedProof(
    wheel,
    shares
      .toSorted((a, b) => a - b)
      .map((share, nth) => ({
        at: momentOf(wheel, share),
        ...(nth % 3 === 0 ? { store: 'NT00218' } : {}),
      })),
  )
const played = playedAt(Array.from({ length: 300 }, (_, nth) => nth / 301))

function drawn(): ProofFile {
  const box = announced({ kind: 'draw', beacon, blanks: 0, reserves: 5 })
  const entries = Array.from({ length: 250 }, (_, nth) => ({ at: momentOf(box, nth / 260) }))
  const proof = playedProof(box, entries)
  const closedAt = Date.parse(box.closes_at) + 800
  const round = signRound(roundOfDraw(box, closedAt)!)
  const of = { secret, slug: box.slug, randomness: round.randomness, count: countRanks(box).all }
  const hashes = proof.entries.map(({ number, entry_hash: hash }) => ({ number, hash }))
  const ranks = rankEntries(hasher, of, hashes).map((each, nth) => ({ rank: nth + 1, ...each }))
  return {
    ...proof,
    beacon: { ...beacon, rounds: [round] },
    ranking: {
      closed_at: new Date(closedAt).toISOString(),
      root: proof.entries.at(-1)!.entry_hash,
      round: round.round,
      ranks,
    },
  }
}

describe('the script of the proof page', () => {
  test('repeats what the shop has drawn, whenever people came', () => {
    fc.assert(
      fc.property(times, (shares) => {
        const proof = playedAt(shares)
        expect(checkProof(hasher, proof)).toEqual([])
        expect(run(proof)).toMatchObject({ status: 0 })
      }),
      { numRuns: 12 },
    )
  })

  test('repeats a number draw', () => {
    expect(run(drawn())).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('HOLDS') as string,
    })
  })

  test('looks at the chain of one that is still open', () => {
    const { secret: _, ...open } = played
    expect(run(open)).toMatchObject({ status: 0 })
  })

  const swapped = ({ entries }: ProofFile): void =>
    void entries.splice(40, 2, entries[41]!, entries[40]!)
  test.each<[string, string, (proof: ProofFile) => void]>([
    ['changed', 'the hash', ({ entries }) => void (entries[40]!.seal = 'd4'.repeat(32))],
    ['inserted', 'the number', ({ entries }) => void entries.splice(40, 0, entries[40]!)],
    ['removed', 'the link', ({ entries }) => void entries.splice(40, 1)],
    ['put in another order', 'the link', swapped],
  ])('finds an entry that was %s, in either kind', (_what, words, change) => {
    for (const proof of [structuredClone(played), drawn()]) {
      change(proof)
      expect(run(proof)).toMatchObject({
        status: 1,
        stdout: expect.stringContaining(words) as string,
      })
    }
  })

  test.each<[string, string, (proof: ProofFile) => void]>([
    [
      'result',
      'the result',
      ({ entries }) =>
        void (entries[40]!.result!.lot = entries[40]!.result!.lot === null ? 0 : null),
    ],
    ['secret', 'the commitment', (proof) => void (proof.secret = 'ee'.repeat(32))],
    ['box', 'the commitment', ({ box }) => void (box.blanks += 1)],
  ])('finds another %s', (_what, words, change) => {
    const proof = structuredClone(played)
    change(proof)
    expect(run(proof)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(words) as string,
    })
  })

  test.each<[string, string, (proof: ProofFile) => void]>([
    ['winner', 'the rank', ({ ranking }) => void (ranking!.ranks[0]!.number = 7)],
    ['root', 'the root', ({ ranking }) => void (ranking!.root = 'ab'.repeat(32))],
    ['round', 'the round', ({ ranking }) => void (ranking!.round! += 1)],
    [
      'randomness',
      'the randomness',
      ({ beacon: of }) => void (of!.rounds[0]!.randomness = 'ab'.repeat(32)),
    ],
  ])('finds another %s of a draw', (_what, words, change) => {
    const proof = drawn()
    change(proof)
    expect(run(proof)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(words) as string,
    })
  })
})
