import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFocused } from './support/keyboard.ts'
import { readOrder } from './support/order-rows.ts'
import {
  chooseOldPlace,
  choosePickup,
  deliveryStep,
  giveReceiver,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, setStage } from './support/stage.ts'

const stage = setStage()
const visitDelivery = deliveryStep(stage)

const branches = [
  ['Hà Nội', '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội'],
  [
    'Đà Nẵng',
    'Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài, Phường Hòa Cường Bắc, Quận Hải Châu, Đà Nẵng',
  ],
  ['Hồ Chí Minh', '148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh'],
] as const

test('a buyer picks one of three branches, and picking closes the chooser', async () => {
  const page = await atDelivery()
  await page.getByRole('button', { name: 'Hoặc, nhận hàng tại công ty' }).click()
  const chooser = chooserOf(page)
  await eventually(() => chooser.getByRole('radio').count()).toBe(3)
  await expectSound(page, 'pickup-360')
  await page.keyboard.press('Escape')

  await choosePickup(page, 'Hà Nội')
  for (const [city, address] of branches) {
    await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
    await chooser.getByText(`Chi nhánh ${city}`).click()
    await chooser.waitFor({ state: 'hidden' })
    await page.getByText(`Nhận tại chi nhánh ${city}`, { exact: true }).waitFor()
    await page.getByText(address, { exact: true }).waitFor()
  }
})

test('pickup costs no delivery, delivery does again, and the choice is one or the other', async () => {
  const page = await atDelivery()
  await choosePickup(page, 'Đà Nẵng')
  await expectFee(page, 'Phí giao hàng (nhận tại chi nhánh)', 'Miễn phí')

  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
  await chooserOf(page).getByRole('button', { name: 'Hoặc, Giao hàng tận nơi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chọn địa chỉ giao hàng tận nơi' })
  await chooseOldPlace(page, {
    province: ['ho chi minh', 'Hồ Chí Minh'],
    district: ['go vap', 'Quận Gò Vấp'],
    ward: ['phuong 5', 'Phường 5'],
  })
  await dialog.getByLabel('Số nhà, tên đường').fill('22 Nguyễn Oanh')
  await dialog.getByRole('button', { name: 'Giao đến địa chỉ này' }).click()
  await page.getByText('22 Nguyễn Oanh, Phường 5, Quận Gò Vấp, Hồ Chí Minh').waitFor()
  expect(await page.getByText(/^Nhận tại chi nhánh/).count()).toBe(0)
  await expectFee(page, 'Phí giao hàng đến Hồ Chí Minh', '10.000 VNĐ')
})

test('closing the chooser without a choice changes nothing', async () => {
  const page = await atDelivery()
  await page.getByRole('button', { name: 'Hoặc, nhận hàng tại công ty' }).click()
  await chooserOf(page).getByRole('button', { name: 'Đóng' }).click()
  await chooserOf(page).waitFor({ state: 'hidden' })
  await page.getByLabel('Số nhà, tên đường').waitFor()
  expect(await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).count()).toBe(0)
  const opener = page.getByRole('button', { name: 'Hoặc, nhận hàng tại công ty' })
  await eventually(() => isFocused(opener)).toBe(true)

  await choosePickup(page, 'Hồ Chí Minh')
  await page.getByRole('button', { name: 'Thay đổi nơi nhận hàng' }).click()
  await chooserOf(page).waitFor()
  // The chooser, unlike the prompt for guests, closes on a press beside it.
  await page.mouse.click(180, 12)
  await chooserOf(page).waitFor({ state: 'hidden' })
  await page.getByText('Nhận tại chi nhánh Hồ Chí Minh', { exact: true }).waitFor()
})

test('moving through the branches by arrow keys picks none; Enter does', async () => {
  const page = await atDelivery()
  await page.getByRole('button', { name: 'Hoặc, nhận hàng tại công ty' }).click()
  const chooser = chooserOf(page)
  await chooser.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  expect(await chooser.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await chooser.waitFor({ state: 'hidden' })
  await page.getByText('Nhận tại chi nhánh Đà Nẵng', { exact: true }).waitFor()
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

function chooserOf(page: Page) {
  return page.getByRole('dialog', { name: 'Chọn chi nhánh mong muốn' })
}

async function expectFee(page: Page, label: string, fee: string): Promise<void> {
  const totals = page.locator('dl', { hasText: 'Cần thanh toán' })
  await eventually(() => totals.innerText()).toContain(`${label}\n${fee}`)
}
