import { expect, test } from 'vitest'
import { refusals } from '#domain/errors.ts'
import { handMoves } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { desktop } from '../support/browser.ts'
import { atDesk, headOf, makeMove } from './support/desk.ts'
import { readOrder } from './support/order-rows.ts'
import {
  bringToDelivery,
  chooseUnit,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, setStage } from './support/stage.ts'

const stage = setStage()
const { handedToCarrier } = handMoves
const today = '148 Hoàng Hoa Thám, Phường Bảy Hiền, Hồ Chí Minh'
const before = 'Phường 12, Quận Tân Bình, Hồ Chí Minh'

test('an order to a ward whose old name nobody knew leaves when the desk has named it', async () => {
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
  await page.getByText(/để xác nhận đơn hàng và phường \/ xã/).waitFor()
  expect(await page.getByText(/Quận Tân Bình/).count(), 'an old ward nobody named').toBe(0)
  await expectSound(page, 'ward-unsure-result-360')
  const placed = await readOrder(stage.shop, code)
  expect(placed).toMatchObject({ status: 'processing', ward_unsure: true })

  const staff = await atDesk(stage, 'warehouse', `/quan-tri/don-hang/${code}/`, {
    viewport: desktop,
  })
  const desk = staff.page
  const choice = desk.getByLabel('Trước 7/2025 là')
  await eventually(() => choice.locator('option').allInnerTexts()).toContain(before)
  await expectSound(desk, 'desk-ward-unsure-1280')
  await desk.getByRole('button', { name: handedToCarrier.label }).click()
  const dialog = desk.getByRole('dialog', { name: handedToCarrier.label })
  await dialog.getByRole('button', { name: handedToCarrier.label }).click()
  await expectText(dialog.getByRole('alert'), refusals.wardUnsure.message)
  await expectSound(desk, 'desk-ward-refused-1280')
  await desk.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectText(headOf(desk), orderStatusLabels.processing)

  const settle = desk.getByRole('button', { name: 'Lưu phường / xã' })
  expect(await settle.isDisabled(), 'nothing is chosen yet').toBe(true)
  await choice.selectOption(before)
  await settle.click()
  await settle.waitFor({ state: 'hidden' })
  const receiver = desk.getByRole('region', { name: 'Người nhận' })
  await receiver.getByText(`148 Hoàng Hoa Thám, ${before}`).waitFor()
  await receiver.getByText(today).waitFor()
  await expectSound(desk, 'desk-ward-settled-1280')
  expect(await readOrder(stage.shop, code)).toMatchObject({
    ...{ province_id: 79, district_id: 766, ward_id: 26971, ward_unsure: false },
    shipping_fee: placed.shipping_fee,
  })

  await makeMove(desk, handedToCarrier.label)
  await expectText(headOf(desk), orderStatusLabels.shipping)
  // Whoever ordered reads where it goes, now that it is known.
  await page.reload()
  await page.getByText(`148 Hoàng Hoa Thám, ${before}`).waitFor()
  expectTroubles(staff, /409/)
})
