import { addDays } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { sql } from 'kysely'
import { saveProducts, saveTaxonomy, type NewProduct } from '../write/products.ts'
import type { Context } from '#server/context.ts'
import { saveEmployee } from '#server/employee/index.ts'
import type { Db } from '#server/platform/db.ts'
import { saveSubscription } from '#server/subscription/index.ts'
import { addSetting } from '#server/settings/index.ts'
import { saveCenters } from '#server/vaccine/index.ts'
import { demoLogins } from '../demo-logins.ts'
import { vaccineCenters } from '../special/centers.ts'
import { employees, staffIncentives } from '../special/employees.ts'
import { pointCategory, pointPackages } from '../special/point-packages.ts'
import {
  vaccineCategories,
  vaccineDescription,
  vaccineFaqs,
  vaccines,
  type SeedVaccine,
} from '../special/vaccines.ts'
import { productIds } from './catalog.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/**
 * What the special orders need, once: the vaccine-centre shop, packages of points, employees with
 * their percents, and a subscription of the demo's member. Into a new demo as into an older one.
 */
export async function loadSpecialOrders({ db, clock }: Tools): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Of several processes that start on one database, the others wait and then find it filled.
    await sql`select pg_advisory_xact_lock(hashtext('load the special orders'))`.execute(trx)
    const known = await trx.selectFrom('vaccine_center').select('code').limit(1).execute()
    if (known.length > 0) return false
    await saveCenters(
      trx,
      vaccineCenters.map((center, sort) => ({ ...center, phone: hotline, sort })),
    )
    await loadProducts(trx, clock.now())
    for (const employee of employees) await saveEmployee(trx, { ...employee, at: clock.now() })
    await addSetting(trx, 'ECO_STAFF_INCENTIVES', staffIncentives, clock.now())
    await loadSubscription(trx, clock)
    return true
  })
}

/** The hotline of the vaccine-centre shop answers for all centres. */
const hotline = '028 7102 6595'

async function loadProducts(trx: Db, now: Date): Promise<void> {
  const first = await nextIds(trx)
  const categories = [...vaccineCategories, pointCategory].map((category, at) => ({
    ...category,
    id: first.category + at,
    sort: 100 + at,
    listed: false,
  }))
  const brand = {
    id: first.brand,
    slug: 'an-lanh',
    name: 'An Lành',
    color: '#0b5fd3',
  }
  await saveTaxonomy(trx, { categories, subCategories: [], brands: [brand] })
  const categoryId = (slug: string) => categories.find((each) => each.slug === slug)!.id
  const of = (at: number, category: string) => ({
    id: first.product + at,
    category_id: categoryId(category),
    brand_id: brand.id,
  })
  const services = vaccines.map((vaccine, at) => toVaccine(vaccine, of(at, vaccine.category), now))
  const packages = pointPackages.map((points, at) =>
    toPackage(points, of(vaccines.length + at, pointCategory.slug), now),
  )
  await saveProducts(trx, [...services, ...packages])
}

/** Behind everything that is there. */
async function nextIds(trx: Db): Promise<{ category: number; brand: number; product: number }> {
  const { rows } = await sql<{ category: number; brand: number; product: number }>`
    select (select coalesce(max(id), 0) + 1 from category) as category,
      (select coalesce(max(id), 0) + 1 from brand) as brand,
      (select coalesce(max(id), 0) + 1 from product) as product`.execute(trx)
  return rows[0]!
}

interface Place {
  id: number
  category_id: number
  brand_id: number
}

function toVaccine(vaccine: SeedVaccine, place: Place, now: Date): NewProduct {
  const createdAt = new Date(now.getTime() - days(vaccine.daysAgo))
  return {
    onHand: 400,
    subCategoryIds: [],
    row: {
      ...place,
      slug: vaccine.slug,
      name: vaccine.name,
      product_code: vaccine.code,
      product_type: 'vaccine',
      kind: 'service',
      vaccine_shop: true,
      original_price: vaccine.price,
      discount_price: vaccine.now,
      unit: vaccine.unit,
      short_description: vaccine.short,
      description: vaccineDescription(vaccine),
      ingredients: vaccine.shots.join('; '),
      usage: `Dành cho: ${vaccine.audience}.`,
      dosage: vaccine.schedule,
      storage: 'Vắc xin được bảo quản tại trung tâm ở 2–8 °C.',
      manufacturer: 'Theo từng loại vắc xin, ghi trên phiếu',
      origin: vaccine.origin,
      faqs: JSON.stringify(vaccineFaqs),
      pictures: [`/media/products/${vaccine.slug}-1`],
      sold: vaccine.sold,
      created_at: createdAt,
      updated_at: createdAt,
    },
  }
}

/** As good as without end: staff see how many were sold by what is left. */
const packagesOnHand = 1_000_000

function toPackage(points: (typeof pointPackages)[number], place: Place, now: Date): NewProduct {
  return {
    onHand: packagesOnHand,
    subCategoryIds: [],
    row: {
      ...place,
      slug: points.slug,
      name: points.name,
      product_code: points.code,
      product_type: 'points',
      kind: 'service',
      point_amount: points.points,
      original_price: points.price,
      discount_price: points.now,
      unit: 'Gói',
      short_description: points.short,
      pictures: [`/media/products/${points.slug}-1`],
      created_at: now,
      updated_at: now,
    },
  }
}

/** The demo's member has her eye vitamins sent every month. */
async function loadSubscription(trx: Db, clock: Context['clock']): Promise<void> {
  const member = await trx
    .selectFrom('member')
    .select('id')
    .where('phone', '=', demoLogins.member.phone)
    .executeTakeFirst()
  if (!member) return
  await saveSubscription(trx, {
    memberId: member.id,
    productId: productIds('wit'),
    quantity: 2,
    nextOn: addDays(clock.today(), 9),
    at: clock.now(),
  })
}
