import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { jobKinds } from '#domain/job/kinds.ts'
import { desktop } from '../support/browser.ts'
import { giveUp } from '../support/jobs.ts'
import { inBackoffice, placeCashOrder } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const wide = { viewport: desktop }
const address = '/quan-tri/viec-bi-loi/'
const confirmation = 'order.placed.sendOrderConfirmation'
const { label } = jobKinds[confirmation]!
const nightly = jobKinds['expire-points']!.label

beforeEach(() => stage.shop.ctx.db.deleteFrom('dead_letter').execute())

test('a message that was given up is seen, sent again and gone, and a colleague sees it go', async () => {
  const order = await placeCashOrder(stage.shop, '0915000071')
  const { id: orderId } = await stage.shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow()
  await giveUp(stage.shop, confirmation, { orderId }, { error: 'message 12: failed' })
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/', wide)
  // The closed group says it too.
  await menuOf(page)
    .getByText(/^Hệ thống.*1 việc đang chờ$/)
    .click()
  await menuOf(page)
    .getByRole('link', { name: /Việc bị lỗi.*1 việc chờ xem/ })
    .click()
  await page.waitForURL(`**${address}`)
  const table = page.getByRole('table', { name: 'Các việc bị lỗi' })
  await table.getByText('Không kênh nào gửi được tin nhắn').waitFor()
  await table.getByRole('link', { name: order.code }).waitFor()
  await expectSound(page, 'desk-jobs-1280')
  const colleague = await inBackoffice(stage, 'care', address)
  await colleague.page.getByRole('listitem').getByText(label).waitFor()
  await expectSound(colleague.page, 'desk-jobs-360')

  await page.getByRole('button', { name: `Xem việc: ${label}` }).click()
  const look = page.getByRole('dialog', { name: label })
  await look.getByText('message 12: failed').waitFor()
  await look.getByText('21 lần').waitFor()
  await expectSound(page, 'desk-job-1280')
  await look.getByRole('button', { name: 'Làm lại' }).click()
  const again = page.getByRole('dialog', { name: 'Làm lại việc này?' })
  await again.getByRole('button', { name: 'Làm lại' }).click()
  await again.getByText('Vui lòng ghi lý do').waitFor()
  await again.getByLabel('Lý do').fill('Nhà mạng đã gửi lại được')
  await again.getByRole('button', { name: 'Làm lại' }).click()
  await again.waitFor({ state: 'hidden' })

  const nothing = 'Không có việc nào bị bỏ lại'
  await page.getByRole('heading', { name: nothing }).waitFor()
  await colleague.page.getByRole('heading', { name: nothing }).waitFor()
  await expectSound(colleague.page, 'desk-jobs-none-360')
  await eventually(() => menuOf(page).getByText('việc chờ xem').count()).toBe(0)
  await page.getByRole('link', { name: /^Đã làm lại/ }).click()
  await table.getByText('Nhà mạng đã gửi lại được').waitFor()
  await table.getByText('Trần Thị Bình').waitFor()
  await page.goto('/quan-tri/nhat-ky/?doi-tuong=deadLetter')
  await page.getByText('Chờ xem').waitFor()
  await page.getByText('Làm lại việc bị lỗi', { exact: true }).waitFor()
})

test('after an outage all of a kind go again by one press that says how many', async () => {
  const past = new Date(stage.shop.ctx.clock.now().getTime() - 1)
  await giveUp(stage.shop, 'expire-points')
  await giveUp(stage.shop, confirmation, { orderId: 1 }, { goodUntil: past })
  await giveUp(stage.shop, confirmation, { orderId: 2 })
  const { page } = await inBackoffice(stage, 'admin', address, wide)
  const table = page.getByRole('table', { name: 'Các việc bị lỗi' })
  await table.getByText(nightly).waitFor()
  // What comes meanwhile is announced, and moves nothing under a pointer.
  await giveUp(stage.shop, confirmation, { orderId: 3 })
  stage.shop.ctx.changeBus.tell(['deadLetters'])
  await page.getByRole('button', { name: '1 việc mới' }).click()
  await page.getByLabel('Loại việc').selectOption(confirmation)
  await page.waitForURL(`**${address}?loai=${confirmation}`)
  await eventually(() => table.getByText(nightly).count()).toBe(0)
  await page.getByRole('button', { name: 'Làm lại tất cả…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Làm lại tất cả việc cùng loại' })
  await dialog.getByText('2 việc được làm lại ngay').waitFor()
  await dialog.getByText('1 việc đã quá lúc cần làm').waitFor()
  await expectSound(page, 'desk-jobs-all-1280')
  await dialog.getByLabel('Lý do').fill('Cổng nhắn tin chạy lại')
  await dialog.getByRole('button', { name: 'Làm lại 2 việc' }).click()
  await expectNotice(page, /Đang làm lại 2 việc/)
  await eventually(() => table.getByText(label).count()).toBe(1)

  await table.getByText('Đã quá lúc cần làm').waitFor()
  expect(await table.getByRole('button', { name: 'Làm lại' }).count()).toBe(0)
  await table.getByRole('button', { name: 'Bỏ qua' }).click()
  const aside = page.getByRole('dialog', { name: 'Bỏ qua việc này?' })
  await aside.getByLabel('Lý do').fill('Khách đã nhận hàng')
  await aside.getByRole('button', { name: 'Bỏ qua' }).click()
  await page.getByText('Không có kết quả').waitFor()
})

test('who may only look finds no button to press, and who may not look no page', async () => {
  await giveUp(stage.shop, confirmation, { orderId: 1 })
  const { page } = await inBackoffice(stage, 'care', address)
  await page.getByRole('button', { name: `Xem việc: ${label}` }).click()
  const look = page.getByRole('dialog', { name: label })
  await look.getByText('Error: no luck').waitFor()
  await expectSound(page, 'desk-job-360')
  expect(await page.getByRole('button', { name: /Làm lại|Bỏ qua/ }).count()).toBe(0)

  const content = await inBackoffice(stage, 'content', address, wide)
  await content.page.getByRole('heading', { name: 'Không có quyền xem trang này' }).waitFor()
  expect(
    await menuOf(content.page)
      .getByRole('link', { name: /Việc bị lỗi/ })
      .count(),
  ).toBe(0)
})

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Menu quản trị' })
}
