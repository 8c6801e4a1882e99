import type { ProductKind } from '#domain/catalog/product-kinds.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

/** What is published of a product, under the names that its columns have. */
export interface Shown {
  name: string
  kind: ProductKind
  short_description: string
  description: string
  ingredients: string
  usage: string
  dosage: string
  warnings: string
  storage: string
  /** HTML of the parts that are more than plain lines. */
  leaflet: Record<string, string>
  registration_no: string
  company: string
  declared_uses: string[]
  manufacturer: string
  origin: string
  faqs: { question: string; answer: string }[]
  pictures: string[]
  picture_alts: string[]
  picture_focus: string[]
}

/**
 * The product as it is shown to this caller. The row says it as long as nothing has begun since it was settled, so
 * that nothing has to happen at the moment; staff who walk the shop at another one see what is shown then.
 */
export async function asShown<R extends { id: number; next_shown_at: Date | null }>(
  ctx: Pick<Context, 'db' | 'clock'>,
  row: R,
  { asOf, keepUntil }: Pick<Caller, 'asOf' | 'keepUntil'>,
): Promise<R> {
  const at = asOf ?? ctx.clock.now()
  const next = row.next_shown_at
  if (!asOf && (next === null || next > at)) {
    if (next) keepUntil?.(next)
    return row
  }
  const found = await findShownAt(ctx.db, row.id, at)
  if (found?.next) keepUntil?.(found.next)
  return found?.shown ? { ...row, ...found.shown } : row
}

const shownAt = `
  select (select shown from product_shown where product_id = $1 and starts_at <= $2 order by starts_at desc limit 1)
      as shown,
    (select min(starts_at) from product_shown where product_id = $1 and starts_at > $2) as next`

async function findShownAt(db: Db, id: number, at: Date) {
  const [found] = await queryRows<{ shown: Shown | null; next: Date | null }>(db, shownAt, [id, at])
  return found
}

/** What is shown from now on in place of what was planned; the product's row says at once what is now. */
export async function planShown(
  trx: Db,
  productId: number,
  segments: readonly { startsAt: Date; shown: Shown }[],
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom('product_shown')
    .where('product_id', '=', productId)
    .where('starts_at', '>=', at)
    .execute()
  if (segments.length > 0) {
    const rows = segments.map(({ startsAt, shown }) => {
      return { product_id: productId, starts_at: startsAt, shown: JSON.stringify(shown) }
    })
    await trx.insertInto('product_shown').values(rows).execute()
  }
  await settle(trx, at, productId)
}

/** What the row says stood there since there is a product: who looks back sees it in its own words. */
export async function rememberShown(trx: Db, productId: number): Promise<void> {
  await queryRows(trx, remembered, [productId])
}

/** Lets the rows say what is in force, for lists, search and carts; pages that show one product do not wait for it. */
export async function settleShown(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await settle(ctx.db, ctx.clock.now(), null)
}

const columns = [
  'name',
  'kind',
  'short_description',
  'description',
  'ingredients',
  'usage',
  'dosage',
  'warnings',
  'storage',
  'leaflet',
  'registration_no',
  'company',
  'declared_uses',
  'manufacturer',
  'origin',
  'faqs',
  'pictures',
  'picture_alts',
  'picture_focus',
] as const satisfies (keyof Shown)[]

const remembered = `
  insert into product_shown (product_id, starts_at, shown)
  select id, '-infinity', jsonb_build_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})
  from product where id = $1`

const settled = `
  with due as (
    select id from product where id = $2 or ($2::integer is null and next_shown_at <= $1) order by id for update
  ), latest as (
    select due.id, coalesce((
        select shown from product_shown s where s.product_id = due.id and starts_at <= $1
        order by starts_at desc limit 1), '{}') as shown,
      (select min(starts_at) from product_shown s where s.product_id = due.id and starts_at > $1) as next_at
    from due
  )
  update product p set updated_at = $1, next_shown_at = latest.next_at,
    ${columns.map((name) => `${name} = coalesce(s.${name}, p.${name})`).join(', ')}
  from latest cross join lateral jsonb_populate_record(null::product, latest.shown) s
  where p.id = latest.id`

async function settle(db: Db, at: Date, productId: number | null): Promise<void> {
  await queryRows(db, settled, [at, productId])
}
