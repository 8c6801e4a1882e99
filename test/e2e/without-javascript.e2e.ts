import { expect, test } from 'vitest'
import { desktop, keepScreen } from '../support/browser.ts'
import { expectNoSidewaysScrolling } from './support/soundness.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const scriptless = { javaScriptEnabled: false }

test('home leads to products, and the search form finds with a slip', async () => {
  const { page } = await stage.visit('/', scriptless)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoSidewaysScrolling(page)
  await keepScreen(page, 'home-without-javascript-360')
  const search = page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' })
  await search.fill('glucosamn')
  await search.press('Enter')
  await page.waitForURL('**/mua-hang/?search=glucosamn')
  await page
    .getByRole('heading', { name: /Glucosamine/ })
    .first()
    .waitFor()
  await page
    .getByRole('link', { name: /Glucosamine/ })
    .first()
    .click()
  await page.waitForURL('**/mua-hang/*/')
  await page.getByRole('heading', { level: 1, name: /Glucosamine/ }).waitFor()
})

test('filters and sorting are forms, the pager is links', async () => {
  const { page } = await stage.visit('/mua-hang/', { ...scriptless, viewport: desktop })
  const filters = page.getByRole('complementary', { name: 'Bộ lọc' })
  await filters.getByLabel(/^Xương khớp/).check()
  await filters.getByLabel(/^Bổ mắt/).check()
  await filters.getByRole('button', { name: 'Áp dụng bộ lọc' }).click()
  await page.waitForURL((url) => url.searchParams.getAll('c').join() === 'xuong-khop,bo-mat')
  await page.getByRole('link', { name: 'Bỏ lọc Bổ mắt' }).waitFor()

  await page.getByLabel('Sắp xếp theo').selectOption('Giá cao đến thấp')
  await page.getByRole('button', { name: 'Sắp xếp' }).click()
  await page.waitForURL((url) => url.searchParams.get('sort') === 'price-desc')
  expect(new URL(page.url()).searchParams.getAll('c').join()).toBe('xuong-khop,bo-mat')

  await page.goto('/mua-hang/')
  await page.getByRole('link', { name: 'Trang 2' }).click()
  await page.waitForURL('**/mua-hang/?page=2')
})

test('on a phone the sheet of filters and the side menu open all the same', async () => {
  const { page } = await stage.visit('/mua-hang/', scriptless)
  await page.getByRole('button', { name: 'Bộ lọc' }).click()
  const filters = page.getByRole('complementary', { name: 'Bộ lọc' })
  await filters.getByLabel(/^Bổ mắt/).check()
  await filters.getByRole('button', { name: /^Xem \d+ sản phẩm$/ }).click()
  await page.waitForURL('**/mua-hang/?c=bo-mat')

  await page.getByRole('button', { name: 'Mở menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Xương khớp' }).click()
  await page.waitForURL('**/mua-hang/?c=xuong-khop')
})

test('categories open on a wide screen', async () => {
  const { page } = await stage.visit('/', { ...scriptless, viewport: desktop })
  await page.getByText('Danh mục', { exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Bổ mắt' }).click()
  await page.waitForURL('**/mua-hang/?c=bo-mat')
})

test('a product and a page of fixed content can be read', async () => {
  const { page, open } = await stage.visit('/mua-hang/jex/', scriptless)
  const main = page.getByRole('main')
  for (const text of ['VNĐ', 'Thành phần', 'Số ĐKSP', 'JavaScript']) {
    await eventually(() => main.innerText()).toContain(text)
  }
  expect(await page.getByRole('button', { name: 'Thêm vào giỏ' }).count()).toBe(0)
  await open('/chinh-sach-doi-tra/')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test.for(['/gio-hang/', '/gio-hang/giao-hang/', '/tra-cuu-don-hang/'])(
  '%s says honestly that it needs JavaScript, and whom to call',
  async (path) => {
    const { page } = await stage.visit(path, scriptless)
    await page.getByText(/Trình duyệt của Quý khách đang tắt JavaScript.*gọi \d/).waitFor()
    await keepScreen(page, `without-javascript${path.replaceAll('/', '-')}360`)
  },
)
