import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a category is renamed, put first in the menu, and found under its old address', async () => {
  const visitor = await inBackoffice(stage, 'content', '/quan-tri/danh-muc/', {
    viewport: desktop,
  })
  const { page } = visitor
  await page.getByRole('heading', { level: 1, name: 'Danh mục sản phẩm' }).waitFor()
  await expectSound(page, 'backoffice-categories-1280')
  await page
    .getByRole('link', { name: /Bổ mắt/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sửa' }).click()
  const editing = page.getByRole('dialog', { name: 'Sửa danh mục' })
  const slug = editing.getByRole('textbox', { name: 'Đường dẫn' })
  const old = await slug.inputValue()
  await slug.fill('doi-mat-sang')
  await editing.getByRole('textbox', { name: 'Lý do' }).fill('Đường dẫn dễ nhớ hơn')
  await expectSound(page, 'backoffice-category-edit-1280')
  await editing.getByRole('button', { name: 'Lưu' }).click()
  await expectNotice(page, /Đã lưu danh mục/)
  const facts = page.getByRole('region', { name: 'Thông tin' })
  await facts.getByText(old, { exact: true }).waitFor()
  await expectSound(page, 'backoffice-category-1280')

  // What is used stays, and it is said why beforehand.
  await page.getByRole('button', { name: 'Xoá', exact: true }).click()
  const removing = page.getByRole('dialog', { name: /Xoá danh mục/ })
  await removing.getByText(/^Còn \d+ sản phẩm: gộp/).waitFor()
  expect(await removing.getByRole('button', { name: 'Xoá', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')

  await page.goto('/quan-tri/danh-muc/thu-tu/')
  await page.getByRole('heading', { level: 1, name: 'Thứ tự menu' }).waitFor()
  const second = page.getByRole('button', { name: /^Chuyển .* xuống$/ }).first()
  await second.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Có thay đổi chưa lưu.').waitFor()
  await expectSound(page, 'backoffice-menu-order-1280')
  await page.getByRole('button', { name: 'Lưu thứ tự' }).click()
  const saving = page.getByRole('dialog', { name: 'Lưu thứ tự menu' })
  await saving.getByRole('textbox', { name: 'Lý do' }).fill('Theo mùa')
  await saving.getByRole('button', { name: 'Lưu thứ tự' }).click()
  await expectNotice(page, /Đã lưu thứ tự menu/)

  await page.goto(`/mua-hang/?c=${old}`)
  expect(new URL(page.url()).search).toBe('?c=doi-mat-sang')
  await expectSound(page, 'shop-category-renamed-1280')
})

test('on a phone', async () => {
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/danh-muc/thu-tu/', {
    viewport: phone,
  })
  await page.getByRole('heading', { level: 1, name: 'Thứ tự menu' }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-menu-order-360')
  for (const [path, title, name] of [
    ['thuong-hieu', 'Thương hiệu', 'brands'],
    ['nhom-san-pham', 'Nhóm sản phẩm', 'sub-categories'],
    ['tu-dong-nghia', 'Từ đồng nghĩa', 'synonyms'],
    ['trung-tam-tiem', 'Trung tâm tiêm chủng', 'vaccine-centers'],
  ] as const) {
    await page.goto(`/quan-tri/${path}/`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectNoSidewaysScrolling(page)
    await expectSound(page, `backoffice-${name}-360`)
  }
})
