import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate, vietnamDayOf } from '#domain/kernel/dates.ts'
import { loadLoyaltyDesk } from '#seed/load/loyalty-desk.ts'
import { loadStaff } from '#seed/load/staff.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { desktop } from '../support/browser.ts'
import {
  acceptReturnRequest,
  listReturnRequests,
} from '#domain/order/return-request/backoffice/api.ts'
import { giveRefundAccount } from '#domain/payment/refund-account/api.ts'
import { moveByHand } from '#server/order/index.ts'
import { anAccount } from '../support/refund-writes.ts'
import { askBack } from '../support/return-requests.ts'
import { staffHeaders } from '../support/staff.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { takeCash } from './support/cash.ts'
import { counted, type Counted } from './support/counted.ts'
import { expectNotice } from './support/notices.ts'
import { refundTokenTo } from './support/refund-links.ts'
import { readOrder } from './support/order-rows.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

// What the people of the desk do every day: from its first page, none in more than eight presses.
const stage = createE2eShop()
const most = 8

async function atWork(role: StaffRole): Promise<{ page: Page; way: Counted }> {
  const { page } = await inBackoffice(stage, role, '/quan-tri/', { viewport: desktop })
  // What waits has come: the page listens to keys by then.
  await page.getByText(/^Không có gì chờ/).waitFor()
  return { page, way: counted(page) }
}

async function byMenu(page: Page, way: Counted, group: string, entry: string | RegExp) {
  const menu = page.getByRole('navigation', { name: 'Menu quản trị' })
  await way.tap(menu.locator('summary', { hasText: group }))
  await way.tap(menu.getByRole('link', { name: entry, exact: true }))
}

/** Ctrl-K is a press. */
async function findByKeys(page: Page, way: Counted, words: string): Promise<void> {
  await way.press('Control+k')
  await page.getByRole('combobox', { name: /^Tìm đơn hàng/ }).waitFor()
  await way.type(words)
}

test('twenty orders leave, with their labels', async () => {
  const orders = []
  for (let at = 0; at < 20; at += 1) {
    orders.push(await placeCashOrder(stage.shop, `09161000${String(at).padStart(2, '0')}`))
  }
  const { page, way } = await atWork('warehouse')
  await way.tap(page.getByRole('link', { name: /^Đơn chờ xác nhận/ }))
  await page.getByText(orders.at(-1)!.code).waitFor()
  await way.tap(page.getByRole('checkbox', { name: 'Chọn mọi đơn đang hiện' }))
  await way.tap(page.getByRole('button', { name: 'Giao vận chuyển' }))
  const dialog = page.getByRole('dialog', { name: 'Giao các đơn cho đơn vị vận chuyển' })
  await dialog.getByText('20 đơn sẽ rời kho.').waitFor()
  await expectSound(page, 'desk-ship-many-1280')
  await way.tap(dialog.getByRole('button', { name: 'Giao 20 đơn' }))
  await dialog.getByText('Đã làm xong 20 đơn.').waitFor()
  expect(await dialog.getByRole('columnheader', { name: 'Vì sao' }).count()).toBe(0)
  await expectSound(page, 'desk-shipped-many-1280')
  await dialog.getByRole('link', { name: 'In nhãn vận đơn' }).waitFor()
  expect(await readOrder(stage.shop, orders[7]!.code)).toMatchObject({ status: 'shipping' })
  expect(way.taps()).toBeLessThan(most)
})

test('a caller is found by half a name and hears where the parcel is', async () => {
  const { code } = await placeCashOrder(stage.shop, '0916200001')
  const { page, way } = await atWork('care')
  await findByKeys(page, way, '200001')
  await way.tap(page.getByRole('option', { name: new RegExp(code) }))
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
  await page.getByRole('region', { name: 'Lịch sử' }).waitFor()
  expect(way.taps()).toBeLessThan(most)
})

test('a price from eight tomorrow', async () => {
  const { page, way } = await atWork('content')
  await findByKeys(page, way, 'otiv')
  await way.tap(page.getByRole('option', { name: /^OTiV hỗ trợ/ }))
  const panel = page.getByRole('region', { name: 'Lịch giá và lịch sử' })
  await way.tap(panel.getByRole('button', { name: 'Lên lịch giá' }))
  const dialog = page.getByRole('dialog', { name: 'Lên lịch giá' })
  await way.tap(dialog.getByRole('textbox', { name: 'Giá bán' }))
  await way.press('Control+a')
  await way.type('299000')
  await way.tap(dialog.getByRole('textbox', { name: 'Bắt đầu' }))
  await way.type(formatDate(addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 1)))
  await way.tap(dialog.getByRole('textbox', { name: 'Lý do' }))
  await way.type('Giá tháng mới')
  await way.tap(dialog.getByRole('button', { name: 'Lên lịch giá' }))
  await panel.getByText('Đã lên lịch').waitFor()
  expect(way.taps()).toBeLessThanOrEqual(most)
})

/** A colleague has told the buyer to send it. */
async function acceptAsked(code: string): Promise<void> {
  const headers = await staffHeaders(stage.shop, 'care')
  const { items } = await stage.shop.call(listReturnRequests, { q: code }, { headers })
  const answer = 'Người giao đến lấy hàng ngày mai'
  await stage.shop.call(acceptReturnRequest, { id: items[0]!.id, answer }, { headers })
}

