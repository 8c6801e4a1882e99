import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { waitFor } from '../support/wait-for.ts'
import { inBackoffice } from './support/backoffice.ts'
import { addEmployees, countActive } from './support/employees.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/nhan-vien/'
const jobs = '/quan-tri/thao-tac-hang-loat/'

test('an action on more rows than a request carries is watched, stopped, gone on with and told', async () => {
  await addEmployees(stage.shop, 'NHIEU', 1500)
  const { page } = await inBackoffice(stage, 'admin', `${list}?q=NHIEU`, { viewport: desktop })
  await page.getByText('1.500 kết quả').waitFor()
  await page.getByRole('checkbox', { name: 'Đánh dấu cả trang' }).click()
  const bar = page.getByRole('region', { name: 'Làm với các dòng đã đánh dấu' })
  await bar.getByRole('button', { name: 'Chọn cả 1.500 kết quả' }).click()
  await bar.getByRole('button', { name: 'Ghi là đã nghỉ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ghi là đã nghỉ' })
  await dialog.getByText(/^1\.500 nhân viên sẽ được ghi là đã nghỉ/).waitFor()
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Đóng chi nhánh')
  await expectSound(page, 'desk-bulk-job-question-1280')
  await dialog.getByRole('button', { name: 'Ghi là đã nghỉ' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ghi nhân viên đã nghỉ' }).waitFor()
  // The last of them: its turn comes late enough for somebody to change it before.
  await stage.shop.ctx.pool.query(
    `update employee set version = version + 1 where number = 'NHIEU1500'`,
  )
  await page.getByRole('button', { name: 'Dừng' }).click()
  await page.getByText('Đã dừng', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Đã dừng', { exact: true }).waitFor()
  const stopped = await countActive(stage.shop, 'NHIEU')
  expect(stopped).toBeGreaterThan(1)
  await expectSound(page, 'desk-bulk-job-stopped-1280')
  await page.getByRole('button', { name: 'Chạy tiếp' }).click()
  await waitFor(
    () => page.getByText('Đã xong', { exact: true }).waitFor({ timeout: 1000 }),
    120_000,
  )
  await page.getByText('1.500 / 1.500 dòng').waitFor()
  expect(await countActive(stage.shop, 'NHIEU')).toBe(1)
  await page.getByText('NHIEU1500 · Nguyễn Văn An').waitFor()
  await page
    .getByText(/Có người vừa sửa/)
    .first()
    .waitFor()
  await expectSound(page, 'desk-bulk-job-done-1280')
  const text = await saved(page, 'Tải các dòng không được (CSV)')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  await page.getByRole('button', { name: /thông báo chưa đọc/ }).click()
  const bell = page.getByRole('dialog', { name: 'Thông báo' })
  await bell.getByRole('link', { name: /Thao tác hàng loạt đã xong/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Ghi nhân viên đã nghỉ' }).waitFor()

  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'desk-bulk-job-done-360')
  await page.getByRole('link', { name: 'Xong 1.499' }).click()
  await page.getByText('NHIEU0001 · Nguyễn Văn An').waitFor()
  await page.goto(jobs)
  await page.getByText('1.500 / 1.500 dòng').waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'desk-bulk-jobs-360')
  await page.setViewportSize(desktop)
  await page.getByRole('link', { name: 'Của mọi người' }).click()
  await page.getByText('1.500 / 1.500 dòng').waitFor()
  await expectSound(page, 'desk-bulk-jobs-1280')
})

test('whoever had none done is told how, and nobody sees those of others', async () => {
  const visitor = await inBackoffice(stage, 'content', jobs, { viewport: phone })
  const { page } = visitor
  await page.getByText('Chưa có thao tác hàng loạt nào').waitFor()
  await expectSound(page, 'desk-bulk-jobs-none-360')
  expectTroubles(visitor, /404/)
  await page.goto(`${jobs}999999/`)
  await page.getByText('Không có thao tác này').waitFor()
})

async function saved(page: Page, link: string): Promise<string> {
  const press = page.getByRole('link', { name: link }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), press])
  return readFile(await download.path(), 'utf16le')
}
