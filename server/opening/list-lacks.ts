import { sql } from 'kysely'
import { isObligatory, readiness, type Readiness } from '#domain/opening/lacks.ts'
import { openingTexts as texts } from '#domain/opening/texts.ts'
import { legalPages } from '#domain/opening/legal-pages.ts'
import { paymentMethodLabels, type PaymentMethod } from '#domain/order/payment-method.ts'
import { settingKeys } from '#domain/settings/keys.ts'
import type { Context } from '../context.ts'
import { isMethodReady } from '../payment/index.ts'
import { listSaved, readSettings } from '../settings/index.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** What the shop has and what it lacks before it sells: as the database and the environment say it now. */
export async function listReadiness(ctx: Tools): Promise<Readiness[]> {
  const { config, db } = ctx
  const { shop, paymentMethods } = await readSettings(db, ['shop', 'paymentMethods'])
  const saved = new Set((await listSaved(db)).map(({ key }) => key))
  const ways = paymentMethods.filter((method) => isMethodReady(config, method))
  const { products, pages, programme } = await readFacts(ctx)
  const parts = Object.entries(texts.companyParts) as [keyof typeof texts.companyParts, string][]
  const missing = parts.filter(([name]) => shop[name].length === 0).map(([, words]) => words)
  const isNamed = shop.brandName !== settingKeys.shop.initial.brandName
  const messages = config.messages
  return [
    readiness(
      'company',
      missing.length === 0,
      lackOf(missing.length > 0, texts.companyLacks(missing)),
    ),
    readiness('brand', isNamed, isNamed ? shop.brandName : texts.noBrand),
    readiness(
      'licence',
      Boolean(shop.pharmacyLicence || shop.foodLicence),
      shop.pharmacyLicence || shop.foodLicence || texts.noLicence,
    ),
    readiness('payment', ways.length > 0, paymentDetail(ways, paymentMethods)),
    readiness(
      'delivery',
      saved.has('shippingFee'),
      lackOf(!saved.has('shippingFee'), texts.noDelivery),
    ),
    readiness('product', products > 0, products > 0 ? texts.products(products) : texts.noProduct),
    readiness('loyalty', programme !== null, programme ?? texts.noLoyalty),
    ...legalPages.map((page) => pageReadiness(page, pages)),
    readiness(
      'phoneMessages',
      Boolean(messages?.zalo ?? messages?.esms),
      lackOf(!(messages?.zalo ?? messages?.esms), texts.noPhoneMessages),
    ),
    readiness('mail', Boolean(messages?.mail), lackOf(!messages?.mail, texts.noMail)),
    readiness(
      'address',
      config.publicUrl.startsWith('https:'),
      config.publicUrl.startsWith('https:') ? config.publicUrl : texts.noHttps,
    ),
  ]
}

/** What is switched on and not connected is offered to nobody: said even where another way is there. */
function paymentDetail(ready: readonly PaymentMethod[], on: readonly PaymentMethod[]): string {
  if (ready.length === 0) return texts.noPayment
  const away = on.filter((method) => !ready.includes(method))
  return lackOf(away.length > 0, texts.waysAway(away.map((method) => paymentMethodLabels[method])))
}

function pageReadiness(
  { key, slug }: (typeof legalPages)[number],
  pages: Facts['pages'],
): Readiness {
  const page = pages.find((each) => each.slug === slug)
  const isDone = page?.isPublished ?? false
  const lack = isObligatory(key) ? texts.noAgreedPage : texts.noPage
  return { ...readiness(key, isDone, lackOf(!isDone, lack)), contentId: page?.id ?? null }
}

function lackOf(isLacking: boolean, words: string): string {
  return isLacking ? words : ''
}

interface Facts {
  products: number
  /** Of those that the law asks for what was begun. */
  pages: { id: number; slug: string; isPublished: boolean }[]
  /** The name of one that runs or will. */
  programme: string | null
}

async function readFacts({ db, clock }: Tools): Promise<Facts> {
  const slugs = legalPages.map(({ slug }) => slug)
  const { rows } = await sql<Facts>`
    select
      (select count(*)::int from product p join stock s on s.product_id = p.id
        where p.published and s.on_hand > s.reserved) as products,
      (select l.name from loyalty_programme l where l.published and l.ends_on >= ${clock.today()}
        order by l.starts_on limit 1) as programme,
      (select coalesce(json_agg(json_build_object('id', i.id, 'slug', i.slug, 'isPublished',
          i.archived_at is null and exists (select from content_publication c where c.item_id = i.id
            and c.starts_at <= ${clock.now()} and (c.ends_at is null or c.ends_at > ${clock.now()})
            and c.stopped_at is null))), '[]')
        from content_item i where i.kind = 'page' and i.slug = any(${slugs})) as pages`.execute(db)
  return rows[0]!
}
