import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { noteAttempt } from '#server/genuine/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { ensureStore } from '../support/store.ts'
import { atDesk } from './support/desk.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, setStage } from './support/stage.ts'

const stage = setStage()

test('a list of pharmacies is mended in its file, imported, and found by its order', async () => {
  const { page } = await atDesk(stage, 'admin', '/quan-tri/nha-thuoc/', { viewport: desktop })
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  const dialog = page.getByRole('dialog')
  await expectSound(page, 'desk-import-1280')
  const file = dialog.getByLabel('Tệp CSV hoặc XLSX')
  const written = dialog.getByRole('button', { name: 'Nhập danh sách' })

  await choose(file, 'NHAP-1,Nhà thuốc Ấm,123\nNHAP-2,Nhà thuốc Bình,0901234567')
  await dialog.getByText('Có 1 chỗ cần sửa').waitFor()
  const mistakes = dialog.getByRole('region', { name: 'Các chỗ cần sửa' })
  await expectText(mistakes, 'Số điện thoại 123 chưa đúng')
  await eventually(() => written.isDisabled()).toBe(true)
  await expectSound(page, 'desk-import-mistakes-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-import-mistakes-360')
  await page.setViewportSize(desktop)

  // Mended under its old name.
  await choose(file, 'NHAP-1,Nhà thuốc Ấm,0901234568\nNHAP-2,Nhà thuốc Bình,0901234567')
  await dialog.getByText('Sẽ thêm 2, cập nhật 0, giữ nguyên 0 nhà thuốc').waitFor()
  await dialog.getByLabel('Lý do').fill('Danh sách tháng 11')
  await expectSound(page, 'desk-import-plan-1280')
  await written.click()
  await dialog.waitFor({ state: 'hidden' })

  await page.getByLabel('Mã, tên hoặc số điện thoại').fill('nhap')
  await page.getByText('2 nhà thuốc', { exact: true }).waitFor()
  const rows = page.getByRole('region', { name: 'Danh sách nhà thuốc' }).locator('tbody tr')
  await expectText(rows.first(), 'NHAP-1')
  const byName = page.getByRole('columnheader', { name: 'Nhà thuốc' })
  await byName.getByRole('button').click()
  await page.waitForURL('**sap-xep=name')
  await byName.getByRole('button').click()
  await page.waitForURL('**sap-xep=-name')
  await expectText(rows.first(), 'NHAP-2')
  await eventually(() => byName.getAttribute('aria-sort')).toBe('descending')
  await expectSound(page, 'desk-stores-1280')
})

test('from a sign of a phone to its entries, and from an entry to those of its pharmacy', async () => {
  await ensureStore(stage.shop, 'DH-1')
  await ensureStore(stage.shop, 'DH-2')
  for (let nth = 0; nth < 10; nth += 1) await enter('DH-1', '0934000001')
  await enter('DH-2', '0934000002')
  const { page } = await atDesk(stage, 'care', '/quan-tri/nhat-ky-tich-diem/?xem=dau-hieu', {
    viewport: desktop,
  })
  const sign = page.getByRole('listitem').filter({ hasText: 'Khách •••••••001' })
  await sign.getByRole('link', { name: 'Xem nhật ký' }).click()
  await page.getByText('Chỉ các lượt của khách •••••••001').waitFor()
  const rows = page.getByRole('region', { name: 'Lượt nhập mã' }).locator('tbody tr')
  await eventually(() => rows.count()).toBe(10)
  await expectSound(page, 'desk-log-customer-1280')
  await page.getByRole('link', { name: 'Xem mọi khách' }).click()

  await page.getByLabel('Mã hoặc tên nhà thuốc').fill('nha thuoc dh 2')
  await eventually(() => rows.count()).toBe(1)
  await expectText(rows, '•••••••002')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-log-360')
})

async function choose(field: Locator, rows: string): Promise<void> {
  const text = `Mã nhà thuốc,Tên nhà thuốc,Số điện thoại\n${rows}`
  await field.setInputFiles({
    ...{ name: 'danh-sach.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(text),
  })
}

async function enter(storeCode: string, customer: string): Promise<void> {
  const { ctx } = stage.shop
  const tried = { phone: customer, channel: 'store' as const, storeCode, address: '10.0.0.9' }
  const outcome = { code: 'JJ3ABCDEF7KQ', point: 0, batchId: null, result: 0 }
  await noteAttempt(ctx.db, { ...tried, ...outcome, at: ctx.clock.now() })
}
