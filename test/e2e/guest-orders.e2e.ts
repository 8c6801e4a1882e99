import { expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { desktop } from '../support/browser.ts'
import { guestOrder } from '../support/stock.ts'
import { codeSentTo } from './support/members.ts'
import { countOrdersOf, readProduct } from './support/order-rows.ts'
import {
  choosePickup,
  deliveryStep,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop({ rateLimits: true, captcha: true })
const visitDelivery = deliveryStep(stage)
const note = 'Giao sau 18 giờ'

async function orderAsStranger(phone: string): Promise<void> {
  const { id, slug, original_price, discount_price } = await readProduct(stage.shop, 'alipas')
  const product = { id, slug, originalPrice: original_price, discountPrice: discount_price }
  await stage.shop.call(placeOrder, guestOrder([{ product }], phone))
}

async function readyToPlace(phone: string): Promise<Visitor> {
  const visitor = await visitDelivery()
  const { page } = visitor
  await choosePickup(page, 'Hồ Chí Minh')
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone })
  await page.getByLabel('Ghi chú cho đơn hàng').fill(note)
  return visitor
}

test('a guest whose phone was named before waits for a check, and clicks nothing', async () => {
  const phone = '0905000001'
  await orderAsStranger(phone)
  const visitor = await readyToPlace(phone)
  const { page } = visitor
  let go: (() => void) | undefined
  await page.route('**/api/captcha/challenge', async (route) => {
    await new Promise<void>((resolve) => (go = resolve))
    await route.continue()
  })
  await placeButton(page).click()
  await page.getByText('Đang kiểm tra bảo mật…').waitFor()
  await expectSound(page, 'order-check-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'order-check-1280')
  expect(await page.getByLabel('Ghi chú cho đơn hàng').inputValue()).toBe(note)
  go?.()
  await orderCodeShown(page)
  expect(await countOrdersOf(stage.shop, phone)).toBe(2)
  expectTroubles(visitor, /40\d/)
})

test('a guest whose phone strangers have used up orders with its code', async () => {
  const phone = '0905000002'
  await saveSetting(stage.shop.ctx, 'orderRateLimit', { perPhone: 1, perAddress: 300 })
  await orderAsStranger(phone)
  const visitor = await readyToPlace(phone)
  const { page } = visitor
  await placeButton(page).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'vừa được đặt nhiều đơn hàng' })
  await dialog.getByText(phone).waitFor()
  const code = await codeSentTo(stage.shop, phone)
  await expectSound(page, 'order-code-360')
  await dialog.getByLabel('Mã xác nhận').fill(code)
  await eventually(() => dialog.getByRole('button', { name: 'Xác nhận' }).isEnabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Xác nhận' }).click()
  await orderCodeShown(page)
  expect(await countOrdersOf(stage.shop, phone)).toBe(2)
  expectTroubles(visitor, /4\d\d/)
})
