import type { Input } from '#domain/contract.ts'
import type { addPurchase } from '#domain/purchase/api.ts'
import type { SignedInPharmacy } from '#server/context.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { TestShop } from './app.ts'
import { signedInPharmacy } from './pharmacy.ts'

let opened = 0

/** A pharmacy with one account that is logged in on one device. */
export async function openPharmacy({ ctx }: TestShop): Promise<SignedInPharmacy> {
  opened += 1
  const code = `NT${String(opened).padStart(5, '0')}`
  const at = ctx.clock.now()
  const [row] = await queryRows<{ id: number }>(
    ctx.db,
    `insert into drugstore (code, name, created_at, updated_at) values ($1, $2, $3, $3) returning id`,
    [code, `Nhà thuốc ${code}`, at],
  )
  const [user] = await queryRows<{ id: number }>(
    ctx.db,
    `insert into drugstore_user (drugstore_id, username, full_name, role, created_at)
     values ($1, $2, $3, 'owner', $4) returning id`,
    [row!.id, code.toLowerCase(), 'Dược sĩ Hoa', at],
  )
  const pharmacy = signedInPharmacy({
    id: row!.id,
    code,
    name: `Nhà thuốc ${code}`,
    userId: user!.id,
    username: code.toLowerCase(),
    fullName: 'Dược sĩ Hoa',
  })
  return { ...pharmacy, sessionId: await openSession({ ctx }, pharmacy) }
}

/** One more device of a pharmacy's account. */
export async function openSession(
  { ctx }: Pick<TestShop, 'ctx'>,
  { userId }: Pick<SignedInPharmacy, 'userId'>,
): Promise<number> {
  const [session] = await queryRows<{ id: number }>(
    ctx.db,
    `insert into drugstore_session (user_id, token_hash, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $3, $3::timestamptz + interval '30 days') returning id`,
    [userId, Buffer.from(crypto.randomUUID()), ctx.clock.now()],
  )
  return session!.id
}

/** A purchase as its form sends it: thirty days of JEX, bought on the first of November. */
export function purchaseForm(
  change: Partial<Input<typeof addPurchase>> = {},
): Input<typeof addPurchase> {
  return {
    phone: '0912345678',
    customer_name: 'Nguyễn Thị Lan',
    products: [{ name: 'JEX', quantity: 1, days_of_supply: 30 }],
    purchased_at: '2026-11-01',
    ...change,
  }
}

const names = `array['Nguyễn Thị Lan', 'Trần Văn Hùng', 'Lê Thị Hạnh', 'Phạm Minh Đức', 'Vũ Ngọc Mai']`

/** Years of a busy pharmacy, among four times as many of others; half of the customers came twice. */
export async function fillPurchases(
  { ctx }: Pick<TestShop, 'ctx'>,
  { mine, other, count }: { mine: SignedInPharmacy; other: SignedInPharmacy; count: number },
): Promise<void> {
  await ctx.pool.query(
    `insert into store_purchase (drugstore_id, phone, customer_name, purchased_on, created_by, created_at, updated_at)
     select case nth % 5 when 0 then $1::int else $2::int end,
       '09' || lpad((nth::bigint % ($3 * 10 / 3) * 7919 % 100000000)::text, 8, '0'),
       (${names})[1 + nth % 5] || ' ' || nth % 50, $4::date - nth % 700, '', $5, $5
     from generate_series(1, $3::int * 5) nth`,
    [mine.id, other.id, count, ctx.clock.today(), ctx.clock.now()],
  )
  await ctx.pool.query('vacuum analyze store_purchase')
}
