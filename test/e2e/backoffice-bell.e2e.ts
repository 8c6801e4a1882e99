import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { desktop } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const wide = { viewport: desktop }
const narrow = { viewport: { width: 390, height: 844 } }

test('the bell rings while somebody looks at another page, and what is read is read on all of them', async () => {
  const { page, staff } = await inBackoffice(stage, 'accountant', '/quan-tri/don-hang/', wide)
  await page.getByRole('button', { name: 'Thông báo', exact: true }).waitFor()
  for (const [kind, title] of told) await tell(kind, title, staff.id)
  await bellWith(page, 4).click()
  const panel = page.getByRole('dialog', { name: 'Thông báo' })
  await panel.getByText('Giá giảm sâu chờ duyệt').waitFor()
  await panel.getByText('Tệp đã đặt xuất xong').waitFor()
  await expectSound(page, 'backoffice-bell-panel-1280')

  await panel.getByRole('link', { name: /Tệp đã đặt xuất/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tệp đã xuất' }).waitFor()
  await panel.waitFor({ state: 'hidden' })
  await bellWith(page, 3).click()
  await panel.getByRole('button', { name: 'Đánh dấu đọc hết' }).click()
  await page.getByRole('button', { name: 'Thông báo', exact: true }).waitFor()
  await panel.getByRole('link', { name: 'Xem tất cả' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thông báo' }).waitFor()
  await page.getByLabel('Loại').selectOption('files')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Giá giảm sâu/ })
    .waitFor({ state: 'hidden' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tệp đã đặt xuất/ })
    .waitFor()
  await expectSound(page, 'backoffice-bell-1280')
})

test('on a phone it is a sheet, and says how somebody wants to be told', async () => {
  const visitor = await inBackoffice(stage, 'accountant', '/quan-tri/don-hang/', narrow)
  const { page, staff } = visitor
  for (const [kind, title] of told) await tell(kind, title, staff.id)
  await bellWith(page, 4).click()
  const panel = page.getByRole('dialog', { name: 'Thông báo' })
  await panel.getByText('Khoản hoàn tiền phải làm tay').waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-bell-panel-390')
  await panel.getByRole('link', { name: 'Cách báo' }).click()
  const group = page.getByRole('group', { name: 'Thanh toán, hoàn tiền' })
  await group.getByText('Chuông và thiết bị').click()
  await page.getByLabel('Từ').selectOption('22')
  await page.getByText('Vui lòng chọn cả giờ bắt đầu và giờ kết thúc.').waitFor()
  await page.getByLabel('Đến').selectOption('6')
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-bell-choices-390')
  // Meanwhile another page of the same person has saved something else.
  await sql`insert into staff_bell (staff_id, ways) values (${staff.id}, '{"money": "off"}')`.execute(
    stage.shop.ctx.db,
  )
  const save = page.getByRole('button', { name: 'Lưu', exact: true })
  expectTroubles(visitor, /409/)
  await save.click()
  await page.getByText('Ở trang kia: Không báo').waitFor()
  await save.click()
  await expectNotice(page, /Đã lưu cách báo/)
  await page.getByRole('link', { name: 'Tất cả' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Khoản hoàn tiền/ })
    .waitFor()
  await expectSound(page, 'backoffice-bell-390')
})

const told = [
  ['refundWaits', 'DH261120-7KM2QX'],
  ['priceWaits', 'JEX Viên uống bổ khớp'],
  ['adjustmentApproved', ''],
  ['exportDone', 'don-hang-2026-11-28.xlsx'],
] as const

async function tell(kind: string, title: string, staffId: number): Promise<void> {
  const { db } = stage.shop.ctx
  await sql`select tell_staff(${kind}, '1', ${title}, array[${staffId}::integer])`.execute(db)
  stage.shop.ctx.outbox.wake()
}

function bellWith(page: Page, count: number) {
  return page.getByRole('button', { name: `${count} thông báo chưa đọc` })
}
