import { startOfDay, type Span } from '#domain/counter/span.ts'
import { maxTripHours, manyPharmaciesFrom, manyWrongFrom } from '#domain/counter/signs.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column, Outer, Row } from '../../platform/rows.ts'

/** Of each kind so many are shown, the newest. */
const maxSigns = 200
const dayOf = `(attempted_at at time zone 'Asia/Ho_Chi_Minh')::date`
const inSpan = 'attempted_at >= $1 and attempted_at < $2'

export interface WrongSign extends Outer<Row<'code_attempt', 'phone'>> {
  pharmacyCode: Column<'code_attempt', 'store_code'>
  /** An entry of the phone. */
  entry: number | null
  count: number
  firstAt: Date
  lastAt: Date
}

const wrongOfPharmacies = `
  with days as (
    select store_code, day from store_day where day between $3 and $4 and wrong > 0
    group by store_code, day having sum(wrong) >= ${manyWrongFrom}
    order by day desc limit ${maxSigns}
  )
  select d.store_code as "pharmacyCode", null as phone, null as entry, w.count, w."firstAt", w."lastAt"
  from days d cross join lateral (
    select count(*)::int as count, min(attempted_at) as "firstAt", max(attempted_at) as "lastAt"
    from code_attempt a where a.store_code = d.store_code and earn_log_status(result) = 'wrong'
      and attempted_at >= (d.day::timestamp at time zone 'Asia/Ho_Chi_Minh')
      and attempted_at < ((d.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')
  ) w where $1::timestamptz < $2::timestamptz`

const wrongOfPhones = `
  select null as "pharmacyCode", phone, max(id) as entry, count(*)::int as count,
    min(attempted_at) as "firstAt", max(attempted_at) as "lastAt"
  from code_attempt where earn_log_status(result) = 'wrong' and ${inSpan} and phone <> ''
  group by phone, ${dayOf} having count(*) >= ${manyWrongFrom}
  order by max(attempted_at) desc limit ${maxSigns}`

/** Days of a pharmacy, and of a phone, with many wrong codes. */
export async function listWrongSigns(db: Db, span: Span): Promise<WrongSign[]> {
  const instants = instantsOf(span)
  const [pharmacies, phones] = await Promise.all([
    queryRows<WrongSign>(db, wrongOfPharmacies, [...instants, span.from, span.to]),
    queryRows<WrongSign>(db, wrongOfPhones, instants),
  ])
  return [...pharmacies, ...phones]
}

export interface Visit {
  code: NonNullable<Column<'code_attempt', 'store_code'>>
  name: string
  at: string
}

export interface ManyPharmaciesSign extends Row<'code_attempt', 'phone'> {
  entry: number
  count: number
  visits: Visit[]
  firstAt: Date
  lastAt: Date
}

const manyPharmacies = `
  select v.phone, max(v.entry) as entry, count(*)::int as count, min(first) as "firstAt", max(last) as "lastAt",
    json_agg(json_build_object('code', v.store_code, 'name', coalesce(d.name, v.store_code), 'at', first)
      order by first) as visits
  from (
    select phone, ${dayOf} as day, store_code, max(id) as entry, min(attempted_at) as first, max(attempted_at) as last
    from code_attempt where store_code is not null and phone <> '' and ${inSpan}
    group by phone, ${dayOf}, store_code
  ) v left join drugstore d on d.code = v.store_code
  group by v.phone, v.day having count(*) >= ${manyPharmaciesFrom}
  order by max(last) desc limit ${maxSigns}`

/** Days on which one phone was at many pharmacies. */
export function listManyPharmacies(db: Db, span: Span): Promise<ManyPharmaciesSign[]> {
  return queryRows<ManyPharmaciesSign>(db, manyPharmacies, instantsOf(span))
}

export interface Trip {
  phone: string
  entry: number
  from: { code: string; name: string; latitude: number; longitude: number; at: Date }
  to: { code: string; name: string; latitude: number; longitude: number; at: Date }
}

interface TripRow extends Row<'code_attempt', 'phone'> {
  entry: Column<'code_attempt', 'id'>
  fromCode: Column<'drugstore', 'code'>
  fromName: Column<'drugstore', 'name'>
  fromLatitude: NonNullable<Column<'drugstore', 'latitude'>>
  fromLongitude: NonNullable<Column<'drugstore', 'longitude'>>
  fromAt: Date
  toCode: Column<'drugstore', 'code'>
  toName: Column<'drugstore', 'name'>
  toLatitude: NonNullable<Column<'drugstore', 'latitude'>>
  toLongitude: NonNullable<Column<'drugstore', 'longitude'>>
  toAt: Column<'code_attempt', 'attempted_at'>
}

const trips = `
  with moved as (
    select phone from code_attempt where store_code is not null and phone <> '' and ${inSpan}
    group by phone having min(store_code) <> max(store_code)
  ), visits as (
    select id, phone, store_code, attempted_at,
      lag(store_code) over w as before_code, lag(attempted_at) over w as before_at
    from code_attempt where store_code is not null and phone <> '' and ${inSpan}
      and phone in (select phone from moved)
    window w as (partition by phone order by attempted_at, id)
  )
  select visits.phone, visits.id as entry, f.code as "fromCode", f.name as "fromName", f.latitude as "fromLatitude",
    f.longitude as "fromLongitude", before_at as "fromAt", t.code as "toCode", t.name as "toName",
    t.latitude as "toLatitude", t.longitude as "toLongitude", attempted_at as "toAt"
  from visits join drugstore f on f.code = before_code join drugstore t on t.code = store_code
  where before_code <> store_code and f.latitude is not null and t.latitude is not null
    and attempted_at - before_at < interval '${maxTripHours} hours'
  order by attempted_at desc limit 5000`

/** From one pharmacy to the next, of phones that were at several, in a time in which that may be too far. */
export async function listTrips(db: Db, span: Span): Promise<Trip[]> {
  const rows = await queryRows<TripRow>(db, trips, instantsOf(span))
  return rows.map((row) => ({
    phone: row.phone,
    entry: row.entry,
    from: {
      code: row.fromCode,
      name: row.fromName,
      at: row.fromAt,
      latitude: row.fromLatitude,
      longitude: row.fromLongitude,
    },
    to: {
      code: row.toCode,
      name: row.toName,
      at: row.toAt,
      latitude: row.toLatitude,
      longitude: row.toLongitude,
    },
  }))
}

export function listPharmacyNames(
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; name: string }[]> {
  return queryRows<Row<'drugstore', 'code' | 'name'>>(
    db,
    'select code, name from drugstore where code = any($1::text[])',
    [[...codes]],
  )
}

function instantsOf({ from, to }: Span): [Date, Date] {
  return [startOfDay(from), startOfDay(addDays(to, 1))]
}
