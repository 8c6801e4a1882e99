import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import {
  savePharmacy,
  savePharmacyLink,
  savePharmacyUser,
  type NewPharmacy,
} from '#server/pharmacy/index.ts'
import type { Db } from '#server/platform/db.ts'
import { demoLogins } from '../demo-logins.ts'
import { exceptionsOf, servicesOf, weeklyOf } from '../pharmacies/listed.ts'
import { pharmacies } from '../pharmacies/pharmacies.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** The demo's pharmacies with their accounts and links, once; into a new demo as into an older one. */
export async function loadPharmacies(tools: Tools): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    // Of several processes that start on one database, the others wait and then find it filled.
    await sql`select pg_advisory_xact_lock(hashtext('load the stores'))`.execute(trx)
    const known = await trx.selectFrom('drugstore').select('id').limit(1).execute()
    if (known.length > 0) return false
    const ids = new Map<string, number>()
    for (const [nth, pharmacy] of pharmacies.entries()) {
      const listed = { ...pharmacy, listing: listingOf(pharmacy, nth) }
      ids.set(pharmacy.code, (await savePharmacy(tools, trx, listed))!.id)
    }
    await loadAccounts(tools, trx, ids)
    await loadLinks(tools, trx, ids.get(demoLogins.pharmacy.code)!)
    return true
  })
}

function listingOf({ phone = '' }: NewPharmacy, nth: number) {
  const hours = { weekly: weeklyOf(nth), exceptions: exceptionsOf(nth) }
  return { public_phone: phone, hours, services: servicesOf(nth) }
}

async function loadAccounts(
  tools: Tools,
  trx: Db,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const { pharmacy, pharmacyStaff, otherPharmacy } = demoLogins
  const accounts = [
    { ...pharmacy, full_name: 'Trần Thị Minh Châu', role: 'owner' },
    { ...pharmacyStaff, full_name: 'Dược sĩ Hoa', role: 'staff' },
    { ...otherPharmacy, full_name: 'Nguyễn Đức An', role: 'owner' },
  ] as const
  for (const { code, ...account } of accounts) {
    await savePharmacyUser(tools, trx, {
      ...account,
      pharmacyId: ids.get(code)!,
      must_change: false,
    })
  }
}

async function loadLinks(tools: Tools, trx: Db, pharmacyId: number): Promise<void> {
  const atCounter = { pharmacyId, target: '/nha-thuoc/ap-dung-uu-dai/', islogin: true } as const
  await savePharmacyLink(tools, trx, { ...atCounter, note: 'Quầy thanh toán' }, 'minhchau218')
  const home = { pharmacyId, target: '/nha-thuoc/', islogin: false } as const
  const params = { utm_source: 'thu-gui', utm_campaign: 'mua-thu-2026' }
  await savePharmacyLink(tools, trx, { ...home, params, note: 'Thư gửi nhà thuốc' }, 'minhchauthu')
}
