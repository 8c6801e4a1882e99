import { expect, test } from 'vitest'
import { sendMessage } from '#server/notification/index.ts'
import { desktop } from '../support/browser.ts'
import { chooseInMenu, inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { allowTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const wide = { viewport: desktop }
const address = '/quan-tri/tin-da-gui/'
const label = 'Đã nhận đơn'

function tell(recipient: string, key: string) {
  return sendMessage(stage.shop.ctx, {
    dedupeKey: key,
    recipient,
    template: 'orderPlaced',
    values: { code: 'DH261121ABCDEF', total: '120.000 VNĐ', lookup: 'shop.example/tra-cuu' },
  })
}

test('what was sent to a phone is found with its tries, and how the channels do', async () => {
  await tell('0915000081', 'e2e:1')
  await tell('0915000082', 'e2e:2')
  const { page } = await inBackoffice(stage, 'care', '/quan-tri/', wide)
  await chooseInMenu(page, 'Hệ thống', 'Tin đã gửi')
  await page.waitForURL(`**${address}`)
  const table = page.getByRole('table', { name: 'Tin đã gửi' })
  await table.getByText('*******081').waitFor()
  await expectSound(page, 'desk-messages-1280')
  await page.getByRole('searchbox', { name: 'Số điện thoại hoặc email' }).fill('0915 000 082')
  await table.getByText('*******081').waitFor({ state: 'hidden' })
  await table.getByText('*******082').waitFor()
  expect(page.url()).not.toContain('0915')
  await table.getByRole('button', { name: label }).first().click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByText('Kênh đã nhận').waitFor()
  await expectSound(page, 'desk-message-1280')
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await page.getByRole('link', { name: 'Kênh và chi phí' }).click()
  await page.getByRole('heading', { name: 'Chi phí hôm nay' }).waitFor()
  await expectSound(page, 'desk-messages-state-1280')

  const phone = await inBackoffice(stage, 'care', address)
  await phone.page.getByText('*******081').first().waitFor()
  await expectSound(phone.page, 'desk-messages-360')
  await phone.page.goto(`${address}?xem=kenh`)
  await phone.page.getByRole('heading', { name: 'Chi phí hôm nay' }).waitFor()
  await expectSound(phone.page, 'desk-messages-state-360')
})

test('a message is worded anew with a real order before the eyes, and two who do it see both texts', async () => {
  const order = await placeCashOrder(stage.shop, '0915000083')
  const first = await inBackoffice(stage, 'admin', `${address}?xem=noi-dung`, wide)
  const { page } = first
  allowTroubles(first, /404/)
  await page.getByRole('combobox', { name: 'Nhóm' }).selectOption({ label: 'Đơn hàng, thanh toán' })
  const open = page.getByRole('button', { name: `Sửa: ${label}`, exact: true })
  await open.waitFor()
  await expectSound(page, 'desk-wording-1280')
  await open.click()
  const dialog = page.getByRole('dialog', { name: `Nội dung tin: ${label}` })
  const body = dialog.getByLabel('Lời của tin')
  await dialog.getByLabel('Xem thử với đơn hàng').fill('DH000000XXXXXX')
  await dialog.getByRole('button', { name: 'Dùng đơn này' }).click()
  await dialog.getByText('Không có đơn hàng với mã này.').waitFor()
  await dialog.getByLabel('Xem thử với đơn hàng').fill(order.code)
  await dialog.getByRole('button', { name: 'Dùng đơn này' }).click()
  await dialog.getByText(`Đã nhận đơn hàng ${order.code}`).first().waitFor()
  await expectSound(page, 'desk-wording-edit-1280')

  await body.fill('{shop}: Cảm ơn Quý khách, đơn {ma} đã nhận')
  await dialog.getByLabel('Lý do sửa').fill('Thân mật hơn')
  await dialog.getByRole('button', { name: 'Lưu nội dung' }).click()
  await dialog.getByText('Không có {ma} trong tin này.').waitFor()

  const colleague = await inBackoffice(stage, 'admin', `${address}?xem=noi-dung`)
  allowTroubles(colleague, /409/)
  await colleague.page.getByRole('button', { name: `Sửa: ${label}`, exact: true }).click()
  const theirs = colleague.page.getByRole('dialog', { name: `Nội dung tin: ${label}` })
  await theirs.getByLabel('Lời của tin').fill('{shop}: Đơn {code} đã tới nơi, tổng {total}.')
  await theirs.getByLabel('Lý do sửa').fill('Ngắn hơn')
  await expectSound(colleague.page, 'desk-wording-edit-360')

  await body.fill('{shop}: Cảm ơn Quý khách, đơn {code} đã nhận.')
  await dialog.getByRole('button', { name: 'Lưu nội dung' }).click()
  await expectNotice(page, /Đã lưu nội dung tin/)
  await page.getByText('Cảm ơn Quý khách, đơn').waitFor()

  await theirs.getByRole('button', { name: 'Lưu nội dung' }).click()
  await theirs.getByRole('button', { name: /Cảm ơn Quý khách/ }).click()
  await expectSound(colleague.page, 'desk-wording-conflict-360')
  await theirs.getByRole('button', { name: 'Quay lại' }).click()

  await tell('0915000084', 'e2e:3')
  const { body: sent } = await stage.shop.ctx.db
    .selectFrom('message')
    .select('body')
    .where('dedupe_key', '=', 'e2e:3')
    .executeTakeFirstOrThrow()
  expect(sent).toMatch(/Cảm ơn Quý khách, đơn DH261121ABCDEF đã nhận\.$/)
})
