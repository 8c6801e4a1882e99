import { sql } from 'kysely'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

type Reader = Pick<Context, 'db' | 'cache' | 'clock'>

/** A time in which the same of a kind is in force. In milliseconds of the clock; the end is no part of it. */
interface Period {
  from: number
  until: number
  /** What was read of it. */
  known: Map<unknown, Promise<unknown>>
}

/** When somebody looks: now, or the moment staff walk the shop at. */
export function momentOf(ctx: Pick<Context, 'clock'>, caller: Pick<Caller, 'asOf'>): Date {
  return caller.asOf ?? ctx.clock.now()
}

/** Tells whoever keeps the answer when something of these kinds begins or ends next. */
export async function keepUntilChange(
  ctx: Reader,
  kinds: readonly ContentKind[],
  { asOf, keepUntil }: Pick<Caller, 'asOf' | 'keepUntil'>,
): Promise<void> {
  if (!keepUntil) return
  for (const kind of kinds) {
    const { until } = await (asOf ? readPeriod(ctx.db, kind, asOf) : presentPeriod(ctx, kind))
    if (until < Number.POSITIVE_INFINITY) keepUntil(new Date(until))
  }
}

/**
 * Reads something small that follows from what is in force of a kind once, and again only after a notice of the
 * kind or when something of it begins or ends by itself. Who looks at another moment reads for himself.
 */
export function rememberedInForce<K extends ContentKind, T>(
  read: (db: Db, kind: K, at: Date) => Promise<T>,
): (ctx: Reader, kind: K, caller: Pick<Caller, 'asOf'>) => Promise<T> {
  return async (ctx, kind, { asOf }) => {
    if (asOf) return read(ctx.db, kind, asOf)
    const { known } = await presentPeriod(ctx, kind)
    const last = known.get(read) as Promise<T> | undefined
    if (last) return last
    const value = read(ctx.db, kind, ctx.clock.now())
    known.set(read, value)
    // A failure is not remembered.
    value.catch(() => known.delete(read))
    return value
  }
}

interface Remembered {
  version: string
  period: Promise<Period>
}

const shops = new WeakMap<Reader['cache'], Map<ContentKind, Remembered>>()

async function presentPeriod({ db, cache, clock }: Reader, kind: ContentKind): Promise<Period> {
  const periods = shops.get(cache) ?? new Map<ContentKind, Remembered>()
  shops.set(cache, periods)
  // A picture of a banner or promotion is told with `content` alone.
  const version = `${cache.versionOf(`content:${kind}`)} ${cache.versionOf('content')}`
  const last = periods.get(kind)
  if (last?.version === version) {
    const period = await last.period
    const time = clock.now().getTime()
    if (time >= period.from && time < period.until) return period
  }
  const period = readPeriod(db, kind, clock.now())
  periods.set(kind, { version, period })
  period.catch(() => periods.delete(kind))
  return period
}

async function readPeriod(db: Db, kind: ContentKind, at: Date): Promise<Period> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment
    from content_publication p
    join content_item i on i.id = p.item_id
    cross join lateral (values (p.starts_at), (p.ends_at)) as planned(moment)
    where (p.starts_at > ${at} or p.ends_at > ${at}) and p.stopped_at is null
      and i.kind = ${kind} and planned.moment > ${at}`.execute(db)
  const until = rows[0]?.moment?.getTime() ?? Number.POSITIVE_INFINITY
  return { from: at.getTime(), until, known: new Map() }
}
