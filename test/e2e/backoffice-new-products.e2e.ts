import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { readProduct } from './support/order-rows.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const list = '/quan-tri/san-pham/'
const head = 'Mã sản phẩm;Tên sản phẩm;Loại;Thương hiệu;Danh mục;Giá gốc;Giá bán;Tồn đầu đếm được'

async function shelfWords(): Promise<{ brand: string; category: string }> {
  const { id } = await readProduct(stage.shop, 'jex')
  return stage.shop.ctx.db
    .selectFrom('product as p')
    .innerJoin('brand as b', 'b.id', 'p.brand_id')
    .innerJoin('category as c', 'c.id', 'p.category_id')
    .select(['b.name as brand', 'c.name as category'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()
}

function choose(dialog: Locator, lines: readonly string[]): Promise<void> {
  return dialog.locator('input[type=file]').setInputFiles({
    name: 'san-pham.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines].join('\r\n')),
  })
}

test('ten products come by a file: a mistake is told, mended, and the list shows what came', async () => {
  const { brand, category } = await shelfWords()
  const { page } = await inBackoffice(stage, 'admin', list, { viewport: desktop })
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập từ tệp' })
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Tệp mẫu Excel' }).click()
  expect((await waiting).suggestedFilename()).toBe('san-pham-moi-mau.xlsx')
  await expectSound(page, 'backoffice-new-products-1280')

  const lines = Array.from(
    { length: 10 },
    (_, at) => `TEP-${at};Kem dưỡng tệp ${at};Mỹ phẩm;${brand};${category};120.000;99.000;12`,
  )
  await choose(dialog, [...lines.slice(0, 9), lines[9]!.replace(category, `${category} x`)])
  await dialog.getByText(`Chưa có danh mục “${category} x”`).waitFor()
  await expectSound(page, 'backoffice-new-products-wrong-1280')
  await choose(dialog, lines)
  await dialog.getByText('Sẽ thêm 10, sửa 0').waitFor()
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Danh mục mở bán')
  await expectSound(page, 'backoffice-new-products-preview-1280')
  await dialog.getByRole('button', { name: 'Nhập danh sách' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Đã thêm 10 sản phẩm, đang ẩn.').waitFor()
  await page.getByRole('link', { name: 'Xem sản phẩm chưa bán' }).click()
  await page.waitForURL(/hien-thi=no/)
  await page.getByText('TEP-9', { exact: true }).waitFor()
  await expectSound(page, 'backoffice-new-products-done-1280')

  // The same file again: each is there already.
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  await choose(dialog, lines)
  await dialog.getByText('10 chỗ cần sửa').waitFor()
  await dialog
    .getByText(/Mã này đã có sản phẩm/)
    .first()
    .waitFor()
})

test('Ctrl-K leads to the file from anywhere', async () => {
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/bang-gia/', {
    viewport: desktop,
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Tìm đơn hàng/ }).fill('nhập sản phẩm')
  await page.getByRole('option', { name: 'Nhập sản phẩm từ tệp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập từ tệp' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})

test('on a phone it stands among what can wait', async () => {
  const { page } = await inBackoffice(stage, 'content', list, { viewport: phone })
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập từ tệp' })
  await dialog.waitFor()
  await choose(dialog, ['SAI;Kem sai;Thuốc;;;0;;'])
  await dialog.getByText(/chưa rõ/).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-new-products-wrong-360')
})
