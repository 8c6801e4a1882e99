import { createHash } from 'node:crypto'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { boxOf } from '#domain/game/definition.ts'
import { BoxDraw, type Result } from '#domain/game/box.ts'
import { roundAfter } from '#domain/game/beacon.ts'
import { commitmentOf, entryHash, sealOf } from '#domain/game/chain.ts'
import type { ProofEntry, ProofFile } from '#domain/game/proof.ts'
import { hasher } from '#server/game/hasher.ts'

export { hasher } from '#server/game/hasher.ts'

export const secret = 'a1'.repeat(32)

/** A campaign of ten days with three prizes of 161 units and 839 blanks. */
export function announced(part: Partial<AnnouncedBox> = {}): AnnouncedBox {
  return {
    format: 'anlanh-game-1',
    slug: 'vong-quay-thu',
    kind: 'wheel',
    opens_at: '2026-11-01T00:00:00.000+07:00',
    closes_at: '2026-11-11T00:00:00.000+07:00',
    prizes: [
      { id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 },
      { id: 2, name: 'Voucher 50.000đ', kind: 'voucher', value: 50_000, voucher_campaign_id: 1 },
      { id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 },
    ],
    lots: [
      { prize: 1, quantity: 1, last_day: 0 },
      { prize: 2, quantity: 60, last_day: 0 },
      { prize: 3, quantity: 100, last_day: 30 },
    ],
    blanks: 839,
    pacing: { days: [], hours: [] },
    beacon: null,
    reserves: 0,
    ...part,
  }
}

/** A moment of a campaign, by the share of its time that is over. */
export function momentOf(box: AnnouncedBox, share: number): number {
  const [from, to] = [Date.parse(box.opens_at), Date.parse(box.closes_at)]
  return Math.floor(from + (to - from) * share)
}

export interface PlayedEntry {
  at: number
  source?: ProofEntry['source']
  store?: string
}

/** The proof of a campaign in which these entries were made and drawn, in their order. */
export function playedProof(box: AnnouncedBox, entries: readonly PlayedEntry[]): ProofFile {
  const commitment = commitmentOf(hasher, secret, box)
  const draw = new BoxDraw(boxOf(box), hasher, secret)
  let previous = commitment
  const chained = entries.map(({ at, source = 'day', store }, index): ProofEntry => {
    const number = index + 1
    const seal = sealOf(hasher, { salt: 'b2', owner: `person ${number}`, cause: `day:${number}` })
    const entry = { number, at: new Date(at).toISOString(), source, store, seal }
    const hash = entryHash(hasher, box.slug, previous, entry)
    const randomness = box.beacon ? randomnessOf(roundAfter(box.beacon, at)) : ''
    const lot = box.kind === 'draw' ? null : draw.draw({ number, hash, at, store, randomness })
    const proven: ProofEntry = { ...entry, previous_hash: previous, entry_hash: hash }
    if (box.kind !== 'draw') proven.result = { lot, prize: prizeOf(box, lot) }
    previous = hash
    return proven
  })
  const rounds = box.beacon
    ? [...new Set(entries.map(({ at }) => roundAfter(box.beacon!, at)))].map((round) => ({
        round,
        randomness: randomnessOf(round),
        signature: '',
      }))
    : []
  return {
    campaign: box.slug,
    commitment,
    secret,
    ...(box.beacon ? { beacon: { ...box.beacon, rounds } } : {}),
    box,
    drawn: entries.length,
    entries: chained,
  }
}

function prizeOf({ lots }: AnnouncedBox, lot: Result): number | null {
  return lot === null ? null : lots[lot]!.prize
}

export function randomnessOf(round: number): string {
  return createHash('sha256').update(`round ${round}`).digest('hex')
}
