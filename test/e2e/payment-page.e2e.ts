import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { paymentMethods } from '#domain/order/payment-method.ts'
import { saveSetting } from '#server/settings/index.ts'
import { meetSandbox } from '../support/sandbox.ts'
import { readOrder } from './support/order-rows.ts'
import { bringToDelivery, choosePickup, giveReceiver, placeButton } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop(await meetSandbox())
beforeAll(() => saveSetting(stage.shop.ctx, 'paymentMethods', [...paymentMethods]))

test('who goes back from the gateway finds the order and pays it in another way', async () => {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await order(visitor, /Thẻ ATM/)
  await page.waitForURL('**/dev/pay/vnpay/**')

  await page.goBack()
  await page.getByRole('heading', { name: 'Đơn hàng chưa được thanh toán' }).waitFor()
  const code = codeIn(page)
  await page.getByRole('button', { name: 'Chọn cách thanh toán khác' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thanh toán bằng cách khác' })
  await dialog.getByRole('radio', { name: /QR/ }).click()
  await dialog.getByRole('radio', { name: /nhận hàng/ }).waitFor()
  await expectSound(page, 'payment-other-way-360')
  await dialog.getByRole('button', { name: 'Thanh toán', exact: true }).click()

  const title = page.getByRole('heading', { name: 'Quét mã để thanh toán' })
  await title.waitFor()
  await eventually(() => title.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Sao chép nội dung' }).click()
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`AL${code}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lưu ảnh QR' }).click()
  expect((await saved).suggestedFilename()).toBe(`AL${code}.png`)
  const { status, payment_method } = await readOrder(stage.shop, code)
  expect({ status, payment_method }).toEqual({ status: 'open', payment_method: 'qrCode' })
})

test('a page that hears no hints asks by itself, and nothing moves when the money comes', async () => {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await page.route('**/live?*', (route) => route.fulfill({ status: 404, body: '' }))
  await order(visitor, /QR ngân hàng/)
  await page.getByRole('img', { name: /Mã VietQR/ }).waitFor()
  await watchShifts(page)
  const bank = await page.context().newPage()
  await bank.goto('/dev/pay/bank')
  const transfer = bank.locator('section').filter({ hasText: codeIn(page) })
  const sent = bank.waitForEvent('load')
  await transfer.getByRole('button', { name: 'Chuyển đúng số tiền' }).click()
  await sent
  await bank.close()
  await page.getByRole('heading', { name: 'Đã thanh toán', exact: true }).waitFor()
  expect(await shiftsOf(page)).toBeLessThan(0.02)
  expectTroubles(visitor, /404/)
})

test('a part that was transferred comes back when the order is cancelled', async () => {
  const visitor = await stage.visit('/mua-hang/jex/')
  const { page } = visitor
  await order(visitor, /QR ngân hàng/)
  await page.getByRole('img', { name: /Mã VietQR/ }).waitFor()
  const bank = await page.context().newPage()
  await bank.goto('/dev/pay/bank')
  const transfer = bank.locator('section').filter({ hasText: codeIn(page) })
  await transfer.getByText('Trường hợp khác').click()
  await transfer.getByLabel('Số tiền (đồng)').fill('100000')
  const sent = bank.waitForEvent('load')
  await transfer.getByRole('button', { name: 'Chuyển thiếu' }).click()
  await sent
  await bank.close()
  await page.getByRole('heading', { name: /^Còn thiếu/ }).waitFor()

  await page.getByRole('button', { name: 'Huỷ đơn hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Huỷ đơn hàng' })
  await dialog.getByText(/100\.000 VNĐ đã thanh toán được hoàn lại về tài khoản/).waitFor()
  await dialog.getByRole('radio').first().click()
  await expectSound(page, 'payment-cancel-360')
  await dialog.getByRole('button', { name: 'Huỷ đơn hàng' }).click()
  const refunds = page.getByRole('region', { name: 'Hoàn tiền' })
  await refunds.getByText('100.000 VNĐ').waitFor()
  await refunds.getByText('Đang hoàn tiền').waitFor()
  await expectSound(page, 'payment-part-back-360')
})

let buyers = 0

async function order(visitor: Visitor, method: RegExp): Promise<void> {
  await bringToDelivery(visitor)
  await choosePickup(visitor.page, 'Hà Nội')
  buyers += 1
  const phone = `0906${String(buyers).padStart(6, '0')}`
  await giveReceiver(visitor.page, { name: 'Nguyễn Thị Lan', phone })
  await visitor.page.getByRole('radio', { name: method }).click()
  await placeButton(visitor.page).click()
}

function codeIn(page: Page): string {
  return /DH\d{6}[0-9A-Z]{6}/.exec(page.url())?.[0] ?? ''
}

/** Collects what moves from now on without anybody having pressed anything. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
      }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift' })
  })
}

async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
}
