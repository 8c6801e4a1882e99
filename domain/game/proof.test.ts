import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announced, hasher, momentOf, playedProof, randomnessOf } from '#test/support/games.ts'
import { rankEntries, roundOfDraw } from './number-draw.ts'
import { roundAfter, timeOfRound } from './beacon.ts'
import { checkProof, proofFile, type ProofFile } from './proof.ts'

const beacon = { hash: 'f0', public_key: 'f1', period: 3, genesis: 1_700_000_000 }
const box = announced({ beacon })
const entries = Array.from({ length: 300 }, (_, index) => ({ at: momentOf(box, index / 400) }))
const proof = playedProof(box, entries)

/** A copy that somebody has changed. */
function forged(change: (copy: ProofFile) => void): ProofFile {
  const copy = structuredClone(proof)
  change(copy)
  return copy
}
const kindsOf = (file: ProofFile) => new Set(checkProof(hasher, file, 1000).map(({ kind }) => kind))

describe('a proof', () => {
  test('that nobody touched holds, also after a way through JSON', () => {
    expect(checkProof(hasher, proof)).toEqual([])
    expect(checkProof(hasher, proofFile.parse(JSON.parse(JSON.stringify(proof))))).toEqual([])
  })

  test('of a campaign that is still open holds without its secret', () => {
    const { secret: _, ...open } = proof
    expect(checkProof(hasher, open)).toEqual([])
  })

  test.each([
    [
      'an entry is taken out',
      (file: ProofFile): void => {
        file.entries.splice(40, 1)
      },
      'link',
    ],
    [
      'two change their places',
      (file: ProofFile) => {
        file.entries.splice(40, 2, file.entries[41]!, file.entries[40]!)
      },
      'link',
    ],
    [
      'one is put between',
      (file: ProofFile) => {
        file.entries.splice(40, 0, file.entries[40]!)
      },
      'number',
    ],
    [
      'one is another person’s',
      (file: ProofFile) => {
        file.entries[40]!.seal = 'd4'.repeat(32)
      },
      'hash',
    ],
    [
      'one is dated back',
      (file: ProofFile) => {
        file.entries[40]!.at = file.entries[10]!.at
      },
      'hash',
    ],
    [
      'a result is another',
      (file: ProofFile) => {
        const result = file.entries[40]!.result!
        result.lot = result.lot === null ? 0 : null
      },
      'result',
    ],
    [
      'the secret is another',
      (file: ProofFile) => {
        file.secret = 'ee'.repeat(32)
      },
      'commitment',
    ],
    [
      'the box is another',
      (file: ProofFile) => {
        file.box.blanks += 1
      },
      'commitment',
    ],
    [
      'a round is missing',
      (file: ProofFile) => {
        file.beacon!.rounds.shift()
      },
      'beacon',
    ],
  ] as const)('in which %s is found out', (_what, change, kind) => {
    expect(kindsOf(forged(change))).toContain(kind)
  })

  test('in which any one letter of an entry is changed is found out', () => {
    const places = fc.record({
      at: fc.nat(proof.entries.length - 1),
      field: fc.constantFrom('entry_hash', 'previous_hash', 'seal', 'at'),
      letter: fc.nat(19),
    })
    fc.assert(
      fc.property(places, ({ at, field, letter }) => {
        const file = forged(({ entries: all }) => {
          const text = all[at]![field as 'seal']
          const other = text[letter] === '7' ? '8' : '7'
          all[at]![field as 'seal'] = text.slice(0, letter) + other + text.slice(letter + 1)
        })
        return checkProof(hasher, file).length > 0
      }),
    )
  })
})

describe('a number draw', () => {
  const draw = announced({ kind: 'draw', beacon, blanks: 0, reserves: 5 })
  const played = playedProof(draw, entries)
  const closedAt = Date.parse(draw.closes_at) + 1200
  const round = roundOfDraw(draw, closedAt)!
  const of = {
    secret: played.secret!,
    slug: draw.slug,
    randomness: randomnessOf(round),
    count: 166,
  }
  const hashes = (file: ProofFile) =>
    file.entries.map(({ number, entry_hash: hash }) => ({ number, hash }))
  const ranked = (): ProofFile => ({
    ...structuredClone(played),
    beacon: { ...beacon, rounds: [{ round, randomness: of.randomness, signature: '' }] },
    ranking: {
      closed_at: new Date(closedAt).toISOString(),
      root: played.entries.at(-1)!.entry_hash,
      round,
      ranks: rankEntries(hasher, of, hashes(played)).map((each, index) => ({
        rank: index + 1,
        ...each,
      })),
    },
  })

  test('ranks the same, whatever order its entries are read in', () => {
    const once = rankEntries(hasher, of, hashes(played))
    expect(rankEntries(hasher, of, hashes(played).toReversed())).toEqual(once)
    expect(once).toHaveLength(166)
    expect(checkProof(hasher, ranked())).toEqual([])
  })

  test('in which a rank is somebody else’s is found out', () => {
    const file = ranked()
    const [first, second] = file.ranking!.ranks
    ;[first!.number, second!.number] = [second!.number, first!.number]
    expect(kindsOf(file)).toContain('rank')
  })

  test.each([
    ['a rank is left out', (file: ProofFile): void => void file.ranking!.ranks.pop(), 'rank'],
    ['the ranks are left out', (file: ProofFile): void => void delete file.ranking, 'root'],
    ['the last entry is left out', (file: ProofFile): void => void file.entries.pop(), 'root'],
    [
      'it was closed early',
      (file: ProofFile): void => void (file.ranking!.closed_at = draw.opens_at),
      'time',
    ],
    [
      'another round was taken',
      (file: ProofFile): void => void (file.ranking!.round! += 1),
      'beacon',
    ],
    [
      'two ranks have changed places',
      ({ ranking }: ProofFile): void =>
        void ranking!.ranks.splice(0, 2, ranking!.ranks[1]!, ranking!.ranks[0]!),
      'rank',
    ],
  ] as const)('in which %s is found out', (_what, change, kind) => {
    const file = ranked()
    change(file)
    expect(kindsOf(file)).toContain(kind)
  })

  test('leaves out who was cancelled', () => {
    const file = ranked()
    file.entries[file.ranking!.ranks[0]!.number - 1]!.cancelled_after = 0
    expect(kindsOf(file)).toContain('rank')
  })
})

describe('a beacon', () => {
  test('round after a moment is one that nobody knew then, and the next one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }), (at) => {
        const round = roundAfter(beacon, at)
        const told = timeOfRound(beacon, round)
        return told > at && told - at <= beacon.period * 1000
      }),
    )
  })
})
