import { describe, expect, test } from 'vitest'
import { desktop } from '../support/browser.ts'
import { saveSetting } from '#server/settings/index.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

describe('the search box', () => {
  test('offers on focus what staff wrote, and what was searched for in this browser', async () => {
    await saveSetting(stage.shop.ctx, 'popularSearches', ['Mất ngủ', 'Khô mắt'])
    const { page, open } = await stage.visit('/')
    const box = page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' })
    await box.focus()
    const popular = page.getByRole('group', { name: 'Tìm kiếm phổ biến' })
    await popular.getByRole('option', { name: 'Khô mắt' }).waitFor()
    await expectSound(page, 'search-focus-360')
    await box.fill('xuong khop')
    await box.press('Enter')
    await page.waitForURL('**/mua-hang/?search=xuong+khop')

    await open('/')
    await box.focus()
    const recent = page.getByRole('group', { name: 'Tìm gần đây' })
    await recent.getByRole('option', { name: 'xuong khop' }).waitFor()
    await page.getByText('Xoá tìm gần đây').click()
    await recent.waitFor({ state: 'detached' })
    await popular.getByRole('option', { name: 'Mất ngủ' }).click()
    await page.waitForURL('**/mua-hang/?search=M%E1%BA%A5t+ng%E1%BB%A7')

    await open('/s/')
    await page.getByRole('main').getByRole('link', { name: 'Khô mắt' }).waitFor()
  })

  test('leads to a category and a brand, and shows products that fit in part', async () => {
    const { page } = await stage.visit('/', { viewport: desktop })
    const box = page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' })
    await box.fill('vien uong dep da')
    await page.getByRole('group', { name: 'Danh mục' }).getByText('Đẹp da').waitFor()
    await page
      .getByRole('option', { name: /Angela/ })
      .first()
      .waitFor()
    await box.fill('nutri')
    await page.getByRole('group', { name: 'Thương hiệu' }).getByRole('option').click()
    await page.waitForURL('**/mua-hang/?brands=nutriva')
  })

  test('shows the way to all results whole on a narrow screen, and is emptied with one press', async () => {
    const { page } = await stage.visit('/')
    const box = page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' })
    await box.fill('vien')
    const list = page.getByRole('listbox')
    const all = page.getByRole('option', { name: /^Xem tất cả kết quả/ })
    // The way to all stands there from the first letter on, what it leads past comes with the answer.
    await page.getByRole('group', { name: 'Sản phẩm' }).waitFor()
    expect(await list.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true)
    const [row, panel] = await Promise.all([all.boundingBox(), list.boundingBox()])
    expect(row!.y + row!.height).toBeLessThanOrEqual(panel!.y + panel!.height)
    await expectSound(page, 'suggestions-all-360')
    await all.click()
    await page.waitForURL('**/mua-hang/?search=vien')
    await eventually(() => box.inputValue()).toBe('vien')
    const clear = page.getByRole('button', { name: 'Xoá từ đang tìm' })
    await expectSound(page, 'search-clear-360')
    await clear.click()
    await eventually(() => box.inputValue()).toBe('')
    await eventually(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
    await clear.waitFor({ state: 'detached' })
  })
})

test('a search without results shows no empty filters, but what others choose', async () => {
  const { page } = await stage.visit('/mua-hang/?search=zzqqxx', { viewport: desktop })
  await page.getByRole('heading', { name: 'Chưa có sản phẩm phù hợp' }).waitFor()
  expect(await page.getByRole('complementary', { name: 'Bộ lọc' }).count()).toBe(0)
  expect(await page.getByLabel('Sắp xếp theo').count()).toBe(0)
  await page.getByRole('heading', { name: 'Được nhiều người chọn' }).waitFor()
})

test('a brand is found in the sheet of filters, and all filters are taken back there', async () => {
  const { page } = await stage.visit('/mua-hang/')
  await page.getByRole('button', { name: 'Bộ lọc' }).click()
  const sheet = page.getByRole('complementary', { name: 'Bộ lọc' })
  await sheet.getByRole('searchbox', { name: 'Tìm thương hiệu' }).fill('wit')
  await sheet.getByLabel(/^WIT/).check()
  await page.waitForURL('**/mua-hang/?brands=wit')
  await sheet.getByRole('link', { name: 'Xoá lọc' }).click()
  await page.waitForURL((url) => url.pathname === '/mua-hang/' && url.search === '')
})

test('the campaign that somebody came by stays in the address on the shop’s moves', async () => {
  const { page } = await stage.visit('/?utm_source=zalo&fbclid=1', { viewport: desktop })
  await page.getByRole('main').getByRole('link', { name: 'Bổ mắt' }).first().click()
  const query = () => [...new URL(page.url()).searchParams]
  const marks = [
    ['utm_source', 'zalo'],
    ['fbclid', '1'],
  ]
  await eventually(query).toEqual([['c', 'bo-mat'], ...marks])
  await page
    .getByRole('main')
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .getByRole('link', { name: /WIT/ })
    .first()
    .click()
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/mua-hang\/.+/)
  await eventually(query).toEqual(marks)
  await page.goBack()
  await eventually(query).toEqual([['c', 'bo-mat'], ...marks])
})

describe('header, menu and footer', () => {
  test('lead to an order on every screen', async () => {
    const { page } = await stage.visit('/', { viewport: desktop })
    for (const place of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(place).getByRole('link', { name: 'Tra cứu đơn hàng' }).first()
      await eventually(() => link.getAttribute('href')).toBe('/tra-cuu-don-hang/')
    }
  })

  test('show licence, Ministry’s mark and Zalo once staff fill them in, and nothing before', async () => {
    const { page, open } = await stage.visit('/mua-hang/jex/')
    const footer = page.getByRole('contentinfo')
    for (const name of [/Bộ Công Thương/, /Zalo/]) {
      expect(await page.getByRole('link', { name }).count()).toBe(0)
    }
    const { value: shop } = await (
      await fetch(`${stage.shop.origin}/api/settings?key=shop`)
    )
      .json()
      .then(({ data }) => data)
    await saveSetting(stage.shop.ctx, 'shop', {
      ...shop,
      ...{ pharmacyLicence: 'số 123/ĐKKDD', ministryLink: 'https://online.gov.vn/1' },
      zaloLink: 'https://zalo.me/anlanh',
    })
    await open('/mua-hang/jex/')
    await footer.getByText('Nhà thuốc: số 123/ĐKKDD').waitFor()
    await footer.getByRole('link', { name: 'Đã thông báo Bộ Công Thương' }).waitFor()
    await eventually(() => page.getByRole('link', { name: 'Nhắn Zalo' }).count()).toBe(2)
    await expectSound(page, 'footer-proofs-360')
  })
})

test('questions fold, each opened by a press before any script', async () => {
  const { page } = await stage.visit('/cac-cau-hoi-thuong-gap/', { javaScriptEnabled: false })
  const answer = page.getByText('Quý khách có thể chọn “Mua hàng không cần tài khoản”')
  expect(await answer.isVisible()).toBe(false)
  await page.getByText('Tôi có cần tạo tài khoản mới mua được không?').click()
  await answer.waitFor()
})
