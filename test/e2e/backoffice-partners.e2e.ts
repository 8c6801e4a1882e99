import { beforeAll, expect, test } from 'vitest'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadPartners } from '#seed/load/partners.ts'
import { openWebhookSender } from '#server/partner/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { WebhookReceiver } from '../support/webhook-receiver.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
beforeAll(() => loadPartners(stage.shop.ctx))
const list = '/quan-tri/doi-tac/'
const provinces = '/api/api/app/Location/provinces'

async function statusWith(key: string, path = provinces): Promise<number> {
  const answer = await fetch(`${stage.shop.origin}${path}`, { headers: { 'x-api-key': key } })
  return answer.status
}

test('a partner is added and gets a key, which is seen once, opens its calls, and is blocked', async () => {
  const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  await page.getByRole('button', { name: 'Thêm đối tác' }).click()
  const adding = page.getByRole('dialog', { name: 'Thêm đối tác' })
  await adding.getByRole('textbox', { name: 'Tên đối tác' }).fill('Công ty Hoa Sen')
  await adding.getByRole('textbox', { name: 'Người liên hệ' }).fill('Chị Mai')
  await adding.getByRole('button', { name: 'Thêm đối tác' }).click()
  await page.getByRole('heading', { level: 1, name: 'Công ty Hoa Sen' }).waitFor()
  await page.getByText('Chưa có khoá nào.').waitFor()
  await page.getByText('Chưa có lần gọi nào trong 30 ngày.').waitFor()
  await expectSound(page, 'backoffice-partner-empty-1280')

  await page.getByRole('button', { name: 'Cấp khoá', exact: true }).click()
  const issuing = page.getByRole('dialog', { name: 'Cấp khoá API' })
  await issuing.getByRole('textbox', { name: 'Tên khoá' }).fill('Máy chủ chính')
  await issuing.getByRole('textbox', { name: 'Lý do' }).fill('Bắt đầu thử')
  await issuing.getByRole('button', { name: 'Cấp khoá' }).click()
  await issuing.getByText('Chọn ít nhất một quyền').waitFor()
  await issuing.getByRole('checkbox', { name: 'Tỉnh, huyện, xã' }).check()
  await expectSound(page, 'backoffice-partner-key-1280')
  await issuing.getByRole('button', { name: 'Cấp khoá' }).click()
  const shown = page.getByRole('dialog', { name: 'Khoá API mới' })
  const key = await shown.locator('code').innerText()
  expect(key).toMatch(/^alk_[\w-]{43}$/)
  await expectSound(page, 'backoffice-partner-secret-1280')
  expect(await statusWith(key)).toBe(200)
  expect(await statusWith(key, '/api/api/app/MasterData/jobs')).toBe(403)
  await shown.getByRole('button', { name: 'Đã sao chép' }).click()
  await page.getByText('Còn hiệu lực').waitFor()
  expect(await page.content()).not.toContain(key)

  await page.getByRole('button', { name: 'Chặn' }).click()
  const blocking = page.getByRole('dialog', { name: 'Chặn khoá “Máy chủ chính”' })
  await blocking.getByRole('textbox', { name: 'Lý do' }).fill('Nghi lộ khoá')
  await blocking.getByRole('button', { name: 'Chặn' }).click()
  await page.getByText('Đang bị chặn').waitFor()
  expect(await statusWith(key)).toBe(401)
  await page.getByText('Nghi lộ khoá').waitFor()
})

test('what a partner calls is seen day by day and call by call, also on a phone', async () => {
  const { key, limited_key: limited } = demoLogins.partner
  for (let nth = 0; nth < 5; nth += 1) expect(await statusWith(key)).toBe(200)
  expect(await statusWith(limited, '/api/api/app/MasterData/jobs')).toBe(403)
  const { page } = await inBackoffice(stage, 'admin', list, { viewport: phone })
  await page.getByText('Đối tác dùng thử').first().waitFor()
  await expectSound(page, 'backoffice-partners-360')
  await page.getByText('Đối tác dùng thử').first().click()
  await page.getByRole('heading', { level: 1, name: 'Đối tác dùng thử' }).waitFor()
  await page.getByText('6 lần gọi, 1 lỗi trong 30 ngày').waitFor()
  await page.getByRole('radio', { name: 'Chỉ lỗi' }).check({ force: true })
  await page.getByText('Biểu mẫu địa chỉ · alk_demo-C…').first().waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-partner-360')

  await page.getByRole('button', { name: 'Đổi khoá' }).first().click()
  const rotating = page.getByRole('dialog', { name: /Đổi khoá/ })
  await rotating.getByRole('textbox', { name: 'Lý do' }).fill('Đổi định kỳ')
  await expectSound(page, 'backoffice-partner-rotate-360')
  await rotating.getByRole('button', { name: 'Đổi khoá' }).click()
  const shown = page.getByRole('dialog', { name: 'Khoá API mới' })
  expect(await statusWith(await shown.locator('code').innerText())).toBe(200)
  expect(await statusWith(limited)).toBe(200)
})

