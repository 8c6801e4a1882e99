import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { noteAttempt } from '#server/genuine/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { ensurePharmacy } from '../support/pharmacy.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, expectText, expectTroubles } from './support/stage.ts'

const stage = createE2eShop()

test('a list of pharmacies is mended in its file, imported, and found by its order', async () => {
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/nha-thuoc/', { viewport: desktop })
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  const dialog = page.getByRole('dialog')
  await expectSound(page, 'desk-import-1280')
  const file = dialog.getByLabel('Tệp')
  const written = dialog.getByRole('button', { name: 'Nhập danh sách' })

  await choose(file, 'NHAP-1,Nhà thuốc Ấm,123\nNHAP-2,Nhà thuốc Bình,0901234567')
  await dialog.getByText('1 chỗ cần sửa').waitFor()
  const mistakes = dialog.getByRole('region', { name: 'Các chỗ cần sửa' })
  await expectText(mistakes, 'Số điện thoại')
  await eventually(() => written.isDisabled()).toBe(true)
  await expectSound(page, 'desk-import-mistakes-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-import-mistakes-360')
  await page.setViewportSize(desktop)

  // Mended under its old name.
  await choose(file, 'NHAP-1,Nhà thuốc Ấm,0901234568\nNHAP-2,Nhà thuốc Bình,0901234567')
  await dialog.getByText('Sẽ thêm 2, sửa 0, giữ nguyên 0.').waitFor()
  await dialog.getByLabel('Lý do').fill('Danh sách tháng 11')
  await expectSound(page, 'desk-import-plan-1280')
  await written.click()
  await dialog.waitFor({ state: 'hidden' })

  await page.getByLabel('Mã, tên hoặc số điện thoại').fill('nhap')
  await page.getByText('2 kết quả', { exact: true }).waitFor()
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

test('a pharmacy is added, and of two who edit it the second sees both sides', async () => {
  const list = '/quan-tri/nha-thuoc/'
  const visitor = await inBackoffice(stage, 'admin', list, { viewport: phone })
  const { page } = visitor
  await page.getByRole('button', { name: 'Thêm nhà thuốc' }).click()
  const adding = page.getByRole('dialog', { name: 'Thêm nhà thuốc' })
  await adding.getByRole('textbox', { name: 'Mã nhà thuốc' }).fill('HAI-BEN')
  await adding.getByRole('textbox', { name: 'Tên nhà thuốc' }).fill('Nhà thuốc Hai Bên')
  await adding.getByRole('textbox', { name: 'Toạ độ' }).fill('Hà Nội')
  await adding.getByRole('button', { name: 'Thêm nhà thuốc' }).click()
  await adding.getByText('Toạ độ gồm vĩ độ và kinh độ').waitFor()
  await expectSound(page, 'desk-store-add-360')
  await adding.getByRole('textbox', { name: 'Toạ độ' }).fill('21.0131, 105.8516')
  await adding.getByRole('button', { name: 'Thêm nhà thuốc' }).click()
  // It is made ready on its own page.
  await page.getByRole('heading', { level: 1, name: 'Nhà thuốc Hai Bên' }).waitFor()
  const history = page.getByRole('region', { name: 'Lịch sử thay đổi' })
  await history.getByText('Thêm nhà thuốc').waitFor()

  const edit = page.getByRole('dialog', { name: 'Sửa nhà thuốc' })
  await page.getByRole('button', { name: 'Sửa', exact: true }).click()
  await edit.getByRole('textbox', { name: 'Tên nhà thuốc' }).fill('Nhà thuốc Bên Này')
  await edit.getByRole('textbox', { name: 'Lý do' }).fill('Đổi tên')

  const address = `${list}HAI-BEN/`
  const rival = await inBackoffice(stage, 'admin', address, { viewport: desktop })
  await rival.page.getByRole('button', { name: 'Sửa', exact: true }).click()
  const theirs = rival.page.getByRole('dialog', { name: 'Sửa nhà thuốc' })
  await theirs.getByRole('textbox', { name: 'Tên nhà thuốc' }).fill('Nhà thuốc Bên Kia')
  await theirs.getByRole('combobox', { name: 'Trạng thái' }).selectOption('Đã ngừng')
  await theirs.getByRole('textbox', { name: 'Lý do' }).fill('Ngừng hợp tác')
  await expectSound(rival.page, 'desk-store-edit-1280')
  await theirs.getByRole('button', { name: 'Lưu' }).click()
  await rival.page.getByText('Ngừng nhà thuốc').waitFor()
  await expectSound(rival.page, 'desk-store-1280')

  await edit.getByRole('button', { name: 'Lưu' }).click()
  const both = edit.getByRole('group', { name: 'Tên nhà thuốc' })
  await both.getByRole('button', { name: 'Hiện tại Nhà thuốc Bên Kia' }).waitFor()
  await expectSound(page, 'desk-store-conflict-360')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nhà thuốc Bên Này' }).waitFor()
  // What only the other one changed stays as that one wants it.
  await page.getByText('Đã ngừng', { exact: true }).first().waitFor()
  expectTroubles(visitor, /409/)
})

test('from a sign of a phone to its entries, and from an entry to those of its pharmacy', async () => {
  await ensurePharmacy(stage.shop, 'DH-1')
  await ensurePharmacy(stage.shop, 'DH-2')
  for (let nth = 0; nth < 10; nth += 1) await enter('DH-1', '0934000001')
  await enter('DH-2', '0934000002')
  const { page } = await inBackoffice(stage, 'care', '/quan-tri/nhat-ky-tich-diem/?xem=dau-hieu', {
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

test('a pharmacy that agreed gets hours, days off and services, and customers find it', async () => {
  await ensurePharmacy(stage.shop, 'DONG-Y')
  const address = '/quan-tri/nha-thuoc/DONG-Y/'
  const { page } = await inBackoffice(stage, 'admin', address, { viewport: desktop })
  await page.getByText('Chưa hiện cho khách').waitFor()
  await page.getByRole('button', { name: 'Sửa', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Sửa nhà thuốc' })
  await edit.getByLabel('Ngày nhà thuốc đồng ý hiện cho khách').fill('01/11/2026')
  await edit.getByRole('textbox', { name: 'Điện thoại cho khách' }).fill('024 3852 1234')
  await edit.getByRole('button', { name: 'Thêm giờ cho Thứ Hai' }).click()
  await edit.getByRole('textbox', { name: 'Thứ Hai, đóng lúc' }).fill('1130')
  await edit.getByRole('button', { name: 'Thêm giờ cho Thứ Hai' }).click()
  await edit.getByRole('textbox', { name: 'Thứ Hai, mở lúc' }).nth(1).fill('11')
  await edit.getByRole('textbox', { name: 'Thứ Hai, đóng lúc' }).nth(1).fill('2030')
  await edit.getByRole('textbox', { name: 'Lý do' }).fill('Nhà thuốc ký đồng ý')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  const monday = edit.getByRole('group', { name: 'Thứ Hai' })
  await monday.getByText('Các khoảng giờ đang chồng lên nhau').waitFor()
  await expectSound(page, 'desk-store-hours-1280')
  await edit.getByRole('textbox', { name: 'Thứ Hai, mở lúc' }).nth(1).fill('1330')
  await edit.getByRole('button', { name: 'Sao chép cho các ngày khác: giờ Thứ Hai' }).click()
  const sunday = edit.getByRole('group', { name: 'Chủ Nhật' })
  for (const left of [1, 0]) {
    await sunday.getByRole('button', { name: 'Bỏ khoảng giờ của Chủ Nhật' }).first().click()
    await eventually(() => sunday.getByRole('textbox').count()).toBe(2 * left)
  }
  await edit.getByRole('button', { name: 'Thêm ngày riêng' }).click()
  await edit.getByLabel('Từ ngày').fill('05/02/2027')
  await edit.getByLabel('Đến hết ngày').fill('08/02/2027')
  await edit.getByRole('textbox', { name: 'Ghi chú cho khách' }).fill('Tết')
  await edit.getByLabel('Tích điểm').check()
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-store-hours-360')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  await edit.waitFor({ state: 'hidden' })
  const listing = page.getByRole('region', { name: 'Trang Hệ thống nhà thuốc' })
  await expectText(listing, 'T2-T7 07:00-11:30, 13:30-20:30; CN nghỉ')
  await expectText(listing, '05/02/2027-08/02/2027 nghỉ (Tết)')
  await expectSound(page, 'desk-store-listed-360')
  await page.goto('/he-thong-nha-thuoc/?q=dong+y')
  await page.getByRole('heading', { name: 'Nhà thuốc DONG-Y' }).waitFor()
  await page.getByText('T2–T7 7:00–11:30, 13:30–20:30 · CN nghỉ').waitFor()
})

async function choose(field: Locator, rows: string): Promise<void> {
  const text = `Mã nhà thuốc,Tên nhà thuốc,Số điện thoại\n${rows}`
  await field.setInputFiles({
    name: 'danh-sach.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

async function enter(pharmacyCode: string, customer: string): Promise<void> {
  const { ctx } = stage.shop
  const tried = { phone: customer, channel: 'store' as const, pharmacyCode, address: '10.0.0.9' }
  const outcome = { code: 'JJ3ABCDEF7KQ', point: 0, batchId: null, result: 0 }
  await noteAttempt(ctx.db, { ...tried, ...outcome, at: ctx.clock.now() })
}
