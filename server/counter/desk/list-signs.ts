import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/desk/api.ts'
import type { ForgerySign, SignKind } from '#domain/counter/desk/api.ts'
import { signDetails } from '#domain/counter/desk/texts.ts'
import { distanceOf, isImpossible } from '#domain/counter/signs.ts'
import { readSpan, type Span } from '#domain/counter/span.ts'
import { addDays, toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { listManyStores, listStoreNames, listTrips, listWrongSigns } from './sign-store.ts'

const mostDays = 92

/** What looks like forged or traded codes, newest first (docs/rules/counter.md §5). */
export async function listForgerySigns(
  { db, clock }: Context,
  { from, to, kind }: ParsedInput<typeof api.listForgerySigns>,
): Promise<Output<typeof api.listForgerySigns>> {
  const today = clock.today()
  const span = readSpan(today, from || to ? { from, to } : lastWeek(today), mostDays)
  const wanted = (Object.keys(finders) as SignKind[]).filter((each) => !kind || each === kind)
  const found = await Promise.all(wanted.map((each) => finders[each](db, span)))
  const items = found.flat().toSorted((a, b) => (a.last_at < b.last_at ? 1 : -1))
  return { ...span, items }
}

function lastWeek(today: string): Span {
  return { from: addDays(today, -6), to: today }
}

const finders: Record<SignKind, (db: Db, span: Span) => Promise<ForgerySign[]>> = {
  manyWrong: findWrong,
  phoneInManyStores: findManyStores,
  impossibleDistance: findTrips,
}

async function findWrong(db: Db, span: Span): Promise<ForgerySign[]> {
  const found = await listWrongSigns(db, span)
  const codes = found.flatMap(({ storeCode }) => (storeCode === null ? [] : [storeCode]))
  const stores = codes.length > 0 ? await listStoreNames(db, codes) : []
  const names = new Map(stores.map(({ code, name }) => [code, name]))
  return found.map(({ storeCode, phone, entry, count, firstAt, lastAt }) => ({
    kind: 'manyWrong' as const,
    ...(storeCode === null
      ? {}
      : { store: { code: storeCode, name: names.get(storeCode) ?? storeCode } }),
    ...(phone === null || entry === null ? {} : { phone: maskPhone(phone), entry }),
    count,
    stores: [],
    detail: signDetails.manyWrong(count),
    ...timesOf(firstAt, lastAt),
  }))
}

async function findManyStores(db: Db, span: Span): Promise<ForgerySign[]> {
  const found = await listManyStores(db, span)
  return found.map(({ phone, entry, count, visits, firstAt, lastAt }) => ({
    kind: 'phoneInManyStores' as const,
    ...{ phone: maskPhone(phone), entry },
    count,
    stores: visits.map((visit) => ({ ...visit, at: toVietnamIso(new Date(visit.at)) })),
    detail: signDetails.phoneInManyStores(count),
    ...timesOf(firstAt, lastAt),
  }))
}

async function findTrips(db: Db, span: Span): Promise<ForgerySign[]> {
  const trips = await listTrips(db, span)
  return trips.flatMap(({ phone, entry, from, to }) => {
    const km = distanceOf(from, to)
    const time = to.at.getTime() - from.at.getTime()
    if (!isImpossible(km, time)) return []
    return [
      {
        kind: 'impossibleDistance' as const,
        ...{ phone: maskPhone(phone), entry },
        count: km,
        stores: [from, to].map(({ code, name, at }) => ({ code, name, at: toVietnamIso(at) })),
        detail: signDetails.impossibleDistance(km, Math.round(time / 60_000)),
        ...timesOf(from.at, to.at),
      },
    ]
  })
}

function timesOf(first: Date, last: Date): Pick<ForgerySign, 'first_at' | 'last_at'> {
  return { first_at: toVietnamIso(first), last_at: toVietnamIso(last) }
}
