import { expect, test } from 'vitest'
import { refusals } from '#domain/errors.ts'
import { handMoves } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { desktop } from '../support/browser.ts'
import { inBackoffice, headOf, makeMove } from './support/backoffice.ts'
import { accountDialog, createMember, logIn } from './support/members.ts'
import { noticesSaid } from './support/notices.ts'
import { readOrder } from './support/order-rows.ts'
import {
  addToCart,
  bringToDelivery,
  chooseUnit,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const { handedToCarrier } = handMoves
const today = '148 Hoàng Hoa Thám, Phường Bảy Hiền, Hồ Chí Minh'
const before = 'Phường 12, Quận Tân Bình, Hồ Chí Minh'

test('an order to a ward whose old name nobody knew goes to a carrier when the back office has named it', async () => {
  const guest = await stage.visit('/mua-hang/jex/')
  const { page } = guest
  await bringToDelivery(guest)
  await chooseUnit(page, 'Tỉnh / Thành phố', 'ho chi', 'Hồ Chí Minh')
  await chooseUnit(page, 'Phường / Xã', 'bay hien', 'Phường Bảy Hiền')
  await page.getByLabel('Số nhà, tên đường').fill('148 Hoàng Hoa Thám')
  const oldWard = page.getByLabel('Trước 7/2025 là (không bắt buộc)')
  await eventually(() => oldWard.locator('option').allInnerTexts()).toContain(before)
  // A place that was taken by mistake can be left open again.
  await oldWard.selectOption(before)
  await oldWard.selectOption('Tôi không rõ')
  await expectSound(page, 'ward-unsure-360')
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0906000041' })
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  await page.getByText(today).waitFor()
  await page.getByText(/để xác nhận đơn hàng và hỏi phường, xã cũ/).waitFor()
  expect(await page.getByText(/Quận Tân Bình/).count(), 'an old ward nobody named').toBe(0)
  await expectSound(page, 'ward-unsure-result-360')
  const placed = await readOrder(stage.shop, code)
  expect(placed).toMatchObject({ status: 'processing', ward_unsure: true })

  const staff = await inBackoffice(stage, 'warehouse', `/quan-tri/don-hang/${code}/`, {
    viewport: desktop,
  })
  const backoffice = staff.page
  const choice = backoffice.getByLabel('Trước 7/2025 là')
  await eventually(() => choice.locator('option').allInnerTexts()).toContain(before)
  await expectSound(backoffice, 'desk-ward-unsure-1280')
  await backoffice.getByRole('button', { name: handedToCarrier.label }).click()
  const dialog = backoffice.getByRole('dialog', { name: handedToCarrier.label })
  await dialog.getByLabel('Đơn vị vận chuyển').selectOption('Viettel Post')
  await dialog.getByLabel('Mã vận đơn').fill('VTP0906000041')
  await dialog.getByRole('button', { name: handedToCarrier.label }).click()
  await expectText(dialog.getByRole('alert'), refusals.wardUnsure.message)
  await expectSound(backoffice, 'desk-ward-refused-1280')
  await backoffice.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectText(headOf(backoffice), orderStatusLabels.processing)

  const settle = backoffice.getByRole('button', { name: 'Lưu phường / xã' })
  expect(await settle.isDisabled(), 'nothing is chosen yet').toBe(true)
  await choice.selectOption(before)
  await settle.click()
  await settle.waitFor({ state: 'hidden' })
  const receiver = backoffice.getByRole('region', { name: 'Người nhận' })
  await receiver.getByText(`148 Hoàng Hoa Thám, ${before}`).waitFor()
  await receiver.getByText(today).waitFor()
  const history = backoffice.getByRole('region', { name: 'Lịch sử' })
  await history.getByText('Đã chọn phường / xã cũ').waitFor()
  await expectSound(backoffice, 'desk-ward-settled-1280')
  expect(await readOrder(stage.shop, code)).toMatchObject({
    province_id: 79,
    district_id: 766,
    ward_id: 26971,
    ward_unsure: false,
    shipping_fee: placed.shipping_fee,
  })

  await makeMove(backoffice, handedToCarrier.label)
  await expectText(headOf(backoffice), orderStatusLabels.shipping)
  // Whoever ordered reads where it goes, now that it is known.
  await page.reload()
  await page.getByText(`148 Hoàng Hoa Thám, ${before}`).waitFor()
  expectTroubles(staff, /409/)
})

test('a member keeps a place by its ward of today, and reads today’s ward of an old one', async () => {
  const phone = '0906000042'
  await createMember(stage.shop, phone)
  const visitor = await stage.visit('/')
  const { page, open } = visitor
  await logIn(page, phone)
  await open('/ho-so-thanh-vien/thong-tin-tai-khoan/')
  const home = page.getByRole('listitem').filter({ hasText: '148 Hoàng Hoa Thám, Phường 12' })
  await home.getByText(`Địa chỉ mới: ${today}`).waitFor()
  await page.getByRole('button', { name: 'Thêm địa chỉ' }).click()
  const editor = accountDialog(page, 'Thêm địa chỉ')
  await chooseUnit(page, 'Tỉnh / Thành phố', 'ho chi', 'Hồ Chí Minh')
  await chooseUnit(page, 'Phường / Xã', 'bay hien', 'Phường Bảy Hiền')
  await editor.getByLabel('Số nhà, tên đường').fill('20 Hoàng Hoa Thám')
  await editor.getByText('Tôi không rõ').waitFor({ state: 'attached' })
  await expectSound(page, 'address-editor-unsure-360')
  await editor.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await editor.waitFor({ state: 'hidden' })
  const office = page
    .getByRole('listitem')
    .filter({ hasText: '20 Hoàng Hoa Thám, Phường Bảy Hiền' })
  await office.getByText('Phường / xã cũ: chưa rõ').waitFor()
  await expectSound(page, 'addresses-by-today-360')

  await open('/mua-hang/jex/')
  await addToCart(page)
  await open('/gio-hang/')
  await page.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
  await page.getByText(`Địa chỉ mới: ${today}`).waitFor()
  await expectSound(page, 'destination-by-today-360')
  // A line that cannot be had is missed by nobody.
  await page.route('**/location/address*', (route) => route.fulfill({ status: 503, body: '{}' }))
  expectTroubles(visitor, /503/)
  const refused = page.waitForResponse((answer) => answer.url().includes('/location/address'))
  await page.reload()
  await refused
  await page.getByText('148 Hoàng Hoa Thám, Phường 12').waitFor()
  await eventually(() => placeButton(page).isEnabled()).toBe(true)
  expect(noticesSaid(page).filter((notice) => notice.includes('Lỗi'))).toEqual([])
})
