import { randomBytes } from 'node:crypto'
import { entryHash, sealOf } from '#domain/game/chain.ts'
import type { EntrySource } from '#domain/game/definition.ts'
import type { Db } from '../platform/db.ts'
import { isStopped, type Campaign } from './campaign-queries.ts'
import {
  appendEntries,
  countEntriesOf,
  findCauses,
  lockChain,
  type NewEntry,
} from './chain-queries.ts'
import { hasher } from './hasher.ts'
import { withinStorePlaces } from './store-places.ts'

export interface EntryWish {
  /** Brings its entry once. */
  cause: string
  source: EntrySource
  /** Null for a printed ticket, which is its holder's. */
  phone: string | null
  /** Whom the entry is sealed for, where it is not the phone. */
  owner?: string
  /** A pharmacy's code, of an entry that came at its counter. */
  store?: string
}

export interface GivenEntry {
  number: number
  hash: string
}

/**
 * Gives entries, each with the next number and bound to the one before it; in this order. A cause that has brought
 * its entry before brings none. Gives all that are there now; fewer than asked for when the box has
 * no place for more, a person has as many as the rules allow, or the campaign is not open.
 */
export async function addEntries(
  trx: Db,
  campaign: Campaign,
  { wishes, at }: { wishes: readonly EntryWish[]; at: Date },
): Promise<GivenEntry[]> {
  if (!isOpen(campaign, at) || wishes.length === 0) return []
  const chain = await lockChain(trx, campaign.id)
  // Whoever stops a campaign takes the same lock: what was read before it may be old.
  if (await isStopped(trx, campaign.id)) return []
  const before = await findCauses(
    trx,
    campaign.id,
    wishes.map(({ cause }) => cause),
  )
  const known = new Set(before.map(({ cause }) => cause))
  const places =
    chain.closedAt !== null
      ? 0
      : chain.size === null
        ? Infinity
        : chain.size - (chain.entries - chain.cancelled)
  const unknown = wishes.filter(({ cause }) => !known.has(cause) && known.add(cause))
  const allowed = (await withinMax(trx, campaign, unknown)).slice(0, places)
  const wanted = await withinStorePlaces(trx, campaign, allowed)
  const given = before.map(({ number, hash }) => ({ number, hash }))
  if (wanted.length === 0) return given
  // Clocks of two processes differ; entries never go back in time.
  const moment = chain.lastAt > at ? chain.lastAt : at
  const entries = chained(campaign.slug, { ...chain, at: moment }, wanted)
  await appendEntries(trx, campaign.id, { at: moment, entries })
  return [...given, ...entries.map(({ number, hash }) => ({ number, hash }))]
}

/** Whether a campaign takes entries and lets people play. */
export function isOpen({ state, opensAt, closesAt, stoppedAt }: Campaign, at: Date): boolean {
  return state === 'approved' && stoppedAt === null && opensAt <= at && at < closesAt
}

/** What the rules still allow each person, in the order of the wishes. */
async function withinMax(
  trx: Db,
  { id, rules: { max_per_phone: max } }: Campaign,
  wishes: readonly EntryWish[],
): Promise<readonly EntryWish[]> {
  if (max === null || wishes.length === 0) return wishes
  const phones = [...new Set(wishes.flatMap(({ phone }) => phone ?? []))]
  const counts = await countEntriesOf(trx, id, phones)
  return wishes.filter(({ phone }) => {
    if (phone === null) return true
    const count = (counts.get(phone) ?? 0) + 1
    counts.set(phone, count)
    return count <= max
  })
}

function chained(
  slug: string,
  { entries: count, head, at }: { entries: number; head: string; at: Date },
  wishes: readonly EntryWish[],
): NewEntry[] {
  let previous = head
  return wishes.map(({ cause, source, phone, owner = phone!, store }, index) => {
    const number = count + index + 1
    const salt = randomBytes(16).toString('hex')
    const seal = sealOf(hasher, { salt, owner, cause })
    const hash = entryHash(hasher, slug, previous, {
      number,
      at: at.toISOString(),
      source,
      store,
      seal,
    })
    previous = hash
    return { number, cause, source, storeCode: store ?? null, phone, salt, seal, hash }
  })
}
