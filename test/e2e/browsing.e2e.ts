import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, inMotion } from '../support/browser.ts'
import { readProduct } from './support/order-rows.ts'
import { staticPages } from './support/pages.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

describe('the product list', () => {
  test('is narrowed in a sheet on a phone; the address holds every choice', async () => {
    const { page } = await stage.visit('/mua-hang/')
    await expectSound(page, 'list-360')
    await page.getByRole('button', { name: 'Bộ lọc' }).click()
    const sheet = filtersOf(page)
    await sheet.getByText('Xương khớp').waitFor()
    await expectSound(page, 'filters-360')
    const offered = await countBeside(page, 'Xương khớp')
    await tick(sheet.getByLabel(/^Xương khớp/))
    await page.waitForURL('**/mua-hang/?c=xuong-khop')
    await eventually(() => resultCount(page)).toBe(offered)

    await tick(sheet.getByLabel(/^Sụn khớp/))
    await page.waitForURL('**/mua-hang/?c=xuong-khop&sc=sun-khop')
    await tick(sheet.getByRole('group', { name: 'Thương hiệu' }).getByLabel(/^JEX/))
    await page.waitForURL('**/mua-hang/?c=xuong-khop&sc=sun-khop&brands=jex')
    await sheet.getByRole('button', { name: /^Xem \d+ sản phẩm$/ }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Bộ lọc (3)' }).waitFor()
    await expectSound(page, 'list-filtered-360')

    await page.getByRole('link', { name: 'Bỏ lọc Xương khớp' }).click()
    await eventually(() => new URL(page.url()).search).not.toContain('c=xuong-khop')
    await page.getByRole('link', { name: 'Xoá tất cả' }).click()
    await page.waitForURL((url) => url.search === '')
  })

  test('counts beside each choice what choosing it shows', async () => {
    const { page, open } = await stage.visit('/mua-hang/', { viewport: desktop })
    const choices = await filtersOf(page)
      .getByRole('group', { name: 'Danh mục' })
      .locator('label')
      .all()
    expect(choices).toHaveLength(8)
    for (const choice of choices.slice(0, 3)) {
      const slug = await choice.getByRole('checkbox').getAttribute('value')
      const count = Number(/\d+$/.exec((await choice.innerText()).trim())?.[0])
      await open(`/mua-hang/?c=${slug}`)
      expect(await resultCount(page), String(slug)).toBe(count)
      await open('/mua-hang/')
    }
    await expectSound(page, 'list-1280')
  })

  test('sorts by price, turns pages, and back and forward find everything as it was', async () => {
    const { page } = await stage.visit('/mua-hang/')
    await page.getByLabel('Sắp xếp theo').selectOption('Giá thấp đến cao')
    await page.waitForURL('**/mua-hang/?sort=price-asc')
    await eventually(async () => isAscending(await pricesShown(page))).toBe(true)
    const first = await namesShown(page)

    await page.getByRole('link', { name: 'Trang 2' }).click()
    await page.waitForURL('**/mua-hang/?sort=price-asc&page=2')
    await eventually(() => namesShown(page)).not.toEqual(first)
    const second = await namesShown(page)
    await eventually(() =>
      page.getByRole('link', { name: 'Trang 2' }).getAttribute('aria-current'),
    ).toBe('page')

    await page.goBack()
    await eventually(() => namesShown(page)).toEqual(first)
    await eventually(() => page.getByLabel('Sắp xếp theo').inputValue()).toBe('price-asc')
    await page.goForward()
    await eventually(() => namesShown(page)).toEqual(second)
  })

  test('gives its place on the page back after a product was looked at', async () => {
    const { page } = await stage.visit('/mua-hang/')
    const card = cardsOf(page).nth(8).getByRole('link')
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await card.click()
    await page.waitForURL('**/mua-hang/*/')
    await page.goBack()
    await eventually(() => page.evaluate(() => scrollY)).toBe(before)
  })

  test('a search starts on the first page again, and finds nothing politely', async () => {
    const { page } = await stage.visit('/mua-hang/?page=2')
    const search = page.getByRole('combobox', { name: 'Tìm kiếm sản phẩm' })
    await search.fill('bổ mắt')
    await search.press('Enter')
    await eventually(() => new URL(page.url()).searchParams.get('search')).toBe('bổ mắt')
    expect(new URL(page.url()).searchParams.get('page')).toBe(null)
    await page.getByRole('heading', { level: 1, name: /Kết quả cho “bổ mắt”/ }).waitFor()

    await search.fill('qwxzqwxz')
    await search.press('Enter')
    await page.getByText('Chưa có sản phẩm phù hợp').waitFor()
    await expectSound(page, 'list-nothing-360')
  })
})

describe('menus', () => {
  test('every category and every pair with a sub-category is a link to the filtered shop', async () => {
    const { page } = await stage.visit('/', { viewport: desktop })
    await page.getByText('Danh mục', { exact: true }).first().click()
    const links = page.getByRole('banner').getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const { db } = stage.shop.ctx
    const pairs = await db
      .selectFrom('sub_category')
      .innerJoin('category', 'category.id', 'sub_category.category_id')
      .select(['category.slug as category', 'sub_category.slug as sub'])
      .execute()
    const wanted = pairs.flatMap(({ category, sub }) => [
      `/mua-hang/?c=${category}`,
      `/mua-hang/?c=${category}&sc=${sub}`,
    ])
    expect(wanted.filter((address) => !addresses.includes(address))).toEqual([])
    await expectSound(page, 'menu-1280')
    await page.getByRole('banner').getByRole('link', { name: 'Bổ mắt' }).click()
    await page.waitForURL('**/mua-hang/?c=bo-mat')
    await page.getByRole('heading', { level: 1, name: /Bổ mắt/ }).waitFor()
  })

  test('up to 600 px a side menu opens over the page, and lets go of it by Escape, overlay and link', async () => {
    const { page } = await stage.visit('/', inMotion)
    const opener = page.getByRole('button', { name: 'Mở menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const [width, shown] of [
      [600, true],
      [601, false],
      [360, true],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      expect(await opener.isVisible(), `at ${width} px`).toBe(shown)
    }
    await opener.click()
    await menu.waitFor()
    await expectSound(page, 'side-menu-360')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(
      true,
    )

    await opener.click()
    await page.mouse.click(352, 400)
    await menu.waitFor({ state: 'hidden' })

    await opener.click()
    await menu.getByText('Xương khớp', { exact: true }).click()
    await menu.getByRole('link', { name: 'Tất cả Xương khớp' }).click()
    await page.waitForURL('**/mua-hang/?c=xuong-khop')
    await menu.waitFor({ state: 'hidden' })
    // Nobody is logged in: the exchange of gifts is not offered.
    expect(await page.getByRole('link', { name: 'Đổi quà' }).count()).toBe(0)
  })
})

describe('addresses', () => {
  test('a product is found by its number and by a name it had before, query kept', async () => {
    const { id } = await readProduct(stage.shop, 'jex')
    await stage.shop.ctx.db
      .insertInto('product_slug_history')
      .values({ slug: 'jex-ten-cu', product_id: id })
      .execute()
    for (const old of [`/mua-hang/${id}/`, '/mua-hang/jex-ten-cu/', '/jex/']) {
      const answer = await fetch(`${stage.shop.origin + old}?utm=1`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], old).toEqual([
        301,
        '/mua-hang/jex/?utm=1',
      ])
    }
    const { page } = await stage.visit(`/mua-hang/${id}/`)
    expect(new URL(page.url()).pathname).toBe('/mua-hang/jex/')
  })

  test('without its slash an address leads to the one with it, query kept', async () => {
    const answer = await fetch(`${stage.shop.origin}/mua-hang?c=bo-mat`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/mua-hang/?c=bo-mat'])
  })

  test('who types the word for promotions gets to the offers', async () => {
    const answer = await fetch(`${stage.shop.origin}/khuyen-mai/`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/uu-dai/'])
  })

  test.for(['/khong-co-trang-nay/', '/mua-hang/khong-co/', '/ctkm/khong-co/', '/a/b/c/'])(
    '%s is not found, with a way home',
    async (path) => {
      const visitor = await stage.visit(path)
      const { page } = visitor
      expectTroubles(visitor, /404/)
      await page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang !' }).waitFor()
      await expectSound(page, 'not-found-360')
      await page.getByRole('link', { name: 'Quay lại trang chủ' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    },
  )
})

describe('content', () => {
  test('promotions are listed, and each shows its products', async () => {
    const { page } = await stage.visit('/uu-dai/')
    await expectSound(page, 'offers-360')
    await page.getByRole('region', { name: 'Ưu đãi nổi bật' }).waitFor()
    const title = await page.locator('main h2:has(a)').first().innerText()
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL('**/ctkm/*/')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('heading', { name: 'Sản phẩm trong chương trình' }).waitFor()
    await expectSound(page, 'promotion-360')
  })

  test('the fourteen pages of fixed content have each a heading and a text', async () => {
    const { page, open } = await stage.visit('/')
    for (const path of staticPages) {
      await open(path)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(600)
    }
    await expectSound(page, 'static-page-360')
  })
})

async function tick(choice: Locator): Promise<void> {
  await choice.click()
  await eventually(() => choice.isChecked()).toBe(true)
}

function filtersOf(page: Page) {
  return page.getByRole('complementary', { name: 'Bộ lọc' })
}

async function countBeside(page: Page, name: string): Promise<number> {
  const row = filtersOf(page).locator('label', { hasText: name })
  return Number(/\d+$/.exec((await row.first().innerText()).trim())?.[0])
}

async function resultCount(page: Page): Promise<number> {
  const status = page.getByRole('heading', { level: 1 }).getByRole('status')
  return Number((await status.innerText()).replace(/\D/g, ''))
}

function cardsOf(page: Page): Locator {
  const named = page.getByRole('heading', { level: 3 })
  return page.getByRole('main').getByRole('listitem').filter({ has: named })
}

function namesShown(page: Page): Promise<string[]> {
  return cardsOf(page).getByRole('heading').allInnerTexts()
}

async function pricesShown(page: Page): Promise<number[]> {
  const texts = await cardsOf(page).allInnerTexts()
  return texts.map((text) => Number(/([\d.]+) VNĐ/.exec(text)?.[1]?.replaceAll('.', '')))
}

function isAscending(prices: readonly number[]): boolean {
  return (
    prices.length > 1 && prices.every((price, at) => at === 0 || (prices[at - 1] ?? 0) <= price)
  )
}