test('one of two boxes is given back, and paid by QR', async () => {
  const order = await placeCashOrder(stage.shop, '0916300001', { quantity: 2 })
  for (const event of ['handedToCarrier', 'delivered']) {
    await moveByHand(stage.shop.ctx, order.code, event, 'staff:test')
  }
  await askBack(stage.shop, order)
  await acceptAsked(order.code)
  const { page, way } = await atWork('admin')
  // The parcel is on the table; its order stands on it.
  await findByKeys(page, way, order.code)
  await way.tap(page.getByRole('option', { name: new RegExp(`^${order.code}`) }))
  await way.tap(page.getByRole('button', { name: 'Nhận hàng trả' }))
  const taking = page.getByRole('dialog', { name: 'Nhận hàng trả' })
  await way.tap(taking.getByText('Nhập lại kho'))
  await way.tap(taking.getByRole('button', { name: /^Nhận hàng và hoàn/ }))
  await taking.waitFor({ state: 'hidden' })
  // Meanwhile the customer, who was sent a link, has said where to.
  const token = await refundTokenTo(stage.shop, '0916300001')
  await stage.shop.call(giveRefundAccount, { token, ...anAccount, version: 0 })
  await way.tap(page.getByRole('button', { name: 'Chuyển bằng QR' }))
  const paying = page.getByRole('dialog', { name: /^Chuyển / })
  await paying.getByRole('img', { name: /^Mã VietQR chuyển/ }).waitFor()
  await way.type('FT26333001')
  await way.tap(paying.getByRole('button', { name: 'Đã chuyển' }))
  await expectNotice(page, /Đã ghi nhận hoàn tiền/)
  expect(way.taps()).toBeLessThanOrEqual(most)
})

test('a shelf is counted', async () => {
  const { page, way } = await atWork('warehouse')
  await findByKeys(page, way, 'JEX30')
  await way.tap(page.getByRole('option', { name: /^Viên uống JEX/ }))
  await way.tap(page.getByRole('button', { name: 'Nhập / điều chỉnh' }))
  const dialog = page.getByRole('dialog', { name: 'Thay đổi tồn kho' })
  await way.tap(dialog.getByText('Kiểm kho', { exact: true }))
  await way.tap(dialog.getByLabel(/^Số đếm được/))
  await way.type('93')
  await dialog.getByText(/so với sổ kho/).waitFor()
  await way.tap(dialog.getByLabel('Lý do'))
  await way.type('Kiểm kệ cuối ngày')
  await expectSound(page, 'desk-count-1280')
  await way.tap(dialog.getByRole('button', { name: 'Nhập / điều chỉnh' }))
  await page.getByText('còn 93').first().waitFor()
  await expectSound(page, 'desk-counted-1280')
  expect(way.taps()).toBeLessThanOrEqual(most)
})

test('the cash of the day is closed', async () => {
  const order = await takeCash(stage.shop, '0916300001')
  const { page, way } = await atWork('accountant')
  await byMenu(page, way, 'Thu chi', 'Tiền thu hộ')
  await way.tap(page.getByRole('link', { name: /^Quầy chi nhánh/ }))
  await page.getByText(order.code).waitFor()
  await way.tap(page.getByRole('checkbox', { name: 'Chọn mọi đơn đang hiện' }))
  await way.tap(page.getByRole('button', { name: 'Ghi nhận tiền nộp' }))
  const dialog = page.getByRole('dialog', { name: /^Ghi nhận tiền nộp/ })
  await way.tap(dialog.getByRole('button', { name: 'Ghi nhận tiền nộp' }))
  await expectNotice(page, /Đã ghi nhận bảng kê Nộp quỹ/)
  expect(way.taps()).toBeLessThanOrEqual(most)
})

test('a suspicious code is looked up', async () => {
  await loadStaff(stage.shop.ctx)
  await loadLoyaltyDesk(stage.shop.ctx)
  const name = `Lô thử ${crypto.randomUUID()}`
  const terms = { name, kind: 'single', productCode: 'JEX30', point: 30, lot: '2612A' } as const
  const { codes } = await issueBatch(stage.shop.ctx, terms, 1)
  const { page, way } = await atWork('care')
  await byMenu(page, way, 'Mã chính hãng', 'Tra cứu mã')
  await way.tap(page.getByRole('textbox', { name: 'Mã dưới lớp bạc' }))
  await way.type(codes[0]!)
  await way.next()
  await page.getByText('Chưa ai nhập', { exact: true }).waitFor()
  expect(way.taps()).toBeLessThan(most)
})

test('a counterfeit report is answered', async () => {
  const { page, way } = await atWork('care')
  await byMenu(page, way, 'Mã chính hãng', /^Báo hàng giả/)
  await way.tap(page.getByRole('link', { name: /^HG000004/ }))
  await way.tap(page.getByRole('button', { name: 'Trả lời khách' }))
  const replying = page.getByRole('dialog', { name: 'Trả lời người báo' })
  await way.tap(replying.getByRole('button', { name: 'Trả lời khách' }))
  await expectNotice(page, /Đã gửi trả lời/)
  expect(way.taps()).toBeLessThan(most)
})

test('a voucher campaign is made', async () => {
  const { page, way } = await atWork('content')
  await byMenu(page, way, 'Quà và voucher', 'Đợt voucher')
  await way.tap(page.getByRole('button', { name: 'Tạo đợt voucher' }))
  const dialog = page.getByRole('dialog', { name: 'Tạo đợt voucher' })
  await way.tap(dialog.getByRole('textbox', { name: 'Tên đợt' }))
  await way.type('Tri ân khách quen')
  // From here on Tab leads from field to field.
  await dialog.getByRole('textbox', { name: 'Mức giảm' }).fill('20000')
  await dialog.getByRole('textbox', { name: 'Ngày đầu' }).fill('01/12/2026')
  await dialog.getByRole('textbox', { name: 'Ngày cuối' }).fill('31/12/2026')
  await way.tap(dialog.getByRole('button', { name: 'Tạo đợt voucher' }))
  await expectNotice(page, /Đã lưu đợt voucher/)
  expect(way.taps()).toBeLessThanOrEqual(most)
})
