import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { counted, hasFocus, type Counted } from './support/counted.ts'
import { buyButton, orderCodeShown, placeButton, unitBox } from './support/shopping.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('from a product to a placed order: ten taps the first time, four the next', async () => {
  const { page, open } = await stage.visit('/mua-hang/jex/')
  const first = counted(page)
  await toDelivery(page, first)
  await first.tap(page.getByRole('button', { name: 'Đặt hàng không cần tài khoản' }))

  await first.tap(unitBox(page, 'Tỉnh / Thành phố'))
  await first.type('ho chi')
  await first.tap(page.getByRole('option', { name: 'Hồ Chí Minh' }))
  await eventually(() => hasFocus(unitBox(page, 'Phường / Xã'))).toBe(true)
  await first.type('bay hien')
  await first.tap(page.getByRole('option', { name: 'Phường Bảy Hiền' }))
  await eventually(() => hasFocus(page.getByLabel('Số nhà, tên đường'))).toBe(true)
  await eventually(() => page.getByLabel(/^Trước 7\/2025 là/).inputValue()).toBe('')
  await first.type('148 Hoàng Hoa Thám')
  // Over the old ward, which nobody has to know, to the name and on to the phone.
  await first.next()
  await first.type('Nguyễn Thị Lan')
  await first.next()
  await first.type('0906000010')
  await first.tap(placeButton(page))
  await orderCodeShown(page)
  await page.getByText('148 Hoàng Hoa Thám, Phường Bảy Hiền, Hồ Chí Minh').first().waitFor()
  expect(first.taps()).toBeLessThanOrEqual(10)

  await open('/mua-hang/jex/')
  const second = counted(page)
  await toDelivery(page, second)
  await page.getByRole('heading', { level: 1, name: 'Giao hàng và thanh toán' }).waitFor()
  await second.tap(placeButton(page))
  await orderCodeShown(page)
  expect(second.taps()).toBeLessThanOrEqual(4)
})

async function toDelivery(page: Page, { tap }: Counted): Promise<void> {
  await tap(buyButton(page))
  await tap(page.getByRole('link', { name: /Xem giỏ/ }))
  await page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ }).waitFor()
  await tap(page.getByRole('button', { name: 'Tiếp tục đặt hàng' }))
}
