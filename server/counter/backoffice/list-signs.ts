import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/backoffice/api.ts'
import type { ForgerySignal, SignKind } from '#domain/counter/backoffice/api.ts'
import { signDetails } from '#domain/counter/backoffice/texts.ts'
import { distanceOf, isImpossible } from '#domain/counter/signs.ts'
import { readSpan, type Span } from '#domain/counter/span.ts'
import { addDays, toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { listManyPharmacies, listPharmacyNames, listTrips, listWrongSigns } from './sign-queries.ts'

const maxDays = 92

/** What looks like forged or traded codes, newest first (docs/rules/counter.md §5). */
export async function listForgerySignals(
  { db, clock }: Context,
  { from, to, kind }: ParsedInput<typeof api.listForgerySignals>,
): Promise<Output<typeof api.listForgerySignals>> {
  const today = clock.today()
  const span = readSpan(today, from || to ? { from, to } : lastWeek(today), maxDays)
  const wanted = (Object.keys(finders) as SignKind[]).filter((each) => !kind || each === kind)
  const found = await Promise.all(wanted.map((each) => finders[each](db, span)))
  const items = found.flat().toSorted((a, b) => (a.last_at < b.last_at ? 1 : -1))
  return { ...span, items }
}

function lastWeek(today: string): Span {
  return { from: addDays(today, -6), to: today }
}

const finders: Record<SignKind, (db: Db, span: Span) => Promise<ForgerySignal[]>> = {
  manyWrong: findWrong,
  phoneInManyPharmacies: findManyPharmacies,
  impossibleDistance: findTrips,
}

async function findWrong(db: Db, span: Span): Promise<ForgerySignal[]> {
  const found = await listWrongSigns(db, span)
  const codes = found.flatMap(({ pharmacyCode }) => (pharmacyCode === null ? [] : [pharmacyCode]))
  const pharmacies = codes.length > 0 ? await listPharmacyNames(db, codes) : []
  const names = new Map(pharmacies.map(({ code, name }) => [code, name]))
  return found.map(({ pharmacyCode, phone, entry, count, firstAt, lastAt }) => ({
    kind: 'manyWrong' as const,
    ...(pharmacyCode === null
      ? {}
      : { pharmacy: { code: pharmacyCode, name: names.get(pharmacyCode) ?? pharmacyCode } }),
    ...(phone === null || entry === null ? {} : { phone: maskPhone(phone), entry }),
    count,
    pharmacies: [],
    detail: signDetails.manyWrong(count),
    ...timesOf(firstAt, lastAt),
  }))
}

async function findManyPharmacies(db: Db, span: Span): Promise<ForgerySignal[]> {
  const found = await listManyPharmacies(db, span)
  return found.map(({ phone, entry, count, visits, firstAt, lastAt }) => ({
    kind: 'phoneInManyPharmacies' as const,
    phone: maskPhone(phone),
    entry,
    count,
    pharmacies: visits.map((visit) => ({ ...visit, at: toVietnamIso(new Date(visit.at)) })),
    detail: signDetails.phoneInManyPharmacies(count),
    ...timesOf(firstAt, lastAt),
  }))
}

async function findTrips(db: Db, span: Span): Promise<ForgerySignal[]> {
  const trips = await listTrips(db, span)
  return trips.flatMap(({ phone, entry, from, to }) => {
    const km = distanceOf(from, to)
    const time = to.at.getTime() - from.at.getTime()
    if (!isImpossible(km, time)) return []
    return [
      {
        kind: 'impossibleDistance' as const,
        phone: maskPhone(phone),
        entry,
        count: km,
        pharmacies: [from, to].map(({ code, name, at }) => ({ code, name, at: toVietnamIso(at) })),
        detail: signDetails.impossibleDistance(km, Math.round(time / 60_000)),
        ...timesOf(from.at, to.at),
      },
    ]
  })
}

function timesOf(first: Date, last: Date): Pick<ForgerySignal, 'first_at' | 'last_at'> {
  return { first_at: toVietnamIso(first), last_at: toVietnamIso(last) }
}
