import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pharmacyRuleTexts } from '#domain/pharmacy/texts.ts'
import { remind } from '#domain/purchase/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { homeTexts } from '#web/pharmacy/home/texts.ts'
import { loginTexts } from '#web/pharmacy/session/texts.ts'
import { settingsTexts } from '#web/pharmacy/settings/texts.ts'
import { statisticsTexts } from '#web/pharmacy/statistics/texts.ts'
import { findTexts, pharmacyTexts } from '#web/pharmacy/texts.ts'
import { openPharmacy, pharmacyPassword, type PharmacyLogin } from '../support/pharmacy.ts'
import { isFocused } from './support/keyboard.ts'
import { expectNotice } from './support/notices.ts'
import { expectSound, higherThanAny } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const phone = { viewport: { width: 390, height: 844 } }
const { pharmacy, pharmacyStaff, otherPharmacy } = demoLogins
const home = `/nha-thuoc/?id=${pharmacy.code}`

describe('the way in', () => {
  test('a code, a login, the home of the pharmacy, and out again', async () => {
    const visitor = await stage.visit('/nt/', phone)
    const { page } = visitor
    await page.getByRole('button', { name: findTexts.goOn }).click()
    await page.getByText(findTexts.missing).waitFor()
    await page.getByLabel(findTexts.code).fill(pharmacy.code.toLowerCase().replace('nt', 'nt '))
    await page.getByLabel(findTexts.code).press('Enter')
    await page.getByRole('heading', { name: homeTexts.loginTitle }).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toBe(pharmacy.code)
    const main = page.getByRole('main')
    await eventually(() => main.getByLabel(loginTexts.username).inputValue()).toBe(
      pharmacy.username,
    )
    await expectSound(page, 'store-login-390')
    await submitLogin(main)
    await page.getByText(pharmacyRuleTexts.passwordRequired).waitFor()
    await giveLogin(main, 'sai-mat-khau-roi')
    expectRefused(visitor, await loginRefusal(page))
    await giveLogin(main, pharmacy.password)
    await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
    await expectSound(page, 'store-home-390')
    await page.locator('summary').click()
    await page.getByRole('button', { name: pharmacyTexts.logout }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: pharmacyTexts.logout }).click()
    await page.getByRole('heading', { name: homeTexts.loginTitle }).waitFor()
  })

  test.each([
    [`/nha-thuoc/${pharmacy.code}/?utm_source=zalo&x=1`, { id: pharmacy.code, utm_source: 'zalo' }],
    [`/nha-thuoc/tet-2026/${pharmacy.code}/`, { id: pharmacy.code, ctkm: 'tet-2026' }],
    [
      `/nt/${pharmacy.code.toLowerCase()}/?utm_source=zalo`,
      { id: pharmacy.code, utm_source: 'zalo' },
    ],
  ])('%s has one address, which keeps the campaign', async (path, kept) => {
    const { page, open } = await stage.visit(null, phone)
    await logIn(page, pharmacy)
    await open(path)
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/nha-thuoc/')
    expect(Object.fromEntries(searchParams)).toMatchObject(kept)
    // And on every move within the area.
    await page.getByRole('navigation').getByRole('link', { name: pharmacyTexts.statistics }).click()
    await page.waitForURL(/thong-ke/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept)
  })

  test('a pharmacy that nobody knows is a page that is not there', async () => {
    const visitor = await stage.visit('/nha-thuoc/?id=KHONG-CO', phone)
    await visitor.page.getByRole('heading', { level: 1, name: pharmacyTexts.notFound }).waitFor()
    expect(await visitor.page.getByRole('navigation').count()).toBe(0)
    expectTroubles(visitor, /404/)
    for (const path of ['/nha-thuoc/?id=KHONG-CO', '/nha-thuoc/?id=<b>', '/nt/khongco123/']) {
      const answer = await fetch(stage.shop.origin + path)
      expect([answer.status, answer.headers.get('x-robots-tag')], path).toEqual([404, 'noindex'])
    }
  })

  test('what is kept for nobody and found by no search engine', async () => {
    const answer = await fetch(stage.shop.origin + home)
    const html = await answer.text()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain(`/nha-thuoc/manifest.webmanifest?id=${pharmacy.code}`)
    expect(html).toContain('Nhà thuốc Minh Châu')
  })
})

