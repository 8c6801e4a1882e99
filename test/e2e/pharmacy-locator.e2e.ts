import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadListedPharmacies } from '#seed/load/listed-pharmacies.ts'
import { desktop, keepScreen, phone } from '../support/browser.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { expectNoSidewaysScrolling, expectSound } from './support/soundness.ts'
import { eventually, createE2eShop, expectTroubles, hydrated } from './support/stage.ts'

const stage = createE2eShop()
const path = '/he-thong-nha-thuoc/'

beforeAll(() => loadListedPharmacies(stage.shop.ctx))

const list = (page: Page) => page.getByRole('region', { name: 'Danh sách nhà thuốc' })
const cards = (page: Page) => list(page).locator('li:has(> div > h3)')
const count = (page: Page) =>
  list(page)
    .getByRole('status')
    .filter({ hasText: /nhà thuốc$/ })
const map = (page: Page) => page.getByRole('group', { name: 'Nhà thuốc theo tỉnh, thành phố' })

async function visit(options: BrowserContextOptions = {}, query = '') {
  const { page } = await stage.visit(`${path}${query}`, options)
  await hydrated(page)
  return page
}

describe.for([
  ['360', phone],
  ['1280', desktop],
] as const)('at %s px', ([name, viewport]) => {
  test('a shopper narrows the country to a ward, and finds a street without its accents', async () => {
    const page = await visit({ viewport })
    await count(page).getByText('400 nhà thuốc').waitFor()
    expect(await cards(page).count()).toBe(10)
    await expectSound(page, `locator-${name}`)
    const more = list(page).getByRole('link', { name: 'Xem thêm nhà thuốc' })
    expect(await more.getAttribute('href')).toBe(`${path}?page=2`)
    await more.click()
    await eventually(() => cards(page).count()).toBe(20)
    expect(new URL(page.url()).search).toBe('')
    await list(page).getByRole('button', { name: 'Xem thêm nhà thuốc' }).waitFor()

    await page.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption({ label: 'Hà Nội (38)' })
    await page.getByRole('heading', { level: 1, name: 'Nhà thuốc ở Hà Nội' }).waitFor()
    await page.waitForURL(`**${path}?province=1`)
    await page.getByLabel('Phường, xã').selectOption({ index: 1 })
    await page.getByRole('heading', { level: 1, name: /^Nhà thuốc ở .+, Hà Nội$/ }).waitFor()
    await expectSound(page, `locator-ward-${name}`)

    await page.goto(path)
    await hydrated(page)
    await page.getByRole('searchbox').fill('pho hue minh chau')
    await page.getByRole('searchbox').press('Enter')
    await count(page).getByText('1 nhà thuốc').waitFor()
    const card = cards(page).first()
    await card.getByRole('heading', { name: 'Nhà thuốc Minh Châu' }).waitFor()
    await card.getByText('218 Phố Huế, Quận Hai Bà Trưng, Hà Nội').waitFor()
    await card.getByText(/^(Đang mở cửa|Đóng cửa)$/).waitFor()
    const call = card.getByRole('link', { name: 'Gọi 0908 222 218' })
    expect(await call.getAttribute('href')).toBe('tel:0908222218')
    const way = card.getByRole('link', { name: /^Chỉ đường tới/ })
    expect(await way.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await way.getAttribute('href')).toContain('destination=21.0131%2C105.8516')
  })

  test('the map narrows the list, by pointer and by keys', async () => {
    const page = await visit({ viewport })
    await map(page)
      .getByRole('link', { name: /^Đà Nẵng \d+ nhà thuốc$/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Nhà thuốc ở Đà Nẵng' }).waitFor()
    await map(page).getByRole('img', { name: 'Hoàng Sa, TP. Đà Nẵng' }).waitFor()
    await map(page).getByRole('img', { name: 'Trường Sa, tỉnh Khánh Hoà' }).waitFor()
    expect(await map(page).getByRole('link').count()).toBe(34)
    const hue = map(page).getByRole('link', { name: /^Huế / })
    await hue.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Nhà thuốc ở Huế' }).waitFor()
    await map(page).scrollIntoViewIfNeeded()
    await expectSound(page, `locator-map-${name}`)
  })

  test('places before July 2025 find the same pharmacies', async () => {
    const page = await visit({ viewport })
    await page.getByRole('link', { name: /^Địa giới cũ/ }).click()
    await page.getByLabel('Quận, huyện').waitFor()
    await page.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption({ label: 'Hà Nội (38)' })
    await page.getByRole('heading', { level: 1, name: 'Nhà thuốc ở Hà Nội' }).waitFor()
    const district = await optionLike(page, 'Quận Hai Bà Trưng')
    await page.getByLabel('Quận, huyện').selectOption({ label: district })
    await page.getByRole('heading', { name: 'Nhà thuốc ở Quận Hai Bà Trưng, Hà Nội' }).waitFor()
    await cards(page).getByRole('heading', { name: 'Nhà thuốc Minh Châu' }).waitFor()
    await expectSound(page, `locator-old-${name}`)
  })

  test('where there is none, a wider place is offered', async () => {
    const page = await visit({ viewport }, '?province=1&q=khong+co+ten+nay')
    await page.getByRole('heading', { name: 'Chưa có nhà thuốc nào ở đây' }).waitFor()
    await expectSound(page, `locator-none-${name}`)
    await page.getByRole('link', { name: 'Xem 38 nhà thuốc ở Hà Nội' }).click()
    await count(page).getByText('38 nhà thuốc').waitFor()
  })

  test('the nearest come first when the browser says where it is, and nobody else learns it', async () => {
    const page = await visit({
      viewport,
      permissions: ['geolocation'],
      geolocation: { latitude: 21.0131, longitude: 105.8516 },
    })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByText('Vị trí không được gửi đi, không được lưu lại.').waitFor()
    await page.getByRole('button', { name: 'Gần tôi' }).click()
    await page.getByText('Xếp theo đường chim bay, gần nhất trước.').waitFor()
    const nearest = cards(page).first()
    await nearest.getByRole('heading', { name: 'Nhà thuốc Minh Châu' }).waitFor()
    await nearest.getByText('cách 50 m').waitFor()
    await expectSound(page, `locator-near-${name}`)
    await page.getByRole('button', { name: 'Xem thêm nhà thuốc' }).click()
    await eventually(() => cards(page).count()).toBe(20)
    await page.getByRole('button', { name: 'Đang mở cửa' }).click()
    await page.getByRole('button', { name: 'Đang mở cửa', pressed: true }).waitFor()
    const others = async () => {
      const states = await cards(page).locator('p b').allInnerTexts()
      return states.filter((state) => state !== 'Đang mở cửa')
    }
    await eventually(others).toEqual([])
    expect(sent.filter((request) => /21\.01|105\.85|lat=|lng=/.test(request))).toEqual([])
    expect(page.url()).not.toMatch(/lat|lng|21\./)
  })

  test('who keeps it to themselves is told how to go on', async () => {
    const page = await visit({ viewport, permissions: [] })
    await page.getByRole('button', { name: 'Gần tôi' }).click()
    await page.getByText(/^Trình duyệt chưa cho phép dùng vị trí/).waitFor()
    expect(await cards(page).count()).toBe(10)
    await expectSound(page, `locator-denied-${name}`)
  })
})

test('a list that did not come is asked for again', async () => {
  const visitor = await stage.visit(path)
  const { page } = visitor
  await hydrated(page)
  await page.route('**/api/pharmacies?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Đang mở cửa' }).click()
  await page.getByText(/^Chưa tải được danh sách/).waitFor()
  expect(await cards(page).count()).toBe(10)
  await expectSound(page, 'locator-failed-360')
  await page.unroute('**/api/pharmacies?*')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await page.getByRole('button', { name: 'Xem thêm nhà thuốc' }).waitFor()
  expectTroubles(visitor, /api\/pharmacies|ERR_FAILED/)
})

test('without JavaScript it is a form, pages are links, and the map too', async () => {
  const { page } = await stage.visit(path, { javaScriptEnabled: false })
  await page.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption({ label: 'Hà Nội (38)' })
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Nhà thuốc ở Hà Nội' }).waitFor()
  await keepScreen(page, 'locator-without-javascript-360')
  await expectNoSidewaysScrolling(page)
  expect(await page.getByRole('button', { name: 'Gần tôi' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Trang 2' }).click()
  await page.waitForURL((url) => url.searchParams.get('page') === '2')
  expect(await cards(page).count()).toBe(10)
  await page.getByRole('link', { name: /^Huế / }).click()
  await page.getByRole('heading', { level: 1, name: 'Nhà thuốc ở Huế' }).waitFor()
})

test('odd addresses are answered as if nobody had asked oddly', async () => {
  for (const query of ['?province=abc', '?page=9999', '?scheme=x&ward=1', '?province=999998']) {
    const response = await fetch(`${stage.shop.origin}${path}${query}`)
    expect(response.status, query).toBe(200)
  }
})

test('search engines read each pharmacy with its hours, and one address a place', async () => {
  const html = await (await fetch(`${stage.shop.origin}${path}?province=1&utm_source=x`)).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/he-thong-nha-thuoc\/\?province=1">/)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const found = blocks.map(([, json]) => JSON.parse(json!) as { '@type': string })
  expect(found.map((block) => block['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ItemList']),
  )
  const [{ item }] = (
    found.find((block) => block['@type'] === 'ItemList') as unknown as {
      itemListElement: [{ item: object }]
    }
  ).itemListElement
  expect(item).toMatchObject({
    '@type': 'Pharmacy',
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ '@type': 'OpeningHoursSpecification' }),
    ]),
  })
  const old = await (await fetch(`${stage.shop.origin}${path}?scheme=gso63&province=1`)).text()
  expect(old).toContain('name="robots" content="noindex')
  const sitemap = await (await fetch(`${stage.shop.origin}/sitemap-pages.xml`)).text()
  expect(sitemap.match(/\/he-thong-nha-thuoc\/</g)).toHaveLength(1)
  expect(sitemap).toContain('/he-thong-nha-thuoc/?province=1<')
})

test('the menu leads there', async () => {
  const { page } = await stage.visit('/', { viewport: desktop })
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hệ thống nhà thuốc' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hệ thống nhà thuốc' }).waitFor()
  const hanoi = map(page).getByRole('link', { name: /^Hà Nội / })
  await tabTo(page, hanoi)
  expect(await isFocused(hanoi)).toBe(true)
})

async function optionLike(page: Page, name: string): Promise<string> {
  const options = await page.getByLabel('Quận, huyện').locator('option').allInnerTexts()
  return options.find((option) => option.startsWith(name))!
}
