import { sql } from 'kysely'
import { addDays } from '#domain/kernel/dates.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { writers } from '#seed/reviews/writers.ts'
import type { Context } from '#server/context.ts'
import { savePastOrder, savePastStatement } from '#server/order/index.ts'
import type { Db } from '#server/platform/db.ts'
import { demoLogins } from '../demo-logins.ts'
import { productIds } from './catalog.ts'
import { home } from './demo-member.ts'

type Tools = Pick<Context, 'db' | 'clock'>

interface SeedParcel {
  unit: ShippingUnit
  slug: string
  quantity: number
  /** Days since it was delivered. */
  ago: number
  /** With which statement it was handed over; what has none is still out. */
  statement?: 'short' | 'whole'
}

const parcels: readonly SeedParcel[] = [
  { unit: 'Viettel Post', slug: 'jex', quantity: 2, ago: 11 },
  { unit: 'Viettel Post', slug: 'angela', quantity: 1, ago: 9, statement: 'short' },
  { unit: 'VNPost', slug: 'otiv', quantity: 1, ago: 9, statement: 'whole' },
  { unit: 'Viettel Post', slug: 'wit', quantity: 1, ago: 8, statement: 'short' },
  { unit: 'VNPost', slug: 'alipas', quantity: 1, ago: 8, statement: 'whole' },
  { unit: 'Viettel Post', slug: 'otiv', quantity: 2, ago: 8, statement: 'short' },
  { unit: 'VNPost', slug: 'jex', quantity: 1, ago: 5 },
  { unit: 'Viettel Post', slug: 'angela', quantity: 2, ago: 4 },
  { unit: 'ECO', slug: 'wit', quantity: 2, ago: 3 },
  { unit: 'VNPost', slug: 'angela', quantity: 1, ago: 2 },
  { unit: 'Viettel Post', slug: 'jex', quantity: 1, ago: 2 },
  { unit: 'ECO', slug: 'otiv', quantity: 1, ago: 1 },
  { unit: 'ECO', slug: 'jex', quantity: 3, ago: 0.2 },
  { unit: 'ECO', slug: 'alipas', quantity: 1, ago: 0.1 },
]
/** Of the last parcel of the statement that differs. */
const missing = 5000
const accountant = 'ketoan'

/**
 * Money taken at the door, once: parcels of three carriers that are out, some for too long, what was handed over with a
 * difference, and all of long ago as one statement. Needs the buyers of the reviews.
 */
export async function loadCash({ db, clock }: Tools): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the cash'))`.execute(trx)
    const known = await trx.selectFrom('cash_statement').select('id').limit(1).execute()
    const buyers = await listBuyers(trx)
    if (known.length > 0 || buyers.length === 0) return
    const by = `staff:${demoLogins.staff.find(({ username }) => username === accountant)!.username}`
    const ago = (count: number) => ({
      by,
      on: addDays(clock.today(), -count),
      at: new Date(clock.now().getTime() - days(count)),
    })
    const bank = { on: addDays(clock.today(), -7), reference: 'FT26320417' }
    const old = { carrier: 'ECO', reference: 'Đầu kỳ', fee: 0, missing: {}, bank } as const
    await savePastStatement(trx, { ...old, ...ago(8), codes: await listTaken(trx) })
    const codes = await addParcels(trx, buyers, clock.now())
    const handedOver = (which: SeedParcel['statement']) =>
      codes.filter((_, at) => parcels[at]!.statement === which)
    await savePastStatement(trx, {
      ...ago(1),
      carrier: 'VNPost',
      reference: 'BDVN-0871',
      fee: 12_000,
      missing: {},
      codes: handedOver('whole'),
    })
    const short = handedOver('short')
    await savePastStatement(trx, {
      ...ago(0),
      carrier: 'Viettel Post',
      reference: 'VTP-24-1187',
      fee: 0,
      missing: { [short.at(-1)!]: missing },
      codes: short,
    })
  })
}

interface Buyer {
  id: number
  phone: string
  full_name: string
}

async function listBuyers(trx: Db): Promise<Buyer[]> {
  const phones = writers.map(({ phone }) => phone)
  const rows = await trx
    .selectFrom('member')
    .select(['id', 'phone', 'full_name'])
    .where('phone', 'in', phones)
    .orderBy('phone')
    .execute()
  return rows.map(({ phone, ...row }) => ({ ...row, phone: phone! }))
}

/** All that was taken until now. */
async function listTaken(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom('order_money as m')
    .innerJoin('shop_order as o', 'o.id', 'm.order_id')
    .select('o.code')
    .where('o.shipping_unit', '=', 'ECO')
    .where('o.pickup_branch', 'is', null)
    .where('m.kind', '=', 'received')
    .where('m.receipt_id', 'is', null)
    .execute()
  return rows.map(({ code }) => code)
}

async function addParcels(trx: Db, buyers: readonly Buyer[], now: Date): Promise<string[]> {
  const codes: string[] = []
  for (const [at, { unit, slug, quantity, ago }] of parcels.entries()) {
    const delivered = now.getTime() - days(ago)
    const before = (time: number) => new Date(delivered - time)
    const { id, phone, full_name: receiver } = buyers[at % buyers.length]!
    const code = await savePastOrder(trx, {
      ...home,
      unit,
      memberId: id,
      phone,
      receiver,
      products: [{ id: productIds(slug), quantity }],
      life: [
        { event: 'placedCash', at: before(days(3)) },
        { event: 'handedToCarrier', at: before(days(2) - hours(6)) },
        { event: 'delivered', at: before(0) },
      ],
    })
    codes.push(code)
  }
  return codes
}
