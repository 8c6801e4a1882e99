import { randomBytes } from 'node:crypto'
import { entryHash, sealOf } from '#domain/game/chain.ts'
import type { EntrySource } from '#domain/game/definition.ts'
import type { Db } from '../platform/db.ts'
import type { Campaign } from './campaign-queries.ts'
import { appendEntries, findCauses, lockChain, type NewEntry } from './chain-queries.ts'
import { hasher } from './hasher.ts'

export interface EntryWish {
  /** Brings its entry once. */
  cause: string
  source: EntrySource
  phone: string
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
 * no place for more, or the campaign is not open.
 */
export async function addEntries(
  trx: Db,
  campaign: Campaign,
  { wishes, at }: { wishes: readonly EntryWish[]; at: Date },
): Promise<GivenEntry[]> {
  if (!isOpen(campaign, at) || wishes.length === 0) return []
  const chain = await lockChain(trx, campaign.id)
  const before = await findCauses(
    trx,
    campaign.id,
    wishes.map(({ cause }) => cause),
  )
  const known = new Set(before.map(({ cause }) => cause))
  const places = chain.size === null ? Infinity : chain.size - (chain.entries - chain.cancelled)
  const wanted = wishes
    .filter(({ cause }) => !known.has(cause) && known.add(cause))
    .slice(0, places)
  const given = before.map(({ number, hash }) => ({ number, hash }))
  if (wanted.length === 0) return given
  // Clocks of two processes differ; entries never go back in time.
  const moment = chain.lastAt > at ? chain.lastAt : at
  const entries = chained(campaign.slug, { ...chain, at: moment }, wanted)
  await appendEntries(trx, campaign.id, { at: moment, entries })
  return [...given, ...entries.map(({ number, hash }) => ({ number, hash }))]
}

/** Whether a campaign takes entries and lets people play. */
export function isOpen({ state, opensAt, closesAt }: Campaign, at: Date): boolean {
  return state === 'approved' && opensAt <= at && at < closesAt
}

function chained(
  slug: string,
  { entries: count, head, at }: { entries: number; head: string; at: Date },
  wishes: readonly EntryWish[],
): NewEntry[] {
  let previous = head
  return wishes.map(({ cause, source, phone, store }, index) => {
    const number = count + index + 1
    const salt = randomBytes(16).toString('hex')
    const seal = sealOf(hasher, { salt, owner: phone, cause })
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
