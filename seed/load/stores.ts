import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { saveDrugstore, saveStoreLink, saveStoreUser } from '#server/drugstore/index.ts'
import type { Db } from '#server/platform/db.ts'
import { demoLogins } from '../demo-logins.ts'
import { stores } from '../stores/stores.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** The demo's pharmacies with their accounts and links, once; into a new demo as into an older one. */
export async function loadStores(tools: Tools): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    // Of several processes that start on one database, the others wait and then find it filled.
    await sql`select pg_advisory_xact_lock(hashtext('load the stores'))`.execute(trx)
    const known = await trx.selectFrom('drugstore').select('id').limit(1).execute()
    if (known.length > 0) return false
    const ids = new Map<string, number>()
    for (const store of stores) {
      ids.set(store.code, (await saveDrugstore(tools, trx, store))!.id)
    }
    await loadAccounts(tools, trx, ids)
    await loadLinks(tools, trx, ids.get(demoLogins.store.code)!)
    return true
  })
}

async function loadAccounts(
  tools: Tools,
  trx: Db,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const { store, storeStaff, otherStore } = demoLogins
  const accounts = [
    { ...store, full_name: 'Trần Thị Minh Châu', role: 'owner' },
    { ...storeStaff, full_name: 'Dược sĩ Hoa', role: 'staff' },
    { ...otherStore, full_name: 'Nguyễn Đức An', role: 'owner' },
  ] as const
  for (const { code, ...account } of accounts) {
    await saveStoreUser(tools, trx, { ...account, storeId: ids.get(code)!, must_change: false })
  }
}

async function loadLinks(tools: Tools, trx: Db, storeId: number): Promise<void> {
  const atCounter = { storeId, target: '/nha-thuoc/ap-dung-uu-dai/', islogin: true } as const
  await saveStoreLink(tools, trx, { ...atCounter, note: 'Quầy thanh toán' }, 'minhchau218')
  const home = { storeId, target: '/nha-thuoc/', islogin: false } as const
  const params = { utm_source: 'thu-gui', utm_campaign: 'mua-thu-2026' }
  await saveStoreLink(tools, trx, { ...home, params, note: 'Thư gửi nhà thuốc' }, 'minhchauthu')
}
