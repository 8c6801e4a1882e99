import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMessageReach } from '#domain/notification/backoffice/api.ts'
import { changeOpening, getOpening, makeFirstShelf } from '#domain/opening/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { listMissingPages } from '#domain/publishing/places/api.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { reportReadiness } from '#server/doctor.ts'
import { enterEnvironment } from '#server/environment.ts'
import { saveSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { wholePage } from '#test/support/places.ts'
import { hireEditors, publishWritten, writeContent } from '#test/support/publishing.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder } from '#test/support/stock.ts'

let shop: TestShop
let headers: Record<string, string>
const reason = 'Khai trương'
beforeAll(async () => {
  const config = { rateLimits: false, appEnv: 'production', devTools: false } as const
  shop = await openTestShop({ config, identity: 'new' })
  await enterEnvironment(shop.ctx)
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const opening = () => shop.call(getOpening, {}, { headers })
async function lacking() {
  return (await opening()).items.filter((item) => !item.is_done).map(({ key }) => key)
}

/** Those to which whoever orders agrees; the checklist leads to each from its first draft on. */
async function publishAgreedPages() {
  const editors = await hireEditors(shop)
  for (const [key, slug] of [
    ['terms', 'dieu-khoan-su-dung'],
    ['privacy', 'chinh-sach-bao-mat'],
  ] as const) {
    const itemOf = async () => (await opening()).items.find((item) => item.key === key)
    expect(await itemOf()).toMatchObject({ is_done: false, is_needed: true, content_id: null })
    const { id } = await writeContent(shop, editors, { kind: 'page', slug }, wholePage(slug))
    expect(await itemOf()).toMatchObject({ is_done: false, content_id: id })
    expect(await shop.call(listMissingPages, {})).toContain(slug)
    await publishWritten(shop, editors, id)
    expect(await itemOf()).toMatchObject({ is_done: true, content_id: id })
    expect(await shop.call(listMissingPages, {})).not.toContain(slug)
  }
}

describe('a new shop', () => {
  test('is closed, and says what it lacks, at the desk as in the doctor’s report', async () => {
    expect(await opening()).toMatchObject({ is_open: false, may_open: false })
    const missing = await lacking()
    expect(missing).toEqual(
      expect.arrayContaining(['company', 'brand', 'licence', 'delivery', 'product', 'terms']),
    )
    const lines = await reportReadiness(shop.ctx)
    expect(lines.filter((line) => /^(?:CẦN|nên)/.test(line))).toHaveLength(missing.length)
  })

  test('tells the desk that no channel carries messages', async () => {
    expect(await shop.call(getMessageReach, {}, { headers })).toEqual({ reaches_phones: false })
  })

  test('does not open before it has what nobody may sell without', async () => {
    const { version } = await opening()
    const open = shop.call(changeOpening, { is_open: true, version, reason }, { headers })
    await expect(open).rejects.toThrow('409 shopNotReady')
  })

  test('lists nothing any more that somebody has mended', async () => {
    await saveSetting(shop.ctx, 'shop', { ...demoShop, pharmacyLicence: 'Số 123/ĐKKDD-HCM' })
    await saveSetting(shop.ctx, 'shippingFee', {
      normal: 20_000,
      pickup: 0,
      byProvince: {},
    } as never)
    await shop.call(makeFirstShelf, { category: 'Vitamin', brand: 'Minh Châu' }, { headers })
    await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 10 }])
    expect((await opening()).may_open).toBe(false)
    await publishAgreedPages()
    const missing = await lacking()
    for (const key of ['company', 'brand', 'licence', 'delivery', 'product', 'terms', 'privacy']) {
      expect(missing).not.toContain(key)
    }
    expect((await opening()).may_open).toBe(true)
  })

  test('takes orders from its opening until it is closed again', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'WIT' }])
    const order = () =>
      shop.call(placeOrder, guestOrder([{ product: product! }]), {
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    await expect(order()).rejects.toThrow('409 shopClosed')
    const { version } = await opening()
    const opened = await shop.call(changeOpening, { is_open: true, version, reason }, { headers })
    expect(opened).toMatchObject({ is_open: true, changed_by: 'Trần Thị Bình' })
    await order()
    const stale = shop.call(changeOpening, { is_open: false, version, reason }, { headers })
    await expect(stale).rejects.toThrow('409 conflict')
    const next = { is_open: false, version: opened.version, reason }
    expect((await shop.call(changeOpening, next, { headers })).is_open).toBe(false)
    await expect(order()).rejects.toThrow('409 shopClosed')
  })

  test('gets its first shelf once', async () => {
    const again = shop.call(makeFirstShelf, { category: 'Vitamin', brand: 'Khác' }, { headers })
    await expect(again).rejects.toThrow('409 conflict')
  })
})
