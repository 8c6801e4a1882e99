import { sql } from 'kysely'
import { addDays } from '#domain/kernel/dates.ts'
import { addPurchase, remind } from '#server/purchase/index.ts'
import type { Caller, Context } from '#server/context.ts'
import { normalizePhone, type Phone } from '#domain/kernel/phone.ts'
import { demoLogins } from '../demo-logins.ts'
import { pharmacyPurchases, pharmacyReminders } from '../pharmacies/purchases.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** What the demo's pharmacy wrote down of its customers, some of them to be reminded today; once. */
export async function loadPharmacyPurchases(tools: Tools): Promise<void> {
  const caller = await findPharmacist(tools)
  if (!caller || (await hasPurchases(tools, caller))) return
  const today = tools.clock.today()
  const slugs = pharmacyPurchases.flatMap(({ lines }) => lines.flatMap(({ slug }) => slug ?? []))
  const products = await tools.db
    .selectFrom('product')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .execute()
  for (const [index, { phone, name, daysAgo, lines, note }] of pharmacyPurchases.entries()) {
    const purchase = {
      phone: phoneOf(phone),
      customer_name: name,
      purchased_at: addDays(today, -daysAgo),
      products: lines.map(({ slug, name: goods = '', quantity, days }) => {
        const product = products.find((each) => each.slug === slug)
        return {
          ...(product ? { product_id: product.id } : {}),
          name: product?.name ?? (goods || slug!),
          quantity,
          ...(days === undefined ? {} : { days_of_supply: days }),
        }
      }),
      // Sent by several processes that start at once, it is one record.
      client_key: `demo-purchase-${index}`,
      ...(note === undefined ? {} : { note }),
    }
    await addPurchase(tools, purchase, caller)
  }
  for (const [index, { phone, name, inDays, note, isDone }] of pharmacyReminders.entries()) {
    const { id, state } = await remind(
      tools,
      {
        phone: phoneOf(phone),
        customer_name: name,
        note,
        remind_at: addDays(today, inDays),
        client_key: `demo-reminder-${index}`,
      },
      caller,
    )
    if (isDone && state === 'open') await remind(tools, { id, action: 'done' }, caller)
  }
}

async function hasPurchases({ db }: Tools, { pharmacy }: Caller): Promise<boolean> {
  const { rows } = await sql`
    select 1 from store_purchase where drugstore_id = ${pharmacy!.id} limit 1`.execute(db)
  return rows.length > 0
}

/** The demo's pharmacist at the counter; null in an older demo without pharmacies. */
async function findPharmacist({ db }: Tools): Promise<Caller | null> {
  const { code, username } = demoLogins.pharmacyStaff
  const found = await db
    .selectFrom('drugstore_user')
    .innerJoin('drugstore', 'drugstore.id', 'drugstore_user.drugstore_id')
    .select(['drugstore.id', 'drugstore.name', 'drugstore_user.id as userId', 'full_name', 'role'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (!found) return null
  const { id, name, userId, full_name: fullName, role } = found
  const who = { userId, sessionId: 0, username, fullName, role, mustChange: false }
  const pharmacy = { id, code, name, ...who }
  return { ip: '127.0.0.1', requestId: 'demo', pharmacy }
}

function phoneOf(text: string): Phone {
  return normalizePhone(text) as Phone
}
