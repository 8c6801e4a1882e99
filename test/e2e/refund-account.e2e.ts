import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { giveRefundAccount } from '#domain/payment/refund-account/api.ts'
import { moveByHand } from '#server/order/index.ts'
import { desktop, keepScreen, phone as onPhone } from '../support/browser.ts'
import { listenToEvents } from '../support/order-lives.ts'
import { refundsOf } from '../support/paid-orders.ts'
import { anAccount } from '../support/refund-writes.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { refundTokenTo } from './support/refund-links.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import { staffHeaders } from '../support/staff.ts'

const stage = createE2eShop()

/** A guest paid two boxes at the door, and one came back. */
async function owed(phone: string) {
  const order = await placeCashOrder(stage.shop, phone, { quantity: 2 })
  for (const event of ['handedToCarrier', 'delivered']) {
    await moveByHand(stage.shop.ctx, order.code, event, 'staff:test')
  }
  const pieces = [{ line_no: 1, quantity: 1 }]
  const back = { code: order.code, pieces, reason: 'Hộp móp', restock: true }
  await stage.shop.call(returnPieces, back, { headers: await staffHeaders(stage.shop, 'admin') })
  const token = await refundTokenTo(stage.shop, phone)
  const [refund] = await refundsOf(stage.shop, order.code)
  return { order, token, id: refund!.id }
}

async function fillIn(page: Page, number: string): Promise<void> {
  await page.getByLabel('Ngân hàng').selectOption('Vietcombank')
  await page.getByLabel('Số tài khoản').fill(number)
  await page.getByLabel('Tên chủ tài khoản').fill('Nguyễn Thị Lan')
}

async function withBoth(page: Page, screen: string): Promise<void> {
  await expectSound(page, `${screen}-360`)
  await page.setViewportSize(desktop)
  await expectSound(page, `${screen}-1280`)
  await page.setViewportSize(onPhone)
}

test('a customer says where their money goes, changes it, and the accountant pays it by QR', async () => {
  const { order, token } = await owed('0913000081')
  const { page, open } = await stage.visit(`/ht/${token}`, { viewport: onPhone })
  await page.getByRole('heading', { name: 'Quý khách nhận lại tiền vào tài khoản nào?' }).waitFor()
  await withBoth(page, 'refund-asked')
  await page.getByRole('button', { name: 'Gửi tài khoản' }).click()
  await page.getByText('Vui lòng chọn ngân hàng').waitFor()
  await fillIn(page, '9704 3612 3456 7890')
  await page.getByRole('button', { name: 'Gửi tài khoản' }).click()
  await page.getByText(/^Đây là số thẻ/).waitFor()
  await expectSound(page, 'refund-wrong-360')
  await page.getByLabel('Số tài khoản').fill('0071 000 123 456')
  await page.getByRole('button', { name: 'Gửi tài khoản' }).click()
  await page.getByRole('heading', { name: 'Đã nhận tài khoản của Quý khách' }).waitFor()
  await page.getByText('Vietcombank ••••3456').waitFor()
  await withBoth(page, 'refund-given')
  await page.getByText('Đổi tài khoản').click()
  await fillIn(page, '0071000999888')
  await expectSound(page, 'refund-change-360')
  await page.getByRole('button', { name: 'Lưu tài khoản mới' }).click()
  await page.getByText('Vietcombank ••••9888').waitFor()

  // The order's own page says the same, and leads there.
  await open(`/gio-hang/thanh-toan/${order.code}/?token=${order.view_token}`)
  await page.getByText('Về tài khoản Vietcombank ••••9888').waitFor()
  await page.getByRole('link', { name: 'Đổi tài khoản nhận tiền' }).waitFor()
  await expectSound(page, 'refund-of-order-360')

  const desk = await inBackoffice(stage, 'accountant', '/quan-tri/hoan-tien/', {
    viewport: desktop,
  })
  const row = desk.page.getByRole('row').filter({ hasText: order.code })
  await row.getByText('Đã có', { exact: true }).waitFor()
  await expectSound(desk.page, 'desk-refunds-1280')
  await row.getByRole('button', { name: 'Chuyển bằng QR' }).click()
  const paying = desk.page.getByRole('dialog', { name: /^Chuyển / })
  await paying.getByText('0071000999888').waitFor()
  await expectSound(desk.page, 'desk-refund-pay-1280')
  await open(`/hoan-tien/${token}/`)
  await page.getByRole('heading', { name: 'Cửa hàng đang chuyển tiền' }).waitFor()
  await expectSound(page, 'refund-paying-360')
  await paying.getByLabel('Mã giao dịch của ngân hàng').fill('FT26333001')
  await paying.getByRole('button', { name: 'Đã chuyển' }).click()
  await expectNotice(desk.page, /Đã ghi nhận hoàn tiền/)
  await row.getByText('Đã trả', { exact: true }).waitFor()
  await listenToEvents(stage.shop)
  await page.reload()
  await page.getByRole('heading', { name: 'Đã chuyển tiền cho Quý khách' }).waitFor()
  await withBoth(page, 'refund-paid')
})

