import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { guestOrder } from '../support/stock.ts'
import { isFocused } from './support/keyboard.ts'
import { expectNotice } from './support/notices.ts'
import { readMessages, readOrder, readProduct } from './support/order-rows.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const phone = '0905111222'
let orderCode: string

beforeAll(async () => {
  const { id, slug, original_price, discount_price } = await readProduct(stage.shop, 'jex')
  const product = { id, slug, originalPrice: original_price, discountPrice: discount_price }
  const placed = await stage.shop.call(placeOrder, guestOrder([{ product, quantity: 2 }], phone))
  orderCode = placed.code
})

test('a guest finds the order again on another device and asks to cancel it', async () => {
  const { page } = await stage.visit('/tra-cuu-don-hang/')
  await expectSound(page, 'lookup-360')
  await askForCode(page, phone)
  await expectSound(page, 'lookup-code-360')
  await giveCode(page, await sentCode(phone))
  await page.getByText('Tìm thấy 1 đơn hàng').waitFor()
  const heading = page.getByRole('heading', { name: 'Đơn hàng trên máy này' })
  await eventually(() => isFocused(heading)).toBe(true)
  await expectSound(page, 'lookup-found-360')

  await page.getByRole('link', { name: new RegExp(orderCode) }).click()
  await page.getByRole('heading', { level: 1, name: 'Cảm ơn Quý khách đã đặt hàng' }).waitFor()
  await page.getByText(orderCode, { exact: true }).waitFor()

  // A guest asks about it where it stands: the chat knows it by what this browser keeps.
  await page.getByRole('link', { name: 'Trò chuyện với dược sĩ về đơn này' }).click()
  const chat = page.getByRole('dialog', { name: 'Dược sĩ An Lành' })
  await chat.getByText(`Hỏi về đơn hàng ${orderCode}`).waitFor()
  await expectSound(page, 'order-chat-360')
  const words = 'Đơn này khi nào giao ạ?'
  await chat.getByRole('textbox', { name: 'Tin nhắn của Quý khách' }).fill(words)
  await chat.getByRole('button', { name: 'Gửi', exact: true }).click()
  await chat.getByRole('listitem').filter({ hasText: words }).getByText(orderCode).waitFor()
  await page.keyboard.press('Escape')
  await chat.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yêu cầu huỷ đơn hàng' })
  await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  await dialog.getByText('Vui lòng chọn/điền').waitFor()
  await expectSound(page, 'cancel-reason-missing-360')
  await dialog.getByText('Lý do khác').click()
  await dialog.getByLabel('Lý do của Quý khách').fill('Đi công tác xa')
  await dialog.getByRole('button', { name: 'Yêu cầu huỷ đơn hàng' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await expectNotice(page, /Đã gửi yêu cầu huỷ đơn hàng/)
  await page.getByRole('listitem').filter({ hasText: 'Chờ huỷ' }).waitFor()
  await page.getByText('Yêu cầu huỷ đã được gửi, chúng tôi sẽ trả lời sớm.').waitFor()
  await expectSound(page, 'pre-cancel-360')
  expect(await readOrder(stage.shop, orderCode)).toMatchObject({ status: 'pre_cancel' })
  const change = await stage.shop.ctx.db
    .selectFrom('order_status_change')
    .select(['status', 'note'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(change).toEqual({ status: 'pre_cancel', note: 'Đi công tác xa' })
})

test('a code that is wrong, short or late is said to be so', async () => {
  const visitor = await stage.visit('/tra-cuu-don-hang/')
  const { page } = visitor
  await askForCode(page, '0905333444')
  await giveCode(page, '12')
  await page.getByText('Điền đầy đủ OTP 6 chữ số').waitFor()

  const right = await sentCode('0905333444')
  await giveCode(page, right === '000000' ? '111111' : '000000')
  const wrong = page.getByRole('alertdialog', { name: 'Mã kích hoạt không hợp lệ' })
  await wrong.waitFor()
  await expectSound(page, 'code-wrong-360')
  expectTroubles(visitor, /400/)
  await wrong.getByRole('button', { name: 'Nhập lại' }).click()
  await wrong.waitFor({ state: 'hidden' })
  await eventually(() => codeBox(page).inputValue()).toBe('')

  stage.shop.ctx.clock.advance(121_000)
  await giveCode(page, right)
  const late = page.getByRole('alertdialog', { name: 'Mã kích hoạt đã hết hạn' })
  await late.waitFor()
  await expectSound(page, 'code-late-360')
  expectTroubles(visitor, /400/)
  await late.getByRole('button', { name: 'Gửi lại mã' }).click()
  await eventually(async () => (await readMessages(stage.shop, '0905333444')).length).toBe(2)
  await late.waitFor({ state: 'hidden' })

  await giveCode(page, await sentCode('0905333444'))
  await page.getByText('Số điện thoại này chưa có đơn hàng nào.').waitFor()
})

test('a phone that cannot be one is not sent a code', async () => {
  const { page } = await stage.visit('/tra-cuu-don-hang/')
  const box = page.getByLabel('Số điện thoại đặt hàng')
  for (const [typed, message] of [
    ['', 'Vui lòng chọn/điền'],
    ['0905', 'Vui lòng điền đúng định dạng'],
    ['0000000000', 'Điền chính xác số điện thoại'],
  ] as const) {
    await box.fill(typed)
    await page.getByRole('button', { name: 'Gửi mã xác nhận' }).click()
    await page.getByText(message, { exact: true }).waitFor()
    await eventually(() => box.getAttribute('aria-invalid')).toBe('true')
  }
})

test('an order is shown to nobody who only knows its code', async () => {
  const visitor = await stage.visit(`/gio-hang/thanh-toan/${orderCode}/`)
  const { page } = visitor
  await page.getByRole('heading', { level: 1, name: 'Chưa tìm thấy đơn hàng này' }).waitFor()
  await expectSound(page, 'order-not-found-360')
  expectTroubles(visitor, /404/)
  await page.getByRole('link', { name: 'Tra cứu đơn hàng' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Tra cứu đơn hàng' }).waitFor()
})

async function askForCode(page: Page, to: string): Promise<void> {
  await page.getByLabel('Số điện thoại đặt hàng').fill(to)
  await page.getByRole('button', { name: 'Gửi mã xác nhận' }).click()
  await page.getByText(`Mã gồm 6 chữ số đã gửi đến số ${to}.`).waitFor()
}

async function giveCode(page: Page, code: string): Promise<void> {
  await codeBox(page).fill(code)
  await page.getByRole('button', { name: 'Xác nhận', exact: true }).click()
}

function codeBox(page: Page) {
  return page.getByRole('textbox', { name: 'Mã xác nhận' })
}

/** The newest code sent to this phone, as its owner reads it. */
async function sentCode(to: string): Promise<string> {
  await eventually(async () => (await readMessages(stage.shop, to))[0]?.code).toMatch(/^\d{6}$/)
  const [message] = await readMessages(stage.shop, to)
  return message?.code ?? ''
}
