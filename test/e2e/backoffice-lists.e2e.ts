import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { addEmployees, countActive } from './support/employees.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/nhan-vien/'
const vouchers = '/quan-tri/voucher/'

beforeAll(async () => {
  await addEmployees(stage.shop, 'MN', 40)
})

async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf16le'),
  }
}

describe('many at once', () => {
  test('rows are ticked by mouse and keys, and all that the list finds by one press', async () => {
    const { page } = await inBackoffice(stage, 'admin', `${list}?q=MN`, { viewport: desktop })
    const bar = page.getByRole('region', { name: 'Làm với các dòng đã đánh dấu' })
    const box = (number: number) =>
      page.getByRole('checkbox', { name: 'Đánh dấu Nguyễn Văn An' }).nth(number)
    await box(0).click()
    await bar.getByText('Đã đánh dấu 1 nhân viên').waitFor()
    await box(4).click({ modifiers: ['Shift'] })
    await bar.getByText('Đã đánh dấu 5 nhân viên').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await bar.getByText('Đã đánh dấu 6 nhân viên').waitFor()
    await page.getByRole('checkbox', { name: 'Đánh dấu cả trang' }).click()
    await bar.getByRole('button', { name: 'Chọn cả 40 kết quả' }).click()
    await bar.getByText('Đã đánh dấu 40 nhân viên').waitFor()
    await expectSound(page, 'desk-bulk-bar-1280')

    await bar.getByRole('button', { name: 'Ghi là đã nghỉ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ghi là đã nghỉ' })
    await dialog.getByText(/^40 nhân viên sẽ được ghi là đã nghỉ/).waitFor()
    // Somebody changes one of them meanwhile.
    await stage.shop.ctx.pool.query(
      `update employee set version = version + 1 where number = 'MN0007'`,
    )
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Đóng chi nhánh')
    await expectSound(page, 'desk-bulk-preview-1280')
    await dialog.getByRole('button', { name: 'Ghi là đã nghỉ' }).click()
    await dialog.getByText('Đã làm xong 39 nhân viên, 1 nhân viên không được.').waitFor()
    await expectSound(page, 'desk-bulk-result-1280')
    const { text } = await saved(page, () =>
      dialog.getByRole('button', { name: 'Tải kết quả (CSV)' }).click(),
    )
    expect(text.trim().split('\r\n')).toHaveLength(41)
    expect(text).toContain('"MN0007 · Nguyễn Văn An"\t"Không được"\t"Có người vừa sửa')
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()
    await bar.waitFor({ state: 'detached' })
    expect(await countActive(stage.shop, 'MN')).toBe(1)
  })

  test('on a phone campaigns are stopped and started, and what is over says why not', async () => {
    await stage.shop.ctx.pool.query(
      `update voucher_campaign set published = false, starts_on = '2026-01-01', ends_on = '2026-01-31'
       where id = (select min(id) from voucher_campaign)`,
    )
    const address = `${vouchers}?trang-thai=stopped`
    const { page } = await inBackoffice(stage, 'content', address, { viewport: phone })
    await page
      .getByRole('checkbox', { name: /^Đánh dấu/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Mở đợt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mở đợt' })
    await dialog.getByText('1 đợt voucher không được vì:').waitFor()
    await dialog.getByText(/Đã hết hạn ngày 31\/01\/2026/).waitFor()
    await expectSound(page, 'desk-bulk-refused-360')
  })
})

describe('the list itself', () => {
  test('keys lead through it: slash, j, k, e, p and the question mark', async () => {
    await addEmployees(stage.shop, 'PT', 3)
    const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
    await page.getByRole('table').waitFor()
    await page.locator('body').press('/')
    await page.keyboard.type('PT000')
    await page.getByText('3 kết quả').waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('p')
    const look = page.getByRole('dialog', { name: 'Nguyễn Văn An' })
    await look.getByText('PT0001').waitFor()
    await expectSound(page, 'desk-look-1280')
    await page.keyboard.press('Escape')
    await look.waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    const edit = page.getByRole('dialog', { name: 'Sửa nhân viên' })
    expect(await edit.getByRole('textbox', { name: 'Mã nhân viên' }).inputValue()).toBe('PT0001')
    await page.keyboard.press('Escape')
    await edit.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Phím tắt' }).getByText('Xem nhanh dòng').waitFor()
  })

  test('columns that are left out stay out in this browser', async () => {
    const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
    await page.getByText('Cột', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Ưu đãi' }).click()
    await page.reload()
    await page.getByRole('columnheader', { name: 'Họ tên' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Ưu đãi' }).count()).toBe(0)
  })

  test('an empty form is filled in, tried, written, and comes out again as a file', async () => {
    const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
    await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nhập từ tệp' })
    await expectSound(page, 'desk-import-1280')
    const form = await saved(page, () => dialog.getByRole('link', { name: 'Tệp mẫu CSV' }).click())
    expect(form.name).toBe('nhan-vien-mau.csv')
    const text = `${form.text.trim()}\r\nTEP001\tLê Thị Nhập\t0908000222\tĐang làm\r\n`
    const file = { name: 'nhan-vien.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await dialog.getByLabel('Tệp').setInputFiles(file)
    await dialog.getByText('Sẽ thêm 1, sửa 0, giữ nguyên 0.').waitFor()
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Danh sách mới')
    await dialog.getByRole('button', { name: 'Nhập danh sách' }).click()
    await page.getByText('Đã nhập 1 dòng').first().waitFor()
    await page.goto(`${list}?q=TEP001`)
    await page.getByText('1 kết quả').waitFor()
    await page.getByText('Xuất tệp', { exact: true }).click()
    const out = await saved(page, () => page.getByRole('link', { name: 'CSV' }).click())
    expect(out.text.trim().split('\r\n')[1]).toBe('TEP001\tLê Thị Nhập\t0908000222\tĐang làm')
  })

  test('a long list is written by the worker and fetched from its own place', async () => {
    await addEmployees(stage.shop, 'DAI', 2001)
    const { page } = await inBackoffice(stage, 'admin', `${list}?q=DAI`, { viewport: desktop })
    await page.getByText('2.001 kết quả').waitFor()
    await page.getByText('Xuất tệp', { exact: true }).click()
    await page.getByRole('button', { name: 'CSV' }).click()
    await page.getByText('Đang tạo tệp. Xem ở').first().waitFor()
    await page.goto('/quan-tri/tep-da-xuat/')
    await page.getByText('Đã xong').waitFor()
    await expectSound(page, 'desk-exports-1280')
    const { text } = await saved(page, () => page.getByRole('link', { name: 'Tải tệp' }).click())
    expect(text.trim().split('\r\n')).toHaveLength(2002)
    await page.setViewportSize(phone)
    await expectSound(page, 'desk-exports-360')
  })
})

test('a view is kept by name, shared with colleagues, and opens the list for whoever wants it', async () => {
  const visitor = await inBackoffice(stage, 'content', `${vouchers}?trang-thai=running`, {
    viewport: desktop,
  })
  const { page } = visitor
  await page.getByText('Chế độ xem', { exact: true }).click()
  await page.getByRole('button', { name: 'Lưu chế độ đang xem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lưu chế độ đang xem' })
  await dialog.getByRole('textbox', { name: 'Tên chế độ xem' }).fill('Đợt đang chạy')
  await dialog.getByRole('switch', { name: 'Chia sẻ' }).click()
  await expectSound(page, 'desk-view-1280')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.waitFor({ state: 'detached' })

  const colleague = await inBackoffice(stage, 'care', vouchers, { viewport: phone })
  await colleague.page.getByRole('button', { name: /^Bộ lọc/ }).click()
  await colleague.page.getByText('Chế độ xem', { exact: true }).click()
  await expectSound(colleague.page, 'desk-views-360')
  await colleague.page.getByRole('button', { name: 'Tuỳ chọn chế độ xem Đợt đang chạy' }).click()
  await colleague.page.getByRole('checkbox', { name: 'Mở chế độ này khi vào danh sách' }).click()
  await colleague.page.getByRole('dialog').waitFor({ state: 'detached' })
  await colleague.open(vouchers)
  await colleague.page.waitForURL(/trang-thai=running/)
  // Whoever asks for all of it gets all of it.
  await colleague.page.getByRole('link', { name: /^Bỏ lọc Trạng thái/ }).click()
  await colleague.page.waitForURL((url) => url.search === '')

  await page.getByText('Chế độ xem', { exact: true }).click()
  await page.getByRole('button', { name: 'Tuỳ chọn chế độ xem Đợt đang chạy' }).click()
  const own = page.getByRole('dialog', { name: 'Chế độ xem Đợt đang chạy' })
  await own.getByRole('textbox', { name: 'Tên chế độ xem' }).fill('Đang chạy')
  await own.getByRole('button', { name: 'Lưu' }).click()
  await own.waitFor({ state: 'detached' })
  await page.getByText('Chế độ xem', { exact: true }).click()
  await page.getByRole('button', { name: 'Tuỳ chọn chế độ xem Đang chạy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá' }).click()
  await page.getByText('Đã xoá chế độ xem').first().waitFor()
})

describe('Ctrl-K', () => {
  test('does what the page offers, goes to a screen and to a record, by keys alone', async () => {
    await addEmployees(stage.shop, 'CK', 1)
    const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
    await page.getByRole('table').waitFor()
    const box = page.getByRole('combobox', { name: /^Tìm đơn hàng/ })
    await page.keyboard.press('Control+k')
    await box.fill('them nhan vien')
    await page.getByRole('option', { name: 'Thêm nhân viên' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Thêm nhân viên' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await box.fill('khao sat')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/quan-tri/khao-sat/')
    await page.keyboard.press('Control+k')
    await box.fill('CK0001')
    await page.getByRole('option', { name: /^CK0001 · Nguyễn Văn An/ }).waitFor()
    await expectSound(page, 'desk-palette-1280')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Nguyễn Văn An' }).waitFor()
  })

  test('is a press away on a phone, and shows nothing that is not theirs', async () => {
    const { page } = await inBackoffice(stage, 'warehouse', '/quan-tri/don-hang/', {
      viewport: phone,
    })
    await page.getByRole('button', { name: 'Tìm hoặc đi tới…' }).click()
    await page.getByRole('option', { name: 'Sản phẩm', exact: true }).waitFor()
    expect(await page.getByRole('option', { name: 'Nhân viên' }).count()).toBe(0)
    await expectSound(page, 'desk-palette-360')
    await expectNoSidewaysScrolling(page)
  })
})