test('without scripts the page is a plain form that says what came of it', async () => {
  const { token } = await owed('0913000082')
  const { page } = await stage.visit(`/hoan-tien/${token}/`, {
    viewport: onPhone,
    javaScriptEnabled: false,
  })
  await fillIn(page, '123')
  await page.getByRole('button', { name: 'Gửi tài khoản' }).click()
  await page.getByText(/^Số tài khoản gồm 6 đến 19/).waitFor()
  expect(page.url()).not.toContain('123')
  await expectNoSidewaysScrolling(page)
  await keepScreen(page, 'refund-plain-wrong-360')
  await fillIn(page, '0071000123456')
  await page.getByRole('button', { name: 'Gửi tài khoản' }).click()
  await page.getByRole('heading', { name: 'Đã nhận tài khoản của Quý khách' }).waitFor()
  await page.getByText('Vietcombank ••••3456').waitFor()
})

test('a link that is not from us says whom to call', async () => {
  const { page } = await stage.visit('/hoan-tien/1-abc-xxxxxxxxxxxxxxxxxxxx/', {
    viewport: onPhone,
  })
  await page.getByRole('heading', { name: 'Liên kết không còn dùng được' }).waitFor()
  await page.getByRole('link', { name: /^Gọi / }).first().waitFor()
  await withBoth(page, 'refund-closed')
})

test('the desk asks again, notes what it heard, and of two who pay one is told', async () => {
  const { order, token } = await owed('0913000083')
  const care = await inBackoffice(stage, 'care', `/quan-tri/don-hang/${order.code}/`, {
    viewport: onPhone,
  })
  const panel = care.page.getByRole('region', { name: 'Hoàn tiền' })
  await panel.getByText('Đã hỏi', { exact: true }).waitFor()
  await expectSound(care.page, 'desk-order-refund-360')
  await panel.getByRole('button', { name: 'Gửi lại link' }).click()
  await expectNotice(care.page, /Vừa gửi xong/)
  expectTroubles(care, /409/)
  await panel.getByRole('button', { name: 'Ghi tài khoản' }).click()
  const noting = care.page.getByRole('dialog', { name: 'Ghi tài khoản nhận tiền' })
  await noting.getByLabel('Ngân hàng').selectOption('Techcombank')
  await noting.getByLabel('Số tài khoản').fill('19034567890')
  await noting.getByLabel('Chủ tài khoản').fill('Trần Văn Minh')
  await noting.getByLabel('Ai cho biết').fill('Khách gọi lúc 10:05')
  await expectSound(care.page, 'desk-refund-note-360')
  await noting.getByRole('button', { name: 'Lưu tài khoản' }).click()
  await panel.getByText('Techcombank ••••7890').waitFor()

  const first = await inBackoffice(stage, 'accountant', '/quan-tri/hoan-tien/', {
    viewport: onPhone,
  })
  await first.page.getByRole('button', { name: 'Chuyển bằng QR' }).first().waitFor()
  await expectSound(first.page, 'desk-refunds-360')
  await first.page.getByRole('button', { name: 'Chuyển bằng QR' }).first().click()
  const paying = first.page.getByRole('dialog', { name: /^Chuyển / })
  await paying.getByText(/^Tên chủ tài khoản khác tên/).waitFor()
  await expectSound(first.page, 'desk-refund-pay-360')
  const second = await inBackoffice(stage, 'accountant', '/quan-tri/hoan-tien/', {
    viewport: desktop,
  })
  const row = second.page.getByRole('row').filter({ hasText: order.code })
  await row.getByText('Đang chuyển', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Chuyển bằng QR' }).click()
  const warned = second.page.getByRole('dialog', { name: /đang chuyển khoản này$/ })
  await expectSound(second.page, 'desk-refund-taken-1280')
  await warned.getByRole('button', { name: 'Để đồng nghiệp chuyển' }).click()
  await paying.getByRole('button', { name: 'Chưa chuyển' }).click()
  await row.getByText('Đã có', { exact: true }).waitFor()
  await stage.shop.call(giveRefundAccount, { token, ...anAccount, version: 1 })
  await row.getByText('Vietcombank ••••3456').waitFor()
})
