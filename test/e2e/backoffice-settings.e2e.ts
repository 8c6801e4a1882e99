import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readSetting } from '#server/settings/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { chooseInMenu, inBackoffice } from './support/backoffice.ts'
import { readProduct } from './support/order-rows.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { createE2eShop, expectTroubles } from './support/stage.ts'
import { saveSetting } from '#server/settings/index.ts'

const stage = createE2eShop()
const path = '/quan-tri/cai-dat/'

async function openSetting(page: Page, label: string) {
  await page.getByRole('button', { name: `Sửa: ${label}` }).click()
  return page.getByRole('form', { name: `Sửa: ${label}` })
}

const group = (slug: string) => `${path}?nhom=${slug}`

const save = { name: 'Lưu cài đặt' }

test('a fee of a province is set by the province’s name and an amount with dots', async () => {
  const { page } = await inBackoffice(stage, 'admin', group('giao-hang'), { viewport: phone })
  const dialog = await openSetting(page, 'Phí giao hàng')
  await dialog.getByText('Chưa có gì thay đổi so với giá trị đang dùng.').waitFor()
  await dialog.getByLabel('Giao tận nơi (VNĐ)').fill('12500')
  expect(await dialog.getByLabel('Giao tận nơi (VNĐ)').inputValue()).toBe('12.500')
  const table = dialog.getByRole('group', { name: 'Phí riêng theo tỉnh, thành phố' })
  await table.getByRole('combobox', { name: 'Thêm tỉnh, thành phố' }).fill('ha noi')
  await table.getByRole('option', { name: 'Hà Nội' }).click()
  await dialog.getByLabel('Lý do').fill('Phí mới của đơn vị vận chuyển')
  await dialog.getByRole('button', save).click()
  const fee = table.getByRole('textbox', { name: /^(?:Thành phố )?Hà Nội \(VNĐ\)/ })
  await dialog.getByText('Vui lòng chọn/điền').waitFor()
  expect(await fee.evaluate((field) => field === document.activeElement)).toBe(true)
  await fee.fill('20000')
  // A field that lies half below the header is taken for too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectSound(page, 'backoffice-setting-fees-360')
  await dialog.getByRole('button', save).click()
  await page.getByText('Đã lưu cài đặt').first().waitFor()
  await expectNoSidewaysScrolling(page)
  expect(await readSetting(stage.shop.ctx.db, 'shippingFee')).toEqual({
    normal: 12_500,
    pickup: 0,
    byProvince: { '1': 20_000 },
  })
})

test('a price for staff is set by the product’s name; words of the search box are chips', async () => {
  // The demo has given a price to many already.
  await saveSetting(stage.shop.ctx, 'ECO_STAFF_INCENTIVES', {})
  const product = await readProduct(stage.shop, 'jex')
  const { page } = await inBackoffice(stage, 'admin', group('gia-va-uu-dai'), {
    viewport: desktop,
  })
  const dialog = await openSetting(page, 'Ưu đãi nhân viên')
  await dialog.getByRole('combobox', { name: 'Thêm sản phẩm' }).fill(product.product_code)
  await dialog.getByRole('option', { name: product.name }).click()
  await dialog
    .getByRole('textbox', { name: `${product.name} (${product.product_code}) (%)` })
    .fill('120')
  await dialog.getByLabel('Lý do').fill('Ưu đãi tháng này')
  await dialog.getByRole('button', save).click()
  await dialog.getByText('Nhiều nhất 100').waitFor()
  await dialog.getByRole('textbox', { name: product.name }).fill('15')
  await expectSound(page, 'backoffice-setting-staff-1280')
  await dialog.getByRole('button', save).click()
  await page.getByText('Đã lưu cài đặt').first().waitFor()
  expect(await readSetting(stage.shop.ctx.db, 'ECO_STAFF_INCENTIVES')).toEqual({
    [product.product_code]: 15,
  })

  const contents = page.getByRole('navigation', { name: 'Nhóm cài đặt' })
  await contents.getByRole('link', { name: 'Cửa hàng' }).click()
  const words = await openSetting(page, 'Tìm kiếm phổ biến')
  await words.getByRole('button', { name: 'Bỏ Xương khớp' }).click()
  await words.getByRole('textbox', { name: 'Từ mới' }).fill('Tăng đề kháng')
  await words.getByRole('textbox', { name: 'Từ mới' }).press('Enter')
  await words.getByRole('button', { name: 'Bỏ Tăng đề kháng' }).waitFor()
  await words.getByLabel('Lý do').fill('Từ khách hay tìm')
  await expectSound(page, 'backoffice-setting-words-1280')
  await words.getByRole('button', save).click()
  await words.waitFor({ state: 'detached' })
  const saved = await readSetting(stage.shop.ctx.db, 'popularSearches')
  expect(saved).toContain('Tăng đề kháng')
  expect(saved).not.toContain('Xương khớp')
})