describe('sessions', () => {
  test('ten writes that find the session gone open one dialog; closed, all ten say so; after the login all are done', async () => {
    const ten = await openPharmacy(stage.shop)
    await makeReminders(ten, 10)
    const visitor = await stage.visit(null, phone)
    const { page, open } = visitor
    await logIn(page, { ...ten, password: pharmacyPassword })
    await open(`/nha-thuoc/danh-sach-nhac-nho/?id=${ten.code}`)
    const done = page.getByRole('main').getByRole('button', { name: 'Đánh dấu đã nhắc' })
    await eventually(() => done.count()).toBe(10)
    await page.context().clearCookies()
    const calls = await holdWrites(page, 10)
    const opened = await countDialogs(page)

    for (const button of await done.all()) await button.click()
    await page.getByRole('dialog').waitFor()
    await eventually(() => calls.statuses.length).toBe(10)
    expect([calls.statuses, await opened()]).toEqual([Array(10).fill(401), 1])
    await page.keyboard.press('Escape')
    const refused = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /đăng nhập/i })
    await eventually(() => refused.count()).toBe(10)

    calls.holdAgain()
    for (const button of await done.all()) await button.click()
    await page.getByRole('dialog').waitFor()
    await eventually(() => calls.statuses.length).toBe(20)
    await page.getByRole('dialog').getByLabel(loginTexts.username).fill(ten.username)
    await giveLogin(page.getByRole('dialog'), pharmacyPassword)
    await eventually(() => page.getByText(/đã nhắc lúc/).count()).toBe(10)
    expect(calls.statuses.filter((status) => status === 200)).toHaveLength(10)
    expect([await opened(), await page.getByRole('dialog').count()]).toEqual([2, 0])
    expectTroubles(visitor, /40[13]/)
  })

  test('who was asked to log in by nobody’s press goes on at the heading', async () => {
    const visitor = await stage.visit(null, phone)
    const { page, open } = visitor
    await open(`/nha-thuoc/cai-dat-dang-nhap/?id=${pharmacy.code}`)
    await page.getByRole('dialog').waitFor()
    await giveLogin(page.getByRole('dialog'), pharmacy.password)
    await page.getByText(settingsTexts.thisDevice).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    // Nobody had opened the dialog: the page's heading is where one goes on.
    await eventually(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
    expectTroubles(visitor, /401/)
    await page.setViewportSize({ width: 390, height: higherThanAny })
    await expectSound(page, 'store-settings-390')
  })

  test('a phone that serves two pharmacies keeps both sessions', async () => {
    const visitor = await stage.visit(null, phone)
    const { page, open } = visitor
    await logIn(page, pharmacy)
    await open(home)
    await expectText(page.locator('header'), 'Minh Châu')
    await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
    await open(`/nha-thuoc/?id=${otherPharmacy.code}`)
    await page.getByRole('heading', { name: homeTexts.loginTitle }).waitFor()
    await logIn(page, otherPharmacy)
    await open(`/nha-thuoc/?id=${otherPharmacy.code}`)
    await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
    await open(home)
    await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
    const cookies = await page.context().cookies()
    const names = cookies.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([pharmacy.code, otherPharmacy.code]))
    expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true)
  })

  test('staff change their own password and see of the statistics their own alone', async () => {
    const { page, open } = await stage.visit(null, { viewport: { width: 1280, height: 800 } })
    await logIn(page, pharmacyStaff)
    await open(`/nha-thuoc/thong-ke/?id=${pharmacy.code}`)
    await page.getByRole('heading', { level: 1, name: statisticsTexts.ownTitle }).waitFor()
    expect(await page.getByRole('link', { name: statisticsTexts.overview }).count()).toBe(0)
    await open(`/nha-thuoc/cai-dat-dang-nhap/?id=${pharmacy.code}`)
    await page.getByText(settingsTexts.thisDevice).waitFor()
    expect(await page.getByRole('heading', { name: settingsTexts.links }).count()).toBe(0)
    await page.getByRole('button', { name: settingsTexts.changePassword }).click()
    await page.getByLabel(loginTexts.oldPassword).waitFor()
    await expectSound(page, 'store-password-1280')
  })
})

