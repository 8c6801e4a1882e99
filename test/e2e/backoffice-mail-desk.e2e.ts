import { expect, test } from 'vitest'
import { queueMail } from '#server/notification/index.ts'
import { desktop } from '../support/browser.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { allowTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const address = '/quan-tri/tin-da-gui/'
const label = 'Đã nhận đơn'
const ofTheFrame = /about:srcdoc|postMessage/

function mailTo(to: string, key: string) {
  const { ctx } = stage.shop
  const values = { code: 'DH261121ABCDEF', total: '120.000 VNĐ', lookup: 'shop.example/tra-cuu' }
  return queueMail(ctx, ctx.db, { dedupeKey: key, to, template: 'orderPlaced', values })
}
async function subjects(key: string): Promise<string[]> {
  const rows = await stage.shop.ctx.db
    .selectFrom('message')
    .select('subject')
    .where('dedupe_key', '=', `${key}:email`)
    .execute()
  return rows.map(({ subject }) => subject)
}

test('a mail is worded anew as it arrives, with a real order before the eyes, and tried', async () => {
  const order = await placeCashOrder(stage.shop, '0915000091')
  const desk = await inBackoffice(stage, 'admin', `${address}?xem=thu`, { viewport: desktop })
  const { page } = desk
  // The looks at what is sound would run in the frame too, which lets nothing run.
  allowTroubles(desk, ofTheFrame)
  const open = page.getByRole('button', { name: `Sửa: ${label}`, exact: true })
  await open.waitFor()
  await expectSound(page, 'desk-mail-1280')
  await open.click()
  const dialog = page.getByRole('dialog', { name: `Nội dung email: ${label}` })
  const mail = dialog.frameLocator('iframe')
  await mail.getByRole('heading', { name: label }).waitFor()
  await dialog.getByLabel('Xem thử với đơn hàng').fill(order.code)
  await dialog.getByRole('button', { name: 'Dùng đơn này' }).click()
  await dialog.getByLabel('Tiêu đề thư').fill('Cảm ơn! Đơn {code} đã nhận')
  await dialog.getByText(`Cảm ơn! Đơn ${order.code} đã nhận`).waitFor()
  await dialog.getByText('Máy tính').click()
  // Its styles are let in: the card is white on a ground of its own.
  const card = mail.locator('.card')
  await card.waitFor()
  expect(await card.evaluate((each) => getComputedStyle(each).borderRadius)).toBe('12px')
  await expectSound(page, 'desk-mail-edit-1280')
  await dialog.getByText('Chữ thường').click()
  await dialog.getByText(/Hàng trong đơn:/).waitFor()
  await dialog.getByLabel('Gửi thử tới email của bạn').fill('toi@example.vn')
  await dialog.getByRole('button', { name: 'Gửi thử' }).click()
  await expectNotice(page, /Đã gửi thử tới t\*\*\*@example\.vn/)
  await dialog.getByLabel('Lý do sửa').fill('Thân mật hơn')
  await dialog.getByRole('button', { name: 'Lưu nội dung' }).click()
  await expectNotice(page, /Đã lưu nội dung email/)
  await mailTo('khach@example.vn', 'e2e-mail:1')
  expect(await subjects('e2e-mail:1')).toEqual(['Cảm ơn! Đơn DH261121ABCDEF đã nhận'])

  const phone = await inBackoffice(stage, 'admin', `${address}?xem=thu`)
  allowTroubles(phone, ofTheFrame)
  await phone.page.getByRole('button', { name: `Sửa: ${label}`, exact: true }).click()
  await phone.page.frameLocator('iframe').getByRole('heading', { name: label }).waitFor()
  await expectSound(phone.page, 'desk-mail-edit-360')
})

test('an address whose owner wants no mail is noted, found and lifted, once', async () => {
  const refused = `${address}?xem=khong-nhan`
  const desk = await inBackoffice(stage, 'care', refused)
  const { page } = desk
  await page.getByText('Không có địa chỉ nào').waitFor()
  const note = async () => {
    await page.getByRole('button', { name: 'Ghi địa chỉ không nhận thư' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Ghi địa chỉ không nhận thư' })
    await dialog.getByLabel('Địa chỉ email').fill('phien@example.vn')
    await dialog.getByLabel('Lý do').fill('Khách gọi lên phàn nàn')
    await dialog.getByRole('button', { name: 'Ghi địa chỉ không nhận thư' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expectNotice(page, /Đã ghi/)
  }
  const lift = async () => {
    await page.getByRole('button', { name: 'Gỡ: p***@example.vn' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Lý do').fill('Khách đổi ý')
    await dialog.getByRole('button', { name: 'Gỡ', exact: true }).click()
    return dialog
  }
  await note()
  await page.getByText('p***@example.vn').waitFor()
  await expectSound(page, 'desk-refusals-360')
  await mailTo('phien@example.vn', 'e2e-mail:2')
  expect(await subjects('e2e-mail:2')).toEqual([])
  await lift()
  await expectNotice(page, /Đã gỡ/)
  await mailTo('phien@example.vn', 'e2e-mail:3')
  expect(await subjects('e2e-mail:3')).toHaveLength(1)
  await note()
  allowTroubles(desk, /409/)
  const dialog = await lift()
  await dialog.getByText(/đã được gỡ 1 lần/).waitFor()
  const wide = await inBackoffice(stage, 'care', refused, { viewport: desktop })
  await wide.page.getByRole('searchbox', { name: 'Tìm địa chỉ email' }).fill('phien@example.vn')
  await wide.page.getByRole('table').getByText('p***@example.vn').waitFor()
  await expectSound(wide.page, 'desk-refusals-1280')
})
