import { minutes } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { insertRejection, type Rejection } from './rejection-queries.ts'
import { storableText } from './storable.ts'

const perHour = 1000
const rawLength = 4000
const restTime = minutes(5)

/** Until when nothing more is kept of a provider, by shop of this process. */
const full = new WeakMap<object, Map<string, number>>()

/**
 * Keeps what was told in a provider's name and was not its word, for whoever looks into it later. At
 * most so many an hour: beyond that a flood of forgeries costs no query at all, only the figure counts.
 */
export async function noteRejection(
  { db, pool, clock }: Context,
  { provider, reason, raw, address }: Omit<Rejection, 'at'>,
): Promise<void> {
  const at = clock.now()
  const known = full.get(pool) ?? new Map<string, number>()
  full.set(pool, known)
  if ((known.get(provider) ?? 0) > at.getTime()) return
  const cut = storableText(raw.slice(0, rawLength))
  const isKept = await insertRejection(db, { provider, reason, raw: cut, address, at }, perHour)
  if (!isKept) known.set(provider, at.getTime() + restTime)
}
