import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orderStatusLabels } from '#domain/order/status.ts'
import { placeOrder } from '#domain/order/api.ts'
import { loadPaymentMethods } from '#seed/load/payment-methods.ts'
import { desktop, phone } from '../support/browser.ts'
import { meetSandbox } from '../support/sandbox.ts'
import { guestOrder } from '../support/stock.ts'
import { headOf, inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { readMessages, readOrder, readProduct } from './support/order-rows.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectText, expectTroubles, hydrated } from './support/stage.ts'

const stage = createE2eShop(await meetSandbox())
beforeAll(() => loadPaymentMethods(stage.shop.ctx))

/** A guest who had goods sent home before. */
async function formerGuest(number: string): Promise<void> {
  const { id, slug, original_price, discount_price } = await readProduct(stage.shop, 'jex')
  const product = { id, slug, originalPrice: original_price, discountPrice: discount_price }
  const { pickup_branch: _, ...order } = guestOrder([{ product }], number)
  const home = { province_id: 79, district_id: 766, ward_id: 26_971, address: '12 Lê Lợi' }
  const headers = { 'idempotency-key': `former-${number}` }
  await stage.shop.call(placeOrder, { ...order, ...home }, { headers })
}

async function pickProduct(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tìm theo mã hoặc tên sản phẩm' }).fill(words)
  await page.getByRole('option').first().click()
}

test('an order is taken by telephone in six presses, and its buyer pays behind the link', async () => {
  const number = '0916000001'
  await formerGuest(number)
  const { page } = await inBackoffice(stage, 'care', '/quan-tri/don-hang/', { viewport: desktop })
  // One: the page. What is typed needs no press.
  await page.getByRole('link', { name: 'Tạo đơn' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tạo đơn qua điện thoại' }).waitFor()
  const caller = page.getByLabel('Số điện thoại của khách')
  await eventually(() => caller.evaluate((box) => box === document.activeElement)).toBe(true)
  // As the server sends it, under its policy.
  await page.reload()
  await hydrated(page)
  await caller.fill(number)
  await page.getByText('Khách cũ Nguyễn Thị Lan').waitFor()
  await page.getByRole('radio', { name: /^12 Lê Lợi/ }).waitFor()
  expect(await page.getByLabel('Họ tên người nhận').inputValue()).toBe('Nguyễn Thị Lan')
  // Two and three: the search, and what it finds.
  await page.getByRole('combobox', { name: 'Tìm theo mã hoặc tên sản phẩm' }).click()
  await pickProduct(page, 'jex')
  // Four: how it is paid. Five: the terms. Six: done.
  await page.getByRole('radio', { name: 'Gửi link thanh toán' }).click()
  await page.getByText('Khách đã nghe và đồng ý điều khoản').click()
  const place = page.getByRole('button', { name: /^Đặt đơn \d/ })
  await place.waitFor()
  await expectSound(page, 'backoffice-phone-order-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'backoffice-phone-order-360')
  await page.setViewportSize(desktop)
  await place.click()
  await page.waitForURL(/\/quan-tri\/don-hang\/DH[^/]+\/$/)
  const code = page.url().split('/').at(-2)!
  await expectText(headOf(page), orderStatusLabels.open)
  await page.getByText('Người tạo đơn').waitFor()
  await expectSound(page, 'backoffice-phone-order-placed-1280')

  const link = async () =>
    (await readMessages(stage.shop, number)).find(({ template }) => template === 'linkToPay')?.body
  await eventually(link).toContain(`/tt/${code}#`)
  const path = /\/tt\/\S+/.exec((await link())!)![0]
  const { page: buyers } = await stage.visit(path, { viewport: phone })
  await buyers.waitForURL(`**/gio-hang/thanh-toan/${code}/**`)
  await buyers.getByRole('button', { name: 'Chọn cách thanh toán khác' }).click()
  const dialog = buyers.getByRole('dialog', { name: 'Thanh toán bằng cách khác' })
  await dialog.getByText('Thẻ ATM nội địa').click()
  await dialog.getByRole('button', { name: /^Thanh toán/ }).click()
  await buyers.waitForURL('**/dev/pay/vnpay/**')
  await buyers.getByRole('button', { name: 'Thanh toán thành công' }).click()
  await buyers.getByRole('heading', { name: 'Đã thanh toán' }).waitFor()
  await expectText(headOf(page), orderStatusLabels.processing)
})

test('one of two boxes is taken out of an order, with the money that follows shown before', async () => {
  const order = await placeCashOrder(stage.shop, '0916000002', { quantity: 2 })
  const visitor = await inBackoffice(stage, 'care', `/quan-tri/don-hang/${order.code}/`, {
    viewport: desktop,
  })
  const { page } = visitor
  await page.getByRole('button', { name: 'Sửa đơn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sửa đơn trước khi giao' })
  await dialog
    .getByRole('textbox', { name: /^Số lượng/ })
    .first()
    .fill('1')
  await page.keyboard.press('Tab')
  const after = dialog.getByRole('region', { name: 'Sau khi sửa' })
  await after.getByText('590.000 VNĐ → 295.000 VNĐ', { exact: true }).waitFor()
  await dialog.getByLabel('Lý do sửa').fill('Khách gọi xin bớt một hộp')
  await expectSound(page, 'backoffice-order-change-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'backoffice-order-change-360')

  // A colleague is quicker: what they did stands there before anything is saved.
  const colleague = await inBackoffice(stage, 'care', `/quan-tri/don-hang/${order.code}/`)
  await colleague.page.getByRole('button', { name: 'Sửa đơn' }).click()
  const other = colleague.page.getByRole('dialog', { name: 'Sửa đơn trước khi giao' })
  await other.getByLabel('Đổi người nhận').check()
  await other.getByLabel('Họ tên người nhận').fill('Trần Văn Nam')
  await other.getByLabel('Lý do sửa').fill('Chồng khách nhận thay')
  await other.getByText('Đổi người nhận', { exact: true }).last().waitFor()
  await other.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await other.waitFor({ state: 'hidden' })

  await dialog.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await dialog
    .getByRole('alert')
    .getByText(/Sửa đơn \(Trần Thị Bình\): Đổi người nhận/)
    .waitFor()
  await dialog.getByRole('button', { name: 'Lưu thay đổi', disabled: false }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(/2 → 1/).first().waitFor()
  expect(await readOrder(stage.shop, order.code)).toMatchObject({
    payment: 295_000,
    receiver_name: 'Trần Văn Nam',
    changes: 2,
    lines: [{ quantity: 1 }],
  })
  await expectSound(page, 'backoffice-order-changed-360')
  expectTroubles(visitor, /409/)
})
