import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { saveSetting } from '#server/settings/index.ts'
import { desktop, phone } from '../support/browser.ts'
import { inBackoffice } from './support/backoffice.ts'
import { readOrder, readProduct } from './support/order-rows.ts'
import {
  addToCart,
  choosePickup,
  giveReceiver,
  goOnAsGuest,
  orderCodeShown,
  placeButton,
} from './support/shopping.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, hydrated } from './support/stage.ts'

const stage = createE2eShop()
const marks = 'utm_source=facebook&utm_medium=cpc&utm_campaign=tet-2027&gclid=Cj0KCQiA'

beforeEach(() => saveSetting(stage.shop.ctx, 'tags', { container: 'GTM-TEST123' }))

/** Every request that leaves the shop; the tag manager's script is an empty one. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.route(/^https:\/\//, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return outside
}

const line = (page: Page) => page.getByRole('region', { name: 'Đo lường lượt xem' })

interface Told {
  event?: string
  ecommerce?: { transaction_id?: string; value?: number; items?: { item_id: string }[] } | null
}

function told(page: Page): Promise<Told[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as Told[])
}

async function eventsOf(page: Page): Promise<string[]> {
  return (await told(page)).flatMap(({ event }) => event ?? [])
}

test('without a container nobody is asked, and nothing leaves the shop', async () => {
  await saveSetting(stage.shop.ctx, 'tags', { container: '' })
  const { page } = await stage.visit(null, { viewport: phone })
  const outside = await watchOutside(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  expect(await page.getByRole('link', { name: 'Lựa chọn đo lường' }).count()).toBe(0)
  expect(files.filter((file) => /AskOrMeasure|Measure-/.test(file))).toEqual([])
  expect(outside).toEqual([])
})

test('who refuses with one tap is not asked again; nothing is kept of them but that', async () => {
  const { page } = await stage.visit(null, { viewport: phone })
  const outside = await watchOutside(page)
  await page.goto('/')
  await line(page).waitFor()
  await expectSound(page, 'consent-line-360')
  await page.setViewportSize(desktop)
  await expectSound(page, 'consent-line-1280')
  await line(page).getByRole('button', { name: 'Từ chối' }).click()
  await line(page).waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  expect(await line(page).count()).toBe(0)
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'measure=no',
  ])
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBeNull()
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect(outside).toEqual([])
})

test('who agrees is measured from then on: every event of a purchase, once, and nothing of who they are', async () => {
  const { page } = await stage.visit(null, { viewport: desktop })
  const outside = await watchOutside(page)
  await page.goto(`/mua-hang/?search=jex&${marks}`)
  await line(page).waitFor()
  expect(outside).toEqual([])
  await line(page).getByRole('button', { name: 'Đồng ý' }).click()
  await eventually(() => Promise.resolve(outside)).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
  ])
  const { slug } = await readProduct(stage.shop, 'jex')
  await page.getByRole('main').locator(`a[href*="/${slug}/"]`).first().click()
  await page.waitForURL(/\/mua-hang\/[^/?]+\//)
  await addToCart(page)
  await page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).click()
  await page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ }).waitFor()
  await page.getByRole('button', { name: 'Tăng số lượng' }).click()
  await page.getByRole('button', { name: 'Giảm số lượng' }).click()
  await goOnAsGuest(page)
  await choosePickup(page, 'Hà Nội')
  await giveReceiver(page, { name: 'Nguyễn Thị Lan', phone: '0901234567' })
  await placeButton(page).click()
  const code = await orderCodeShown(page)
  await eventually(async () => (await eventsOf(page)).includes('purchase')).toBe(true)

  const events = await eventsOf(page)
  for (const event of [
    'view_item_list',
    'select_item',
    'view_item',
    'add_to_cart',
    'view_cart',
    'remove_from_cart',
    'begin_checkout',
    'add_shipping_info',
    'purchase',
  ]) {
    expect(events, event).toContain(event)
  }
  expect(events.filter((event) => event === 'remove_from_cart')).toHaveLength(1)
  const all = JSON.stringify(await told(page))
  expect(all).not.toMatch(/Nguyễn|Lan\b|0901234567|84901234567|Trường Chinh|token|Cj0KCQ/)
  const bought = (await told(page)).find(({ event }) => event === 'purchase')!
  const order = await readOrder(stage.shop, code)
  expect(bought.ecommerce).toMatchObject({ transaction_id: code, value: order.payment })

  await page.reload()
  await orderCodeShown(page)
  await eventually(async () => (await eventsOf(page)).includes('page')).toBe(true)
  expect(await eventsOf(page)).not.toContain('purchase')
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(outside)).toEqual(
    new Set(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']),
  )

  const kept = await stage.shop.ctx.db
    .selectFrom('shop_order')
    .select('came_by')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  expect(kept.came_by).toEqual({
    source: 'facebook',
    medium: 'cpc',
    campaign: 'tet-2027',
    click: 'google',
  })
  const { page: desk } = await inBackoffice(stage, 'admin', `/quan-tri/don-hang/${code}/`, {
    viewport: desktop,
  })
  await desk.getByText('facebook / cpc / tet-2027').waitFor()
  await desk.goto('/quan-tri/nguon-don/')
  await desk.getByRole('cell', { name: 'tet-2027' }).waitFor()
  await expectSound(desk, 'backoffice-sources-1280')
  await desk.setViewportSize(phone)
  await desk.getByText('Quảng cáo trả theo lượt bấm / tet-2027').waitFor()
  await expectSound(desk, 'backoffice-sources-360')
})

test('a game without identity has none of it, wherever its visitor comes from', async () => {
  const { page } = await stage.visit(null, { viewport: phone })
  const outside = await watchOutside(page)
  await page.context().addCookies([{ name: 'measure', value: 'yes', url: stage.shop.origin }])
  await page.goto('/quay-so-khong-dinh-danh/vong-quay-may-man/')
  await hydrated(page)
  expect(outside).toEqual([])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})

test('the choice is changed from the footer, also without scripts', async () => {
  const { page } = await stage.visit(null, { viewport: phone, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'Lựa chọn đo lường' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lựa chọn đo lường' }).waitFor()
  await page.getByRole('button', { name: 'Đồng ý' }).click()
  await page.getByText('Đã ghi nhận: đồng ý.').waitFor()
  expect((await page.context().cookies())[0]).toMatchObject({ name: 'measure', value: 'yes' })
  await page.getByRole('button', { name: 'Từ chối' }).click()
  await page.getByText('Đã ghi nhận: từ chối.', { exact: false }).waitFor()
  expect((await page.context().cookies())[0]).toMatchObject({ name: 'measure', value: 'no' })
})

test('the page of the choice says what holds in this browser', async () => {
  const { page, open } = await stage.visit('/lua-chon-do-luong/', { viewport: phone })
  await expectSound(page, 'tag-choice-360')
  await page.getByRole('main').getByRole('button', { name: 'Từ chối' }).click()
  await page.getByText('Đã ghi nhận: từ chối.', { exact: false }).waitFor()
  await open('/lua-chon-do-luong/')
  await page.getByText('Hiện tại: đã từ chối.').waitFor()
  await page.setViewportSize(desktop)
  await expectSound(page, 'tag-choice-1280')
})
