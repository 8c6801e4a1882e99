import { beforeAll, describe, expect, test } from 'vitest'
import { addSurvey } from '#domain/survey/backoffice/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { hireStaff } from '../support/staff.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

/** Lists that staff only look at, or whose records have editors of their own: the same tools as any other. */
const stage = createE2eShop()

beforeAll(async () => {
  const { ctx } = stage.shop
  await ctx.pool.query(
    `insert into bank_transaction (feed_id, account, amount, content, bank_reference, booked_at, received_at, raw, state)
     select 'look-' || n, '0011', 100000 + n, 'chuyen tien ' || n, 'FTLOOK' || n, now(), now(), '{}',
       case when n % 2 = 0 then 'unmatched' else 'new' end
     from generate_series(1, 4) n`,
  )
  await ctx.pool.query(
    `insert into refund (order_code, method, amount, reason, cause, state, created_at)
     select 'DH261121LOOK' || n, 'qrCode', 50000 * n, 'cancelled', 'look:' || n, 'byHand', now()
     from generate_series(1, 2) n`,
  )
})

describe('transfers', () => {
  test('keep state and words in the address, lose columns, keep a view, and are gone through by keys', async () => {
    const { page, open } = await inBackoffice(stage, 'accountant', '/quan-tri/doi-soat/', {
      viewport: desktop,
    })
    await page.getByRole('link', { name: /^Chưa rõ đơn/ }).click()
    await page.waitForURL(/trang-thai=unmatched/)
    await page.locator('body').press('/')
    await page.keyboard.type('chuyen tien 2')
    await page.getByRole('link', { name: 'Bỏ lọc Tìm: “chuyen tien 2”' }).waitFor()
    await page.getByText('FTLOOK4').waitFor({ state: 'detached' })
    await page.getByText('FTLOOK2').waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('FTLOOK2')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Phím tắt' })
    await help.getByText('Dòng dưới, dòng trên').waitFor()
    expect(await help.getByText('Sửa dòng đang chọn').count()).toBe(0)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.getByText('Cột', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Đơn hàng' }).click()
    await page.getByRole('columnheader', { name: 'Đơn hàng' }).waitFor({ state: 'detached' })
    await expectSound(page, 'desk-transfers-tools-1280')

    await page.getByText('Chế độ xem', { exact: true }).click()
    await page.getByRole('button', { name: 'Lưu chế độ đang xem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lưu chế độ đang xem' })
    await dialog.getByRole('textbox', { name: 'Tên chế độ xem' }).fill('Cần xử lý')
    await dialog.getByRole('button', { name: 'Lưu' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.setViewportSize(phone)
    await open('/quan-tri/doi-soat/')
    await expectSound(page, 'desk-transfers-360')
    await expectNoSidewaysScrolling(page)
    await page.getByRole('button', { name: /^Bộ lọc/ }).click()
    await page.getByText('Chế độ xem', { exact: true }).click()
    await page.getByRole('link', { name: 'Cần xử lý' }).click()
    await page.waitForURL(/trang-thai=unmatched/)
  })
})

test('refunds are narrowed by state and amount', async () => {
  const { page } = await inBackoffice(stage, 'accountant', '/quan-tri/hoan-tien/', {
    viewport: desktop,
  })
  await page.getByText('DH261121LOOK1').waitFor()
  await page.getByRole('searchbox').fill('100.000')
  await page.getByText('DH261121LOOK1').waitFor({ state: 'detached' })
  await page.getByText('DH261121LOOK2').waitFor()
  await expectSound(page, 'desk-refunds-tools-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-refunds-360')
  await expectNoSidewaysScrolling(page)
})

test('surveys are sorted by a head, narrowed by a chip, and begun by Ctrl-K', async () => {
  const { headers } = await hireStaff(stage.shop, 'content')
  const blank = { intro: '', thanks: '', access: 'all' as const }
  for (const [title, closes_on] of [
    ['Bảng hiệu mới', '2026-12-31'],
    ['Ánh sáng quầy', '2026-12-01'],
  ] as const) {
    const days = { opens_on: '2026-11-01', closes_on, reward_points: 0 }
    await stage.shop.call(
      addSurvey,
      { ...blank, ...days, title, store_codes: [], questions: [] },
      { headers },
    )
  }
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/khao-sat/', {
    viewport: desktop,
  })
  const titles = () => page.locator('[data-rows] tbody tr td:first-child').allInnerTexts()
  await page.getByText('2 kết quả').waitFor()
  await page.getByRole('button', { name: 'Thời gian' }).click()
  await page.waitForURL(/sap-xep=closes/)
  await expect.poll(titles).toEqual(['Ánh sáng quầy', 'Bảng hiệu mới'])
  await page.getByRole('button', { name: 'Thời gian' }).click()
  await expect.poll(titles).toEqual(['Bảng hiệu mới', 'Ánh sáng quầy'])
  await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption('draft')
  await page.getByRole('link', { name: /^Bỏ lọc Trạng thái/ }).waitFor()
  await expectSound(page, 'desk-surveys-tools-1280')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Tìm đơn hàng/ }).fill('soan khao sat')
  await page.getByRole('option', { name: 'Soạn khảo sát' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Soạn khảo sát mới' }).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-surveys-360')
  await expectNoSidewaysScrolling(page)
})

test('products are narrowed by chips, each taken away by a press', async () => {
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/san-pham/', {
    viewport: desktop,
  })
  await page.getByRole('table').waitFor()
  await page.getByRole('combobox', { name: 'Hiển thị' }).selectOption('no')
  await page.getByRole('combobox', { name: 'Tồn kho' }).selectOption('out')
  await page.waitForURL(/hien-thi=no&ton-kho=out/)
  await page.getByText('Không có sản phẩm phù hợp').waitFor()
  await page.getByRole('link', { name: 'Bỏ lọc Tồn kho: Hết hàng' }).click()
  await page.getByRole('link', { name: 'Bỏ lọc Hiển thị: Đang ẩn' }).click()
  await page.getByRole('table').waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await expectSound(page, 'desk-products-tools-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-products-360')
  await expectNoSidewaysScrolling(page)
})

test('the audit is narrowed to one person and one kind of thing, each a chip', async () => {
  const member = await hireStaff(stage.shop, 'content', 'xem.nhat.ky')
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/nhat-ky/', { viewport: desktop })
  await page.getByRole('table').waitFor()
  await page.getByRole('combobox', { name: 'Nhân viên' }).selectOption(String(member.id))
  await page.waitForURL(new RegExp(`nhan-vien=${member.id}`))
  await page.getByRole('link', { name: 'Bỏ lọc Nhân viên: Trần Thị Bình' }).waitFor()
  await page.getByText('1 kết quả').waitFor()
  await page.getByRole('combobox', { name: 'Đối tượng' }).selectOption('order')
  await page.getByText('Không có thao tác phù hợp').waitFor()
  await page.getByRole('link', { name: 'Bỏ lọc Đối tượng: Đơn hàng' }).click()
  await page.getByRole('link', { name: /^Bỏ lọc Nhân viên/ }).click()
  await page.getByRole('table').waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await expectSound(page, 'desk-audit-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'desk-audit-360')
  await expectNoSidewaysScrolling(page)
})