test('a webhook is added, tested, its log read, and an event sent again; then it is paused', async () => {
  const receiver = new WebhookReceiver()
  const sender = openWebhookSender(stage.shop.ctx, { looks: false })
  const url = await receiver.start()
  try {
    const { id } = await stage.shop.ctx.db
      .selectFrom('partner')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const visitor = await inBackoffice(stage, 'admin', `${list}${id}/`, { viewport: desktop })
    const { page } = visitor
    await page.getByRole('button', { name: 'Thêm webhook' }).click()
    const adding = page.getByRole('dialog', { name: 'Thêm webhook' })
    await adding.getByRole('checkbox', { name: /Đơn hàng được đặt/ }).check()
    await adding.getByRole('textbox', { name: 'Địa chỉ nhận' }).fill('http://doi-tac.vn/')
    await adding.getByRole('textbox', { name: 'Lý do' }).fill('Hợp đồng số 12')
    await adding.getByRole('button', { name: 'Thêm webhook' }).click()
    await adding.getByText('Điền địa chỉ https').waitFor()
    await adding.getByRole('textbox', { name: 'Địa chỉ nhận' }).fill(url)
    await expectSound(page, 'backoffice-webhook-add-1280')
    await adding.getByRole('button', { name: 'Thêm webhook' }).click()
    const shown = page.getByRole('dialog', { name: 'Khoá ký webhook' })
    expect(await shown.locator('code').innerText()).toMatch(/^whsec_/)
    await shown.getByRole('button', { name: 'Đã sao chép' }).click()
    await page.getByRole('button', { name: 'Gửi thử' }).click()
    await expectNotice(page, /Đã gửi sự kiện thử/)
    await sender.sendDue()
    expect(receiver.received.map(({ type }) => type)).toEqual(['test.ping'])
    await page.getByRole('button', { name: 'Xem nhật ký' }).click()
    await page.getByText('Đã nhận').waitFor()
    await expectSound(page, 'backoffice-webhook-1280')
    await page.getByRole('button', { name: /Gửi lại test.ping/ }).click()
    const again = page.getByRole('dialog', { name: 'Gửi lại sự kiện' })
    await again.getByRole('textbox', { name: 'Lý do' }).fill('Đối tác yêu cầu')
    await again.getByRole('button', { name: 'Gửi lại' }).click()
    await expectNotice(page, /Đã xếp 1 sự kiện/)
    await sender.sendDue()
    expect(receiver.received).toHaveLength(2)
    await page.getByRole('button', { name: 'Tạm dừng' }).click()
    const pausing = page.getByRole('dialog', { name: 'Tạm dừng' })
    await pausing.getByRole('textbox', { name: 'Lý do' }).fill('Bảo trì')
    await pausing.getByRole('button', { name: 'Tạm dừng' }).click()
    await page.getByText('sự kiện vẫn được giữ lại').waitFor()
    await page.setViewportSize(phone)
    await expectNoSidewaysScrolling(page)
    await expectSound(page, 'backoffice-webhook-360')
  } finally {
    await sender.stop()
    await receiver.close()
  }
})

test('whoever may not see partners is told so', async () => {
  const { page } = await inBackoffice(stage, 'care', list, { viewport: desktop })
  await page.getByText('Không có quyền xem trang này').waitFor()
})

test('of two who edit a partner the second sees both sides', async () => {
  const visitor = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  const { page } = visitor
  const { id } = await stage.shop.ctx.db
    .selectFrom('partner')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await visitor.open(`${list}${id}/`)
  await page.getByRole('button', { name: 'Sửa', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sửa đối tác' })
  await dialog.getByRole('textbox', { name: 'Ghi chú' }).fill('Ghi chú của người sau')
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Sửa cùng lúc')
  await stage.shop.ctx.db
    .updateTable('partner')
    .set({ note: 'Ghi chú của người trước', version: 2 })
    .where('id', '=', id)
    .execute()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.getByText('Có người vừa sửa trước bạn').waitFor()
  await expectSound(page, 'backoffice-partner-conflict-1280')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expectNotice(page, /Đã lưu đối tác/)
  expectTroubles(visitor, /409/)
})