test('of two who edit one setting the second sees both sides and keeps what only one changed', async () => {
  const mine = await inBackoffice(stage, 'admin', group('dat-hang'), { viewport: desktop })
  const dialog = await openSetting(mine.page, 'Giới hạn đặt hàng')
  await dialog.getByLabel('Một số điện thoại').fill('12')
  await dialog.getByLabel('Lý do').fill('Nới cho khách mua nhiều')

  const theirs = await inBackoffice(stage, 'admin', group('dat-hang'), { viewport: desktop })
  const other = await openSetting(theirs.page, 'Giới hạn đặt hàng')
  await other.getByLabel('Một số điện thoại').fill('8')
  await other.getByLabel('Một địa chỉ mạng').fill('400')
  await other.getByLabel('Lý do').fill('Siết lại')
  await other.getByRole('button', save).click()
  await other.waitFor({ state: 'detached' })

  await dialog.getByRole('button', save).click()
  await dialog.getByText('Có người vừa sửa trước bạn').waitFor()
  await expectSound(mine.page, 'backoffice-setting-conflict-1280')
  const both = dialog.getByRole('group', { name: 'Một số điện thoại' })
  await both.getByRole('button', { name: 'Hiện tại 8 đơn mỗi giờ' }).waitFor()
  await both.getByRole('button', { name: 'Của bạn 12 đơn mỗi giờ' }).click()
  await dialog.getByRole('button', save).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await readSetting(stage.shop.ctx.db, 'orderRateLimit')).toEqual({
    perPhone: 12,
    perAddress: 400,
  })
  expectTroubles(mine, /409/)
})

test('a setting is found without diacritics; what is changed and not saved is marked, and asked about on leaving', async () => {
  const { page } = await inBackoffice(stage, 'admin', path, { viewport: desktop })
  await page.getByRole('heading', { level: 2, name: 'Cửa hàng' }).waitFor()
  await page.getByRole('searchbox', { name: 'Tìm trong cài đặt' }).fill('khoi luong kien')
  await page.getByText('1 cài đặt phù hợp').waitFor()
  expect(await page.getByRole('button', { name: /^Sửa: / }).count()).toBe(1)
  await expectSound(page, 'backoffice-settings-found-1280')
  const parcel = await openSetting(page, 'Khối lượng kiện hàng')
  await parcel.getByRole('textbox').first().fill('777')
  const contents = page.getByRole('navigation', { name: 'Nhóm cài đặt' })
  await contents.getByRole('link', { name: 'Giao hàng 1 chưa lưu' }).waitFor()

  // Another group keeps what was typed.
  await contents.getByRole('link', { name: 'Thanh toán' }).click()
  await page.waitForURL('**/cai-dat/?nhom=thanh-toan')
  await page.getByRole('heading', { level: 2, name: 'Thanh toán' }).waitFor()
  await contents.getByRole('link', { name: 'Giao hàng 1 chưa lưu' }).click()
  expect(await parcel.getByRole('textbox').first().inputValue()).toBe('777')
  await parcel.getByText('Sẽ thay đổi 1 mục').waitFor()
  await expectSound(page, 'backoffice-settings-unsaved-1280')

  // Another page would not, so it asks.
  const menu = page.getByRole('navigation', { name: 'Menu quản trị' })
  await menu.getByRole('link', { name: 'Nhật ký', exact: true }).click()
  await page.getByRole('button', { name: 'Ở lại' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Tìm đơn hàng/ }).fill('khao sat')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ở lại' }).click()
  await parcel.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await contents.getByRole('link', { name: /^Giao hàng(?! 1 chưa lưu)/ }).waitFor()
  await menu.getByRole('link', { name: 'Nhật ký', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Nhật ký' }).waitFor()
})

test('the back button asks before it takes away what is not saved', async () => {
  const { page } = await inBackoffice(stage, 'admin', '/quan-tri/don-hang/', { viewport: desktop })
  await chooseInMenu(page, 'Hệ thống', 'Cài đặt')
  const contents = page.getByRole('navigation', { name: 'Nhóm cài đặt' })
  await contents.getByRole('link', { name: 'Giao hàng' }).click()
  const parcel = await openSetting(page, 'Khối lượng kiện hàng')
  await parcel.getByRole('textbox').first().fill('777')
  // Another group is no other page.
  await contents.getByRole('link', { name: 'Thanh toán' }).click()
  await page.waitForURL('**/cai-dat/?nhom=thanh-toan')
  await back(page)
  await page.waitForURL('**/cai-dat/?nhom=giao-hang')
  await parcel.getByText('Sẽ thay đổi 1 mục').waitFor()
  await back(page)
  await page.waitForURL(/cai-dat\/$/)
  await back(page)
  const question = page.getByRole('alertdialog', { name: 'Rời trang khi chưa lưu?' })
  await question.getByRole('button', { name: 'Ở lại' }).click()
  await question.waitFor({ state: 'detached' })
  await page.waitForURL(/cai-dat\/$/)
  await page.getByRole('heading', { level: 1, name: 'Cài đặt' }).waitFor()
  await page.goForward()
  await page.waitForURL('**/cai-dat/?nhom=giao-hang')
  expect(await parcel.getByRole('textbox').first().inputValue()).toBe('777')
  await contents.getByRole('link', { name: 'Giao hàng 1 chưa lưu' }).waitFor()
  await page.evaluate(() => history.go(-2))
  await question.getByRole('button', { name: 'Rời trang' }).click()
  await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor()
  await page.waitForURL('**/don-hang/')
})

/** As the button does: Playwright would wait for a page that may not come. */
function back(page: Page): Promise<void> {
  return page.evaluate(() => history.back())
}

test('on a phone a group is chosen above its settings', async () => {
  const { page } = await inBackoffice(stage, 'admin', path, { viewport: phone })
  await page.getByRole('combobox', { name: 'Nhóm cài đặt' }).selectOption({ label: 'Đặt hàng' })
  await page.getByRole('heading', { level: 2, name: 'Đặt hàng' }).waitFor()
  await page.getByRole('heading', { level: 3, name: 'Giới hạn đặt hàng' }).waitFor()
  await expectNoSidewaysScrolling(page)
  await expectSound(page, 'backoffice-settings-360')
})
