import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFocused } from './support/keyboard.ts'
import { readOrder } from './support/order-rows.ts'
import {
  branchOf,
  chooseOldPlace,
  choosePickup,
  deliveryStep,
  giveReceiver,
  knownAddress,
  orderCodeShown,
  placeButton,
  takeWay,
  unitBox,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const visitDelivery = deliveryStep(stage)

const branches = [
  ['Hà Nội', '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội'],
  [
    'Đà Nẵng',
    'Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài, Phường Hòa Cường Bắc, Quận Hải Châu, Đà Nẵng',
  ],
  ['Hồ Chí Minh', '148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh'],
] as const

test('a buyer sees the three branches at once, and takes one without a dialog', async () => {
  const page = await atDelivery()
  await takeWay(page, 'Nhận tại công ty')
  for (const [city, address] of branches) {
    await page.getByText(address, { exact: true }).waitFor()
    await branchOf(page, city).check()
    await page.getByText(/^Dự kiến có hàng/).waitFor()
  }
  await expectSound(page, 'pickup-360')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByLabel('Số nhà, tên đường').count()).toBe(0)
})

test('pickup costs no delivery, delivery does again, and the choice is one or the other', async () => {
  const page = await atDelivery()
  await choosePickup(page, 'Đà Nẵng')
  await expectFee(page, 'Phí giao hàng (nhận tại chi nhánh)', 'Miễn phí')

  await takeWay(page, 'Giao tận nơi')
  await chooseOldPlace(page, {
    province: ['ho chi minh', 'Hồ Chí Minh'],
    district: ['go vap', 'Quận Gò Vấp'],
    ward: ['phuong 5', 'Phường 5'],
  })
  await expectFee(page, 'Phí giao hàng đến Hồ Chí Minh', '10.000 VNĐ')
  expect(await branchOf(page, 'Đà Nẵng').count()).toBe(0)

  // Back again the branch is still taken, and what was typed waits for its own way.
  await takeWay(page, 'Nhận tại công ty')
  await eventually(() => branchOf(page, 'Đà Nẵng').isChecked()).toBe(true)
  await expectFee(page, 'Phí giao hàng (nhận tại chi nhánh)', 'Miễn phí')
  await takeWay(page, 'Giao tận nơi')
  await eventually(() => unitBox(page, 'Phường / Xã').inputValue()).toBe('Phường 5')
})

test('without a branch the order is not placed, and the focus goes where one is missing', async () => {
  const page = await atDelivery()
  await giveReceiver(page, { name: 'Lê Minh Tuấn', phone: '0987654322' })
  await takeWay(page, 'Nhận tại công ty')
  await placeButton(page).click()
  await page.getByText('Vui lòng chọn/điền nơi nhận hàng').waitFor()
  await eventually(() => isFocused(branchOf(page, 'Hà Nội'))).toBe(true)
  await expectSound(page, 'pickup-missing-360')
})

test('the chooser of an address leads to the branches too, closes on a press beside it, and changes nothing then', async () => {
  const page = await atDelivery()
  await page.evaluate((checkout) => localStorage.setItem('checkout', checkout), knownAddress)
  await page.reload()
  const change = page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' })
  await change.click()
  const delivered = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
  await delivered.getByRole('button', { name: 'Hoặc, nhận hàng tại công ty' }).click()
  const chooser = page.getByRole('dialog', { name: 'Chọn chi nhánh mong muốn' })
  await chooser.waitFor()
  // The chooser, unlike the prompt for guests, closes on a press beside it.
  await page.mouse.click(180, 12)
  await chooser.waitFor({ state: 'hidden' })
  await eventually(() => isFocused(change)).toBe(true)

  // Moving through the branches by arrow keys picks none; Enter does.
  await change.click()
  await delivered.getByRole('button', { name: 'Hoặc, nhận hàng tại công ty' }).click()
  await chooser.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  expect(await chooser.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await chooser.waitFor({ state: 'hidden' })
  await eventually(() => branchOf(page, 'Đà Nẵng').isChecked()).toBe(true)
})

test('an order to fetch names the branch and no address', async () => {
  const page = await atDelivery()
  await choosePickup(page, 'Hà Nội')
  await giveReceiver(page, { name: 'Lê Minh Tuấn', phone: '0987654321' })
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/order',
  )
  await placeButton(page).click()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({ pickup_branch: 'HNI' })
  expect(body).not.toHaveProperty('province_id')
  expect(body).not.toHaveProperty('address')

  const code = await orderCodeShown(page)
  await page.getByText('Nhận tại chi nhánh Hà Nội').waitFor()
  await expectSound(page, 'result-pickup-360')
  expect(await readOrder(stage.shop, code)).toMatchObject({
    pickup_branch: 'HNI',
    shipping_fee: 0,
    street: null,
  })
})

async function atDelivery(): Promise<Page> {
  return (await visitDelivery()).page
}

async function expectFee(page: Page, label: string, fee: string): Promise<void> {
  const totals = page.locator('dl', { hasText: 'Cần thanh toán' })
  await eventually(() => totals.innerText()).toContain(`${label}\n${fee}`)
}

test('a press before the fields have come waits for them, and then it is ordered', async () => {
  const { page, open } = await visitDelivery()
  await choosePickup(page, 'Hà Nội')
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0906000012' })
  const late = Promise.withResolvers<void>()
  await page.route(/\/assets\/ReceiverOnPage-/, async (route) => {
    await late.promise
    await route.continue()
  })
  await open('/gio-hang/giao-hang/')
  await placeButton(page).click()
  await page.locator('button[aria-busy=true]:visible').waitFor()
  late.resolve()
  const order = await readOrder(stage.shop, await orderCodeShown(page))
  expect(order).toMatchObject({ receiver_phone: '0906000012' })
})
