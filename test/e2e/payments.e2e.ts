import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { loadPaymentMethods } from '#seed/load/payment-methods.ts'
import { moveByHand } from '#server/order/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { meetSandbox } from '../support/sandbox.ts'
import { readOrder } from './support/order-rows.ts'
import { bringToDelivery, choosePickup, giveReceiver } from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, hydrated, createE2eShop, type Visitor } from './support/stage.ts'

const stage = createE2eShop(await meetSandbox())
beforeAll(() => loadPaymentMethods(stage.shop.ctx))

describe.each([
  { viewport: phone, wide: 360 },
  { viewport: desktop, wide: 1280 },
])('at $wide px', ({ viewport, wide }) => {
  test('a card is refused, the next try pays, and a cancelled order brings the money back', async () => {
    const visitor = await stage.visit('/mua-hang/jex/', { viewport })
    const { page } = visitor
    const code = await order(visitor, 'domesticCard')
    await page.waitForURL('**/dev/pay/vnpay/**')
    await expectSound(page, `gateway-vnpay-${wide}`)
    await page.getByRole('button', { name: 'Bị từ chối' }).click()

    await backAtOrder(page, code)
    await page.getByRole('heading', { name: 'Thanh toán chưa thành công' }).waitFor()
    await expectSound(page, `payment-failed-${wide}`)
    await page.getByRole('button', { name: 'Thanh toán lại bằng thẻ ATM nội địa' }).click()
    await page.waitForURL('**/dev/pay/vnpay/**')
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click()

    await backAtOrder(page, code)
    await expectPaid(page, code)
    await expectSound(page, `payment-paid-${wide}`)

    await page.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().click()
    await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await moveByHand(stage.shop.ctx, code, 'cancelAccepted', 'staff:test')
    // Nobody loads the page anew: it hears of the refund.
    const refunds = page.getByRole('region', { name: 'Hoàn tiền' })
    await refunds.getByText('Đã hoàn tiền', { exact: true }).waitFor()
    await expectSound(page, `payment-refunded-${wide}`)
    expect(await readOrder(stage.shop, code)).toMatchObject({ payment_status: 'refund' })
  })

  test('a card is refused, and the order is paid at the door after all', async () => {
    const visitor = await stage.visit('/mua-hang/jex/', { viewport })
    const { page } = visitor
    const code = await order(visitor, 'domesticCard')
    await page.waitForURL('**/dev/pay/vnpay/**')
    await page.getByRole('button', { name: 'Bị từ chối' }).click()
    await backAtOrder(page, code)
    await page.getByRole('button', { name: 'Chọn cách thanh toán khác' }).click()
    const dialog = page.getByRole('dialog', { name: 'Thanh toán bằng cách khác' })
    await dialog.getByText('Thanh toán khi nhận hàng').click()
    await expectSound(page, `payment-door-${wide}`)
    await dialog.getByRole('button', { name: 'Trả khi nhận hàng' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Quý khách kiểm tra hàng rồi trả').waitFor()
    await expectSound(page, `payment-door-chosen-${wide}`)
    expect(await readOrder(stage.shop, code)).toMatchObject({ status: 'processing' })
  })

  test('a card from abroad pays at the gateway that takes a form', async () => {
    const visitor = await stage.visit('/mua-hang/jex/', { viewport })
    const { page } = visitor
    const code = await order(visitor, 'internationalCard')
    await page.waitForURL('**/dev/pay/cybersource/')
    await expectSound(page, `gateway-cybersource-${wide}`)
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
    await page.getByRole('button', { name: 'Quay về cửa hàng' }).click()
    await backAtOrder(page, code)
    await expectPaid(page, code)
  })

  test('a QR code turns into thanks by itself when the bank tells of the money', async () => {
    const visitor = await stage.visit('/mua-hang/jex/', { viewport })
    const { page } = visitor
    const code = await order(visitor, 'qrCode')
    await backAtOrder(page, code)
    await page.getByRole('img', { name: /Mã VietQR/ }).waitFor()
    await expectSound(page, `payment-qr-${wide}`)
    const bank = await atBank(page)
    await expectSound(bank, `bank-${wide}`)
    await cardOf(bank, code).getByRole('button', { name: 'Chuyển đúng số tiền' }).click()
    await bank.waitForURL('**/dev/pay/bank')
    await expectPaid(page, code)
  })

  test('a transfer comes in two parts, the page asks for what is missing', async () => {
    const visitor = await stage.visit('/mua-hang/jex/', { viewport })
    const { page } = visitor
    const code = await order(visitor, 'transfer')
    await backAtOrder(page, code)
    const bank = await atBank(page)
    const transfer = cardOf(bank, code)
    await transfer.getByText('Trường hợp khác').click()
    await transfer.getByLabel('Số tiền (đồng)').fill('100000')
    await transfer.getByRole('button', { name: 'Chuyển thiếu' }).click()
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'Đã nhận 100.000 VNĐ, còn 195.000 VNĐ' })
      .first()
      .waitFor()
    await expectSound(page, `payment-part-${wide}`)
    await cardOf(bank, code).getByRole('button', { name: 'Chuyển đúng số tiền' }).click()
    await expectPaid(page, code)
  })
})

let buyers = 0

/** Orders what the page shows, to be fetched in Hà Nội, and pays in this way. */
async function order(
  visitor: Visitor,
  method: Exclude<keyof typeof paymentMethodLabels, 'cash'>,
): Promise<string> {
  const { page } = visitor
  await bringToDelivery(visitor)
  await choosePickup(page, 'Hà Nội')
  buyers += 1
  const number = `0905${String(buyers).padStart(6, '0')}`
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: number })
  await page.getByRole('radio', { name: paymentMethodLabels[method] }).click()
  await page.getByRole('button', { name: 'Đặt và thanh toán' }).click()
  const placed = () =>
    stage.shop.ctx.db
      .selectFrom('shop_order')
      .select('code')
      .where('customer_phone', '=', number)
      .executeTakeFirst()
  await eventually(async () => (await placed())?.code).toBeTruthy()
  return (await placed())!.code
}

async function backAtOrder(page: Page, code: string): Promise<void> {
  await page.waitForURL(`**/gio-hang/thanh-toan/${code}/`)
  await hydrated(page)
}

async function expectPaid(page: Page, code: string): Promise<void> {
  await page.getByRole('heading', { name: 'Đã thanh toán' }).waitFor()
  const paid = { status: 'processing', payment_status: 'success' }
  expect(await readOrder(stage.shop, code)).toMatchObject(paid)
}

/** The buyers' bank, in another tab; the order's page stays open. */
async function atBank(page: Page): Promise<Page> {
  const bank = await page.context().newPage()
  await bank.goto('/dev/pay/bank')
  return bank
}

function cardOf(bank: Page, code: string) {
  return bank.locator('section').filter({ hasText: code })
}