describe('without a network', () => {
  test('the area opens at once the second time, with the name that the device remembers', async () => {
    const visitor = await stage.visit(null, phone)
    const { page, open } = visitor
    await logIn(page, pharmacy)
    await open(home)
    await page.getByRole('heading', { level: 1, name: /^Chào / }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await eventually(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(
      true,
    )
    // The first load, still open: it says so and goes on.
    await page.context().setOffline(true)
    await expectText(page.locator('header'), pharmacyTexts.offline)
    await page.getByRole('navigation').getByRole('link', { name: pharmacyTexts.statistics }).click()
    await page.waitForURL(/thong-ke/)
    // The second: nothing comes from the network.
    await page.goto(`/nha-thuoc/ap-dung-uu-dai/?id=${pharmacy.code}`)
    await expectText(page.locator('header'), 'Nhà thuốc Minh Châu')
    await expectText(page.locator('header'), pharmacyTexts.offline)
    await page.getByLabel('Số điện thoại khách').waitFor()
    await page.goto(home)
    await page.getByText(homeTexts.offline).waitFor()
    await page.setViewportSize({ width: 390, height: higherThanAny })
    await expectSound(page, 'store-offline-390')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([])
    await page.context().setOffline(false)
    await eventually(() => page.locator('header').innerText()).not.toContain(pharmacyTexts.offline)
    expectTroubles(visitor, /ERR_INTERNET_DISCONNECTED/)
  })
})

test('the home can be followed before its figures have come', async () => {
  const { page, open } = await stage.visit(null, phone)
  await logIn(page, pharmacy)
  await page.route(/historyPurchase\/remind|survey\/questions/, () => undefined)
  await open(home)
  await page.getByRole('link', { name: homeTexts.toReminders }).waitFor()
  await expectSound(page, 'store-home-waits-390')
})

test.for([360, 1280])('the pages of a pharmacy at %i px', async (width) => {
  // High enough for all of it: a link of the footer that lies half below the tabs is no small target.
  const viewport = { width, height: higherThanAny }
  const { page, open } = await stage.visit(null, { viewport })
  await logIn(page, pharmacy)
  for (const path of ['', 'cai-dat-dang-nhap/', 'quay-so/']) {
    await open(`/nha-thuoc/${path}?id=${pharmacy.code}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectSound(page, `store-${path.split('-')[0]?.replace('/', '') || 'home'}-${width}`)
  }
  await open('/nt/')
  await expectSound(page, `store-find-${width}`)
})

async function makeReminders({ headers }: PharmacyLogin, count: number): Promise<void> {
  const remind_at = stage.shop.ctx.clock.today()
  for (let at = 0; at < count; at += 1) {
    const customer = { phone: `09123457${10 + at}`, customer_name: `Khách ${at}` }
    await stage.shop.call(remind, { ...customer, remind_at }, { headers })
  }
}

/** Lets none of so many writes go before the last of them is made: they are all on their way at once. */
async function holdWrites(page: Page, count: number) {
  const statuses: number[] = []
  let together: (() => Promise<void>)[] = []
  let isHolding = true
  page.on('response', (response) => {
    if (response.url().endsWith('/historyPurchase/remind')) statuses.push(response.status())
  })
  await page.route('**/historyPurchase/remind', async (route) => {
    if (!isHolding) return route.continue()
    together.push(() => route.continue())
    if (together.length < count) return
    isHolding = false
    const all = together
    together = []
    await Promise.all(all.map((letGo) => letGo()))
  })
  const holdAgain = () => {
    isHolding = true
  }
  return { statuses, holdAgain }
}

/** How many dialogs have been opened from now on. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new WeakSet<Element>()
    const count = () => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) {
        if (seen.has(dialog)) continue
        seen.add(dialog)
        document.documentElement.dataset['dialogs'] = String(
          Number(document.documentElement.dataset['dialogs'] ?? 0) + 1,
        )
      }
    }
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['dialogs'] ?? 0))
}

/** As the dialog does; the cookie stays in this browser. */
async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  const answer = await page.request.post('/api/admin/auth/login', { data: { username, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** In the home's form or in the dialog. */
async function giveLogin(place: Locator, password: string): Promise<void> {
  await place.getByLabel(loginTexts.password).first().fill(password)
  await submitLogin(place)
}

function submitLogin(place: Locator): Promise<void> {
  return place.getByRole('button', { name: loginTexts.login }).click()
}

/** Said by the notice; a wrong password stands at its field as well. */
async function loginRefusal(page: Page): Promise<string> {
  const [, said] = await expectNotice(page, /mật khẩu/)
  return said!
}

/** In words, and the browser's console tells of the refused call. */
function expectRefused(visitor: Parameters<typeof expectTroubles>[0], words: string): void {
  expect(words).toMatch(/\p{L}{3}/u)
  expectTroubles(visitor, /40[01]/)
}
