import { expect, test } from 'vitest'
import { addDays, formatDate, vietnamDayOf } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { settlePrices } from '#server/catalog/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { expectNotice } from './support/notices.ts'
import { readProduct } from './support/order-rows.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, eventually } from './support/stage.ts'

const stage = createE2eShop()

test('a price from 08:00 tomorrow is planned, approved by another person, and holds then', async () => {
  const product = await readProduct(stage.shop, 'jex')
  const visitor = await inBackoffice(stage, 'content', `/quan-tri/san-pham/${product.id}/`, {
    viewport: desktop,
  })
  const { page } = visitor
  const panel = page.getByRole('region', { name: 'Lịch giá và lịch sử' })
  await panel.getByText('Chưa có lịch giá nào cho sản phẩm này.').waitFor()
  await panel.getByRole('button', { name: 'Lên lịch giá' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lên lịch giá' })
  await dialog.getByRole('textbox', { name: 'Giá bán' }).fill('150000')
  const { clock } = stage.shop.ctx
  const tomorrow = addDays(vietnamDayOf(clock.now()), 1)
  await dialog.getByRole('textbox', { name: 'Bắt đầu' }).fill(formatDate(tomorrow))
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Mở bán cuối năm')
  await expectSound(page, 'backoffice-price-plan-add-1280')
  await dialog.getByRole('button', { name: 'Lên lịch giá' }).click()
  await expectNotice(page, /chờ người thứ hai duyệt/)
  await panel.getByText('Chờ duyệt').waitFor()
  await expectSound(page, 'backoffice-product-prices-1280')
  await panel.getByRole('link', { name: /150\.000/ }).click()
  await page.getByText(/cần một người khác\.$/).waitFor()
  const address = new URL(page.url()).pathname

  const other = await inBackoffice(stage, 'accountant', address, { viewport: phone })
  await other.page.getByRole('button', { name: 'Duyệt', exact: true }).click()
  const approval = other.page.getByRole('dialog', { name: 'Duyệt' })
  await approval.getByRole('textbox', { name: 'Lý do' }).fill('Đúng kế hoạch')
  await approval.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expectNotice(other.page, /Đã duyệt lịch giá/)
  await other.page.getByText('Đã lên lịch').first().waitFor()
  await expectNoSidewaysScrolling(other.page)
  await expectSound(other.page, 'backoffice-price-plan-360')

  // Tomorrow both would have to log in again, and an open desk asks for its figures by itself.
  await Promise.all([page.close(), other.page.close()])
  const starts = new Date(`${tomorrow}T08:00:00+07:00`)
  clock.advance(starts.getTime() - clock.now().getTime())
  await settlePrices(stage.shop.ctx.db, clock.now())
  const shopper = await stage.visit('/mua-hang/jex/', { viewport: phone })
  await shopper.page.getByText('150.000').first().waitFor()
})

test('a price is planned from the list: the product by its name, what it costs now beside the new price', async () => {
  const product = await readProduct(stage.shop, 'otiv')
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/lich-gia/', {
    viewport: desktop,
  })
  await page.getByRole('button', { name: 'Lên lịch giá' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lên lịch giá' })
  const price = dialog.getByRole('textbox', { name: 'Giá bán' })
  expect(await price.inputValue()).toBe('')
  await dialog.getByRole('combobox', { name: 'Sản phẩm' }).fill('otiv')
  const found = page.getByRole('option', { name: new RegExp(product.product_code) })
  await found.getByText(formatVnd(product.discount_price)).waitFor()
  await expectSound(page, 'backoffice-price-plan-pick-1280')
  await found.click()
  await dialog.getByText(product.name).waitFor()
  // Where one goes on: what is typed next is the price.
  await eventually(() => price.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type(String(product.discount_price - 1000))
  const now = formatVnd(product.discount_price)
  await dialog.getByText(`Đang bán ${now} → `).waitFor()
  await expectSound(page, 'backoffice-price-plan-picked-1280')
  await page.setViewportSize(phone)
  await expectSound(page, 'backoffice-price-plan-picked-360')
  await page.setViewportSize(desktop)
  const tomorrow = addDays(vietnamDayOf(stage.shop.ctx.clock.now()), 1)
  await dialog.getByRole('textbox', { name: 'Bắt đầu' }).fill(formatDate(tomorrow))
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Giá tháng mới')
  await dialog.getByRole('button', { name: 'Lên lịch giá' }).click()
  await page.waitForURL(/\/quan-tri\/lich-gia\/\d+\/$/)
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
})

test('prices come as a file: a preview with what is wrong, then all of it', async () => {
  const before = await readProduct(stage.shop, 'otiv')
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/bang-gia/', {
    viewport: desktop,
  })
  await page.getByRole('heading', { level: 1, name: 'Bảng giá và kiểm kho' }).waitFor()
  await expectSound(page, 'backoffice-price-list-1280')
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập từ tệp' })
  const choose = (price: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'gia.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Mã sản phẩm,Giá bán hiện tại,Giá bán mới\n${before.product_code},${before.discount_price},${price}\n`,
      ),
    })
  await choose('chín')
  await dialog.getByText(/“chín” không phải số tiền/).waitFor()
  await expectSound(page, 'backoffice-price-import-wrong-1280')
  const price = before.discount_price - 1000
  await choose(String(price))
  await dialog.getByText(String(price)).waitFor()
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Bảng giá tháng 12')
  await expectSound(page, 'backoffice-price-import-1280')
  await dialog.getByRole('button', { name: 'Nhập danh sách' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await readProduct(stage.shop, 'otiv')).discount_price).toBe(price)
})

test('on a phone', async () => {
  const { page } = await inBackoffice(stage, 'content', '/quan-tri/bang-gia/', { viewport: phone })
  for (const [path, title, name] of [
    ['bang-gia', 'Bảng giá và kiểm kho', 'price-list'],
    ['lich-gia', 'Lịch giá', 'price-plans'],
  ] as const) {
    await page.goto(`/quan-tri/${path}/`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectNoSidewaysScrolling(page)
    await expectSound(page, `backoffice-${name}-360`)
  }
})
