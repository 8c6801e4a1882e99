import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listContent, stopPublication, getContent } from '#domain/publishing/backoffice/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { staffHeaders } from '../support/staff.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop, eventually, hydrated, type Visitor } from './support/stage.ts'

const stage = createE2eShop()

const offer = (page: Page) => page.getByRole('dialog')

/** What the browser has fetched of popups. */
function watchParts({ page }: Pick<Visitor, 'page'>): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/Popup(Watcher|Dialog)|\/product\/popup\?/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

/** The part that waits for what brings a popup is there. */
function watching(page: Page): Promise<void> {
  return eventually(() =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('PopupWatcher')),
    ),
  ).toBe(true)
}

/** Whoever reads on comes by more than a part of the page. */
async function readHalf(page: Page): Promise<void> {
  await watching(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
}

/** Shifts that nobody's press has caused. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
}

test('who has read on for a while is shown one offer on a wide screen, once; nothing moves for it', async () => {
  const visitor = await stage.visit('/', { viewport: desktop, popups: true })
  const { page } = visitor
  const width = await page.evaluate(() => document.body.clientWidth)
  await readHalf(page)
  await offer(page)
    .getByRole('heading', { name: /Combo 3 hộp JEX/ })
    .waitFor()
  await offer(page)
    .getByRole('img')
    .evaluate((picture: HTMLImageElement) => picture.decode())
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(width)
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await expectSound(page, 'popup-1280')
  await page.keyboard.press('Escape')
  await offer(page).waitFor({ state: 'detached' })

  // Not again in this visit, and not the same one in the next.
  const fetched = watchParts(visitor)
  await visitor.open('/mua-hang/')
  await readHalf(page)
  const next = await visitor.openTab('/mua-hang/')
  const asked = next.waitForResponse(/\/product\/popup\?/)
  await readHalf(next)
  expect((await (await asked).json()).data).toBeNull()
  expect((await offer(next).count()) + (await offer(page).count())).toBe(0)
  expect(fetched.filter((url) => url.includes('/product/popup?'))).toEqual([])
})

test('without JavaScript nobody is asked and the page is whole', async () => {
  const { page } = await stage.visit('/', {
    viewport: phone,
    popups: true,
    javaScriptEnabled: false,
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await offer(page).count()).toBe(0)
  await page.getByRole('link', { name: 'Xem tất cả' }).first().click()
  await page.waitForURL(/\/mua-hang\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await offer(page).count()).toBe(0)
})

test('on a phone it is a sheet of half the height at most after eight seconds, and a press above closes it', async () => {
  const visitor = await stage.visit(null, { viewport: phone, popups: true })
  const { page } = visitor
  const fetched = watchParts(visitor)
  await page.clock.install({ time: stage.shop.ctx.clock.now() })
  await page.goto('/mua-hang/jex/')
  await hydrated(page)
  // The browser's clock stands still until it is told to go on: its own notes of time do so too.
  await eventually(() => fetched.some((url) => url.includes('PopupWatcher'))).toBe(true)
  await eventually(async () => {
    await page.clock.runFor(1000)
    return offer(page).count()
  }).toBe(1)
  await offer(page).getByRole('img').waitFor()
  await expectSound(page, 'popup-360')
  const box = (await offer(page).boundingBox())!
  expect(box.height).toBeLessThanOrEqual(phone.height / 2)
  expect(Math.round(box.y + box.height)).toBe(phone.height)
  for (const button of await offer(page).getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
  await page.mouse.click(180, 60)
  await offer(page).waitFor({ state: 'detached' })
})

test('what goes into the cart brings its own offer, which leads on', async () => {
  const { page } = await stage.visit('/mua-hang/jex/', { viewport: desktop, popups: true })
  await watching(page)
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await offer(page).getByRole('heading', { name: 'Mua cả bộ, tiết kiệm tới 25%' }).waitFor()
  await expectSound(page, 'popup-added-1280')
  await offer(page).getByRole('link', { name: 'Xem các combo' }).click()
  await page.getByRole('heading', { level: 1, name: /Mua theo liệu trình/ }).waitFor()
})

test('who is about to leave is shown one on a wide screen; the cart and fixed pages never have any', async () => {
  const visitor = await stage.visit('/gio-hang/', { viewport: desktop, popups: true })
  const { page } = visitor
  const fetched = watchParts(visitor)
  const leave = () =>
    page.evaluate(() =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
    )
  for (const path of ['/gio-hang/', '/chinh-sach-doi-tra/']) {
    await visitor.open(path)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await leave()
  }
  expect(fetched).toEqual([])
  await visitor.open('/song-khoe/')
  await watching(page)
  await eventually(async () => {
    await leave()
    return offer(page).count()
  }).toBe(1)
  await offer(page).getByRole('button', { name: 'Để sau' }).click()
  await offer(page).waitFor({ state: 'detached' })

  // With none to show, nothing of it is fetched.
  await stopAllPopups()
  fetched.length = 0
  await eventually(async () => {
    await visitor.open('/')
    return page.evaluate(() => document.documentElement.innerHTML.includes('add_to_cart'))
  }).toBe(false)
  fetched.length = 0
  await visitor.open('/')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await leave()
  expect(fetched).toEqual([])
})

async function stopAllPopups(): Promise<void> {
  const headers = await staffHeaders(stage.shop)
  const { items } = await stage.shop.call(listContent, { kind: 'popup' }, { headers })
  for (const { id } of items) {
    const { publications } = await stage.shop.call(getContent, { id }, { headers })
    const stopping = { id, publication: publications[0]!.id, reason: 'Hết đợt' }
    await stage.shop.call(stopPublication, stopping, { headers })
  }
}
