/**
 * The statements of the board, written out once. Their values: `$1` to `$4` states, ways of paying,
 * states of payment, kinds of order; `$5` and `$6` from and until when they were placed; `$7` and `$8`
 * the key and the order after which the page begins; `$9` how many. Whatever their values, each reads
 * stretches of an index and stops: docs/decisions/0016-the-board-on-a-million-orders.md.
 */
export type Sort = 'new' | 'old' | 'total'

const total = 'o.payment + o.shipping_fee'
const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`
const direction = (sort: Sort) => (sort === 'old' ? 'asc' : 'desc')
const byTime = (sort: Sort, at: string, id: string) =>
  `order by ${at} ${direction(sort)}, ${id} ${direction(sort)}`
const onDays = (at: string) => `${at} >= $5::timestamptz and ${at} < $6::timestamptz`
const after = {
  new: (at: string, id: string) => `and (${at}, ${id}) < ($7::timestamptz, $8::bigint)`,
  old: (at: string, id: string) => `and (${at}, ${id}) > ($7::timestamptz, $8::bigint)`,
  // Totals are compared where they are known.
  total: () => '',
}

const stretches = `unnest($1::text[]) as s (status) cross join unnest($2::text[]) as m (method)
  cross join unnest($3::text[]) as p (payment_status) cross join unnest($4::text[]) as t (type)`
const inStretch = `o.status = s.status and o.payment_method = m.method
  and o.payment_status = p.payment_status and o.order_type = t.type`

/** Each stretch gives its first few, the first of all are the page. */
const walked = (sort: Sort, max: string) => `
  select c.created_at, c.id from ${stretches} cross join lateral (
    select o.created_at, o.id from shop_order o
    where ${inStretch} and ${onDays('o.created_at')} ${after[sort]('o.created_at', 'o.id')}
    ${byTime(sort, 'o.created_at', 'o.id')} limit ${max}) as c
  ${byTime(sort, 'c.created_at', 'c.id')} limit ${max}`

/** A page of all orders that are so. By total, other days are read past: for those of many orders. */
export const walk: Record<Sort, string> = {
  new: `select ${micros('created_at')} as key, id from (${walked('new', '$9')}) as page`,
  old: `select ${micros('created_at')} as key, id from (${walked('old', '$9')}) as page`,
  total: `
    select c.total as key, c.id from ${stretches} cross join lateral (
      select ${total} as total, o.id from shop_order o
      where ${inStretch} and ${onDays('o.created_at')} and (${total}, o.id) < ($7::bigint, $8::bigint)
      order by ${total} desc, o.id desc limit $9) as c
    order by c.total desc, c.id desc limit $9`,
}

/** A page by total out of few days: all of their orders are read, up to `$10`. */
export const walkFewByTotal = `
  select c.total as key, c.id from ${stretches} cross join lateral (
    select ${total} as total, o.id from shop_order o
    where ${inStretch} and ${onDays('o.created_at')}
    ${byTime('total', 'o.created_at', 'o.id')} limit $10) as c
  where (c.total, c.id) < ($7::bigint, $8::bigint)
  order by c.total desc, c.id desc limit $9`

/** How many there are, up to `$7`. */
export const countWalk = `
  select count(*) as count from (
    select from ${stretches} cross join lateral (
      select from shop_order o where ${inStretch} and ${onDays('o.created_at')}
      order by o.created_at desc limit $7) as c
    limit $7) as counted`

/** What begins like a half typed word (`$1`), up to `$2`: from one word of the index to the next. */
export const completeWord = `
  with recursive word as (
    (select term from order_term where term >= $1 and term < $1 || '~' order by term limit 1)
    union all
    select (select o.term from order_term o where o.term > w.term and o.term < $1 || '~'
      order by o.term limit 1) from word w where w.term is not null
  )
  select term from word where term is not null limit $2`

/** How many orders each term (`$1`) finds on those days (`$2`, `$3`), up to `$4` each. */
export const countTerms = `
  select w.term, c.count from unnest($1::text[]) as w (term) cross join lateral (
    select count(*) as count from (
      select from order_term o where o.term = w.term
        and o.created_at >= $2::timestamptz and o.created_at < $3::timestamptz limit $4) as found
  ) as c`

/** Where candidates come from, up to `$10` of them; `$13` is a term, terms, or the start of a code. */
const sources = {
  term: (sort: Sort) => `
    select o.created_at, o.order_id as id from order_term o
    where o.term = $13 and ${onDays('o.created_at')} ${after[sort]('o.created_at', 'o.order_id')}
    ${byTime(sort, 'o.created_at', 'o.order_id')} limit $10`,
  terms: (sort: Sort) => `
    select distinct c.created_at, c.id from unnest($13::text[]) as w (term) cross join lateral (
      select o.created_at, o.order_id as id from order_term o
      where o.term = w.term
        and ${onDays('o.created_at')} ${after[sort]('o.created_at', 'o.order_id')}
      ${byTime(sort, 'o.created_at', 'o.order_id')} limit $10) as c
    ${byTime(sort, 'c.created_at', 'c.id')} limit $10`,
  code: (sort: Sort) => `
    select o.created_at, o.id from shop_order o
    where o.code between $13 and $13 || 'ZZZZZZ'
      and ${onDays('o.created_at')} ${after[sort]('o.created_at', 'o.id')}
    ${byTime(sort, 'o.created_at', 'o.id')} limit $10`,
  walk: (sort: Sort) => walked(sort, '$10'),
}

export type Source = keyof typeof sources
const from = (source: Source, sort: Sort) => `from (${sources[source](sort)}) as c`

/**
 * Candidates are looked at by their keys until the page is full; `$11` are patterns of the name, `$12`
 * one of the phone. The fences (limit 1, offset 0) keep it so: to the planner, reading a whole table
 * to join it may look cheaper.
 */
const looked = `cross join lateral (
    select ${total} as total from shop_order o
    where o.id = c.id and o.status = any($1::text[]) and o.payment_method = any($2::text[])
      and o.payment_status = any($3::text[]) and o.order_type = any($4::text[])
      and ' ' || o.receiver_words || ' ' like all($11::text[])
      and (o.customer_phone like $12 or o.receiver_phone like $12)
    offset 0) as o`

/** When the page is not full, with the last candidate, not `fits`, if there may be more of them. */
const pickByTime = (source: Source, sort: Sort) => `
  with page as (
    select c.created_at, c.id, true as fits ${from(source, sort)} ${looked}
    ${byTime(sort, 'c.created_at', 'c.id')} limit $9
  ), last as (
    select c.created_at, c.id, false as fits
    ${from(source, sort)}
    where (select count(*) from page) < $9
    ${byTime(sort, 'c.created_at', 'c.id')} limit 1 offset $10 - 1
  )
  select ${micros('created_at')} as key, id, fits from (table page union all table last) as c
  order by fits desc, created_at ${direction(sort)}, id ${direction(sort)}`

const pickOf = (source: Source): Record<Sort, string> => ({
  new: pickByTime(source, 'new'),
  old: pickByTime(source, 'old'),
  total: `
    select o.total as key, c.id, true as fits ${from(source, 'total')} ${looked}
    where (o.total, c.id) < ($7::bigint, $8::bigint)
    order by o.total desc, c.id desc limit $9`,
})

/** A page out of candidates; by total, out of the newest of them. */
export const pick: Record<Source, Record<Sort, string>> = {
  term: pickOf('term'),
  terms: pickOf('terms'),
  code: pickOf('code'),
  walk: pickOf('walk'),
}
