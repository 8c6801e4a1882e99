import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { republish } from '../../support/republish.ts'
import { guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { placeOrder } from '#domain/order/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { SettingKey, SettingValue } from '#domain/settings/keys.ts'
import { saveSetting } from '#server/settings/index.ts'
import { waitFor } from '#test/support/wait-for.ts'

/** Two processes that keep what they answer, and one that forgets it each time. */
export let here: TestShop
export let elsewhere: TestShop
export let forgetful: TestShop
let products: (ShelfProduct & { categoryId: number })[]
export let targets: string[]

/** For each part its own: after the random edits of the first, no product is sure to stand where it stood. */
export async function openShops(): Promise<void> {
  const options = { withPages: true, config: { rateLimits: false } }
  here = await openTestShop({ ...options, template: inject('demo').template })
  elsewhere = await openTestShop({ ...options, beside: here })
  forgetful = await openTestShop({ ...options, beside: here })
  for (const { app } of [here, elsewhere, forgetful]) {
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  }
  const { rows } = await sql<(typeof products)[number]>`
    select id, slug, original_price as "originalPrice", discount_price as "discountPrice",
      category_id as "categoryId"
    from product where published and product_type = 'sale' and product_code <> 'CC6'
    order by id`.execute(here.ctx.db)
  products = rows
  targets = await listTargets()
  await untilHeard()
}
export async function closeShops(): Promise<void> {
  for (const shop of [forgetful, elsewhere, here]) await shop.close()
}

async function listTargets(): Promise<string[]> {
  const { db } = here.ctx
  const slugsOf = async (table: 'category' | 'brand' | 'sub_category') =>
    (await db.selectFrom(table).select('slug').orderBy('slug').limit(3).execute()).map(
      ({ slug }) => slug,
    )
  const [categories, brands, groups] = await Promise.all(
    (['category', 'brand', 'sub_category'] as const).map(slugsOf),
  )
  const contents = (kind: 'page' | 'promotion') =>
    db.selectFrom('content_item').select('slug').where('kind', '=', kind).orderBy('slug').execute()
  const [texts, promotions] = await Promise.all([contents('page'), contents('promotion')])
  const vaccine = await sql<{ slug: string }>`
    select slug from product where product_type = 'vaccine' limit 2`.execute(db)
  return [
    '/',
    '/mua-hang/',
    '/mua-hang/?page=2',
    '/mua-hang/?sort=price-asc',
    '/mua-hang/?sort=new',
    '/mua-hang/?sort=discount',
    '/mua-hang/?prices=100000-299999',
    '/mua-hang/?prices=150000-',
    '/s/',
    '/s/?search=glucosamin',
    '/s/?search=vien&sort=price-desc',
    '/mua-hang/?search=jex',
    '/vnvcshop/',
    '/uu-dai/',
    '/mua-diem/',
    '/gio-hang/',
    '/doi-qua/',
    '/tich-diem/',
    ...categories!.flatMap((slug) => [
      `/mua-hang/?c=${slug}`,
      `/mua-hang/?c=${slug}&sort=price-desc`,
    ]),
    ...brands!.map((slug) => `/mua-hang/?brands=${slug}`),
    ...groups!.map((slug) => `/mua-hang/?sc=${slug}`),
    ...texts.slice(0, 3).map(({ slug }) => `/${slug}/`),
    '/cong-bo-san-pham/',
    ...promotions.flatMap(({ slug }) => [`/ctkm/${slug}/`, `/api/promotion/${slug}`]),
    ...vaccine.rows.map(({ slug }) => `/vnvcshop/${slug}/`),
    ...products.map(({ slug }) => `/mua-hang/${slug}/`),
    ...products.slice(0, 8).map(({ slug }) => `/api/product/slug/${slug}`),
    ...products.slice(0, 4).map(({ id }) => `/api/product/detail/${id}`),
    ...[
      'best-seller',
      'promotion',
      'new-purchased',
      'popup',
      'suggest?q=vien',
      'suggest',
      'menu',
    ].map((path) => `/api/product/${path}`),
    '/api/admin/product/all?limit=100',
    '/api/vnvc/products',
    '/api/point-packages',
    '/api/settings?key=shippingFee',
    '/api/shipping/fee-rules',
    '/api/settings/shop',
    '/api/promotion',
    '/api/banner/all',
    '/api/order/payment-methods',
    '/api/location/delivery-promise',
    '/api/auth/register/rules',
    '/sitemap-products.xml',
    '/sitemap-pages.xml',
    '/merchant-feed.xml',
  ]
}

/** Notices come in the order in which they are sent: what was told before this one has been heard. */
export async function untilHeard(): Promise<void> {
  const shops = [elsewhere, forgetful]
  const before = shops.map(({ ctx }) => ctx.cache.versionOf('drugstores'))
  await waitFor(async () => {
    here.ctx.changeBus.changed(['drugstores'])
    for (const [at, { ctx }] of shops.entries()) {
      expect(ctx.cache.versionOf('drugstores')).toBeGreaterThan(before[at]!)
    }
  })
}

/** Another title of one static page. */
function publishText(slug: string, by: number): Promise<void> {
  return republish(here.ctx, 'page', 'title', sql`to_jsonb(${`Trang ${by}`}::text)`, slug)
}
export const run = (statement: ReturnType<typeof sql>) => statement.execute(here.ctx.db)
/** Every process has a clock of its own. */
export function later(milliseconds: number): void {
  for (const { ctx } of [here, elsewhere, forgetful]) ctx.clock.advance(milliseconds)
}
export const aMinuteLater = () => later(60_000)
/** Then answers may no longer miss what came into their lists. */
export const aMomentLater = () => later(1000)

export const set = <K extends SettingKey>(key: K, value: SettingValue<K>) =>
  saveSetting(here.ctx, key, value)
export const one = (at: number) => products[at % products.length]!

type Edit = (at: number, by: number) => Promise<unknown>
export const edits: Record<string, Edit> = {
  price: (at, by) =>
    run(
      sql`update product set discount_price = greatest(1000, original_price * ${by} / 20) where id = ${one(at).id}`,
    ),
  'list price': (at, by) =>
    run(
      sql`update product set original_price = discount_price + ${by * 10_000} where id = ${one(at).id}`,
    ),
  name: (at, by) => run(sql`update product set name = ${`Viên số ${by}`} where id = ${one(at).id}`),
  label: (at, by) =>
    run(sql`update product set usage = ${`glucosamin ${by}`} where id = ${one(at).id}`),
  story: (at, by) =>
    run(sql`update product set description = ${`<p>${by}</p>`} where id = ${one(at).id}`),
  'out of sale and back': (at) =>
    run(sql`update product set published = not published where id = ${one(at).id}`),
  'sold so far': (at, by) =>
    run(sql`update product set sold = ${by * 700} where id = ${one(at).id}`),
  age: (at, by) =>
    run(
      sql`update product set created_at = now() - ${by} * interval '1 day' where id = ${one(at).id}`,
    ),
  'another category': async (at, by) => {
    await run(sql`delete from product_sub_category where product_id = ${one(at).id}`)
    await run(sql`update product set category_id = ${one(by).categoryId} where id = ${one(at).id}`)
  },
  'another group': (at, by) =>
    run(sql`insert into product_sub_category select p.id, s.id from product p join sub_category s
      on s.category_id = p.category_id where p.id = ${one(at).id} order by s.id offset ${by % 3} limit 1
      on conflict do nothing`),
  'into the other shop': (at) =>
    run(
      sql`update product set vaccine_shop = not vaccine_shop where id = ${one(at).id} and product_type = 'sale'`,
    ),
  'a pack of another size': (_, by) =>
    run(
      sql`update product set pack_units = pack_units + ${by} where id = (select max(id) from product where family <> '')`,
    ),
  address: (at, by) =>
    run(sql`update product set slug = ${`doi-ten-${at}-${by}`} where id = ${one(at).id}`),
  'an old address': async (at, by) => {
    await run(sql`update product set slug = ${`tam-${at}-${by}`} where id = ${one(at).id}`)
    await run(sql`update product set slug = ${one(at).slug} where id = ${one(by).id}`)
  },
  'goods on the shelf': (at, by) =>
    run(
      sql`update stock set on_hand = reserved + ${by % 7 === 0 ? 0 : by * 3} where product_id = ${one(at).id}`,
    ),
  sale: (at, by) =>
    here
      .call(placeOrder, guestOrder([{ product: one(at), quantity: 1 + (by % 4) }], phoneOf(at, by)))
      .catch(() => null),
  'a new product': (at, by) =>
    run(sql`with added as (
      insert into product (slug, name, product_code, category_id, brand_id, original_price, discount_price, sold)
      select ${`moi-${at}-${by}`}, 'Viên mới', ${`MOI-${at}-${by}`}, category_id, brand_id, 200000, 150000, ${by * 900}
      from product where id = ${one(at).id} on conflict do nothing returning id)
      insert into stock (product_id, on_hand) select id, 5 from added`),
  brand: (_, by) =>
    run(sql`update brand set name = ${`Hãng ${by}`} where id = (select min(id) from brand)`),
  category: (_, by) =>
    run(sql`update category set name = ${`Loại ${by}`} where id = (select min(id) from category)`),
  text: (_, by) => publishText('chinh-sach-doi-tra', by),
  'a text that no frame leads to': (_, by) => publishText('cong-bo-san-pham', by),
  banner: (_, by) =>
    republish(here.ctx, 'banner', 'title', sql`to_jsonb(${`Quảng cáo ${by}`}::text)`),
  'a promotion’s products': (at) =>
    republish(
      here.ctx,
      'promotion',
      'product_ids',
      sql`jsonb_path_query_array(body->'product_ids', ('$[*] ? (@ != ' || ${one(at).id}::integer || ')')::jsonpath)`,
    ),
  setting: (_, by) =>
    run(
      sql`update setting set value = jsonb_set(value, '{hotline}', to_jsonb(${`1900 ${by}`}::text)) where key = 'shop'`,
    ),
  'promise of delivery': (_, by) => set('deliveryPromise', { returnDays: by, provinceId: 79 }),
  fees: (_, by) => set('shippingFee', { normal: vnd(by * 1000), pickup: vnd(0), byProvince: {} }),
  'ways to pay': (_, by) => set('paymentMethods', by % 2 === 0 ? ['cash'] : ['cash', 'qrCode']),
  'addresses first': (_, by) => set('newAddressesFirst', by % 2 === 0),
  registration: (_, by) => set('shortRegistration', by % 2 === 0),
  'searches that are offered': (_, by) => set('popularSearches', [`viên ${by}`]),
  'a minute': async () => aMinuteLater(),
  programme: (at) =>
    run(sql`insert into loyalty_programme_product (programme_id, product_id)
    select id, ${one(at).id} from loyalty_programme limit 1 on conflict do nothing`),
}

function phoneOf(at: number, by: number): string {
  return `09${String(10_000_000 + at * 1000 + by)}`
}

/** Through the socket, where kept answers are. */
export async function ask(shop: TestShop, url: string): Promise<Response> {
  const { port } = shop.app.fastify.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' })
}

export async function read(shop: TestShop, url: string): Promise<string> {
  const answer = await ask(shop, url)
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`
}

async function readAnew(url: string): Promise<string> {
  forgetful.ctx.cache.clear()
  return read(forgetful, url)
}

export async function expectTrue(url: string, after: string): Promise<void> {
  const anew = await readAnew(url)
  for (const shop of [here, elsewhere]) {
    const difference = firstDifference(await read(shop, url), anew)
    expect({ url, after, difference }).toEqual({ url, after, difference: null })
  }
}

/** Two pages would fill the screen. */
function firstDifference(kept: string, anew: string): { kept: string; anew: string } | null {
  if (kept === anew) return null
  const at = Math.max(0, [...kept].findIndex((sign, place) => sign !== anew[place]) - 80)
  return { kept: kept.slice(at, at + 240), anew: anew.slice(at, at + 240) }
}
