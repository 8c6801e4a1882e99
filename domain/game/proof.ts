import { z } from 'zod'
import { announcedBox, beaconSchema, boxOf, entrySources } from './definition.ts'
import { BoxDraw, type Result } from './box.ts'
import { roundAfter } from './beacon.ts'
import { commitmentOf, entryHash } from './chain.ts'
import type { Hasher } from './hasher.ts'
import { countRanks, rankEntries, roundOfDraw } from './number-draw.ts'

const hex = z.string().regex(/^[\da-f]{64}$/)
const round = z.object({ round: z.int(), randomness: hex, signature: z.string() })

export const proofEntry = z.object({
  number: z.int(),
  entry_hash: hex,
  previous_hash: hex,
  at: z.string(),
  source: z.enum(entrySources),
  store: z.string().optional(),
  seal: hex,
  /** Told once it is known to its owner, or the campaign is closed. */
  result: z
    .object({
      /** The place of the lot in the box; null: a blank. */
      lot: z.int().nullable(),
      prize: z.int().nullable(),
    })
    .optional(),
  /** The entry was taken back when so many had been drawn; what it had got went back into the box. */
  cancelled_after: z.int().optional(),
})
export type ProofEntry = z.output<typeof proofEntry>

/** All that anybody needs to repeat a campaign's draw. */
export const proofFile = z.object({
  campaign: z.string(),
  commitment: hex,
  /** Once the campaign is closed. */
  secret: hex.optional(),
  beacon: beaconSchema.extend({ rounds: z.array(round) }).optional(),
  box: announcedBox,
  /** So many entries are drawn. */
  drawn: z.int(),
  entries: z.array(proofEntry),
  /** There may be more behind this number: ask for them with `after`, and put all together. */
  next: z.int().optional(),
  /** Of a number draw whose entries are closed; the ranks once all of them have been told. */
  ranking: z
    .object({
      closed_at: z.string(),
      /** The hash of the last entry: whoever knows it knows all of them. */
      root: hex,
      round: z.int().optional(),
      ranks: z.array(z.object({ rank: z.int(), number: z.int(), score: hex })),
    })
    .optional(),
})
export type ProofFile = z.output<typeof proofFile>

export const proofFaultKinds = [
  'commitment',
  'number',
  'link',
  'hash',
  'time',
  'beacon',
  'result',
  'root',
  'rank',
] as const

/** What is wrong with a proof, and at which entry. */
export interface ProofFault {
  kind: (typeof proofFaultKinds)[number]
  number?: number
}

/**
 * Repeats a campaign from its proof: the chain of its entries, and with the secret every result. Gives what does
 * not hold, at most `max` of it; signatures of the beacon are checked apart.
 */
export function checkProof(hasher: Hasher, proof: ProofFile, max = 20): ProofFault[] {
  const faults: ProofFault[] = []
  const { secret } = proof
  if (secret !== undefined && commitmentOf(hasher, secret, proof.box) !== proof.commitment) {
    faults.push({ kind: 'commitment' })
  }
  const broken = findChainFaults(hasher, proof)
  faults.push(...broken, ...findCloseFaults(proof))
  // Entries without a time have no results that could be repeated.
  if (secret !== undefined && broken.every(({ kind }) => kind !== 'time')) {
    const find = proof.box.kind === 'draw' ? findRankFaults : findResultFaults
    faults.push(...find(hasher, proof, secret))
  }
  return faults.slice(0, max)
}

function findChainFaults(hasher: Hasher, { box, commitment, entries }: ProofFile): ProofFault[] {
  const faults: ProofFault[] = []
  let previous = commitment
  let at = ''
  for (const [index, entry] of entries.entries()) {
    const { number } = entry
    if (number !== index + 1) faults.push({ kind: 'number', number })
    if (entry.previous_hash !== previous) faults.push({ kind: 'link', number })
    if (Number.isNaN(Date.parse(entry.at)) || entry.at < at) faults.push({ kind: 'time', number })
    const hash = entryHash(hasher, box.slug, entry.previous_hash, entry)
    if (hash !== entry.entry_hash) faults.push({ kind: 'hash', number })
    previous = entry.entry_hash
    at = entry.at
  }
  return faults
}

function findResultFaults(hasher: Hasher, proof: ProofFile, secret: string): ProofFault[] {
  const { box, entries, beacon, drawn } = proof
  const faults: ProofFault[] = []
  const draw = new BoxDraw(boxOf(box), hasher, secret)
  const rounds = new Map(beacon?.rounds.map((each) => [each.round, each.randomness]))
  const back = Map.groupBy(entries, ({ cancelled_after: after = -1 }) => after)
  const results = new Map<number, Result>()
  // With the secret everything is drawn.
  if (drawn !== entries.length) faults.push({ kind: 'result' })
  const takeBack = (after: number) => {
    for (const { number } of back.get(after) ?? []) {
      if (results.has(number)) draw.giveBack(results.get(number)!)
    }
  }
  for (const entry of entries.slice(0, drawn)) {
    const { number, store, entry_hash: hash, cancelled_after: after = Infinity } = entry
    const at = Date.parse(entry.at)
    if (after >= number) {
      const randomness = box.beacon ? rounds.get(roundAfter(box.beacon, at)) : ''
      if (randomness === undefined) faults.push({ kind: 'beacon', number })
      const result = draw.draw({ number, store, hash, at, randomness: randomness ?? '' })
      results.set(number, result)
      if (entry.result && entry.result.lot !== result) faults.push({ kind: 'result', number })
    } else if (entry.result) faults.push({ kind: 'result', number })
    takeBack(number)
  }
  return faults
}

/** A number draw's root is that of its entries, and its round is the one that was fixed with it. */
function findCloseFaults({ box, commitment, entries, ranking, secret }: ProofFile): ProofFault[] {
  if (!ranking) return box.kind === 'draw' && secret !== undefined ? [{ kind: 'root' }] : []
  const { closed_at: closed, root, round: told } = ranking
  const faults: ProofFault[] = []
  if (root !== (entries.at(-1)?.entry_hash ?? commitment)) faults.push({ kind: 'root' })
  const closedAt = Date.parse(closed)
  if (!(closedAt >= Date.parse(box.closes_at))) faults.push({ kind: 'time' })
  if ((roundOfDraw(box, closedAt) ?? undefined) !== told) faults.push({ kind: 'beacon' })
  return faults
}

function findRankFaults(hasher: Hasher, proof: ProofFile, secret: string): ProofFault[] {
  const { box, entries, beacon, ranking } = proof
  if (!ranking) return [{ kind: 'rank' }]
  const drawn = beacon?.rounds.find((each) => each.round === ranking.round)
  if (box.beacon && !drawn) return [{ kind: 'beacon' }]
  const there = entries.filter(({ cancelled_after: after }) => after === undefined)
  const { all: count } = countRanks(box)
  const of = { secret, slug: box.slug, randomness: drawn?.randomness ?? '', count }
  const right = rankEntries(
    hasher,
    of,
    there.map(({ number, entry_hash: hash }) => ({ number, hash })),
  )
  const { ranks } = ranking
  const faults = ranks.flatMap(({ rank, number, score }, index): ProofFault[] => {
    const is = right[index]
    const holds = rank === index + 1 && is?.number === number && is.score === score
    return holds ? [] : [{ kind: 'rank', number }]
  })
  return ranks.length === right.length ? faults : [...faults, { kind: 'rank' }]
}
