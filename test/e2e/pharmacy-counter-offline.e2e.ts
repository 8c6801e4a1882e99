import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { launchProfile, phone as phoneSize } from '../support/browser.ts'
import { openPharmacy, pharmacyPassword } from '../support/pharmacy.ts'
import {
  counterOf,
  creditsAt,
  enterAllOffline,
  enterCode,
  expectOutcome,
  givePhone,
  logInToPharmacy,
  noNetwork,
  rowOf,
  setCounterStage,
} from './support/counter.ts'
import { isFocused } from './support/keyboard.ts'
import { expectSound } from './support/soundness.ts'
import { allowTroubles, eventually, expectTroubles, hydrated } from './support/stage.ts'

const stage = setCounterStage()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('without a network', () => {
  test('codes are kept, encrypted, over a reload, and told when the network is back', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, open, pharmacy } = visitor
    const codes = await stage.newCodes(3)
    await givePhone(page, stage.binh.phone)
    await enterCode(page, codes[0]!)
    await expectOutcome(page, codes[0]!, 'Chính hãng')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Khách tiếp theo' }).click()
    await givePhone(page, '0912345009')
    await page.getByText('Sẽ kiểm tra khi có mạng').waitFor()
    for (const code of codes.slice(1)) {
      await enterCode(page, code)
      await expectOutcome(page, code, 'Chờ gửi khi có mạng')
    }
    await page.getByText('Mất mạng · 2 mã chờ gửi').waitFor()
    await expectSound(page, 'counter-offline-390')
    await page.setViewportSize(phoneSize)
    await expectSound(page, 'counter-offline-360')
    expect(await diskText(page)).not.toMatch(
      new RegExp([...codes, '0912345009', pharmacy.code].join('|')),
    )

    // The page comes, the API does not: a worse network than none.
    await page.route('**/api/presenter-pharma/**', (route) => route.abort('failed'))
    await page.context().setOffline(false)
    await open(counterOf(pharmacy))
    await eventually(() => rowOf(page, codes[1]!).innerText()).toMatch(/Chờ gửi|Đang gửi/)
    await page.unroute('**/api/presenter-pharma/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    for (const code of codes.slice(1)) await expectOutcome(page, code, 'Chính hãng · +30 điểm')
    expectTroubles(visitor, noNetwork)
  })

  test('a page reloaded without a network shows what waits, and takes the next code', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page } = visitor
    const [before, after] = await stage.newCodes(2)
    // The worker keeps the area's files first.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(
      true,
    )
    await enterAllOffline(page, '0912345017', [before!])
    await page.reload()
    await expectOutcome(page, before!, 'Chờ gửi khi có mạng')
    await givePhone(page, '0912345017')
    await page.getByText('Sẽ kiểm tra khi có mạng').waitFor()
    await enterCode(page, after!)
    await expectOutcome(page, after!, 'Chờ gửi khi có mạng')
    expect(await page.getByText('Không có kết nối mạng').count()).toBe(0)
    await page.context().setOffline(false)
    for (const code of [before!, after!]) await expectOutcome(page, code, 'Chính hãng')
    allowTroubles(visitor, noNetwork)
  })

  test('a code that waits can be taken back, after a question', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    const [kept, dropped] = await stage.newCodes(2)
    await enterAllOffline(page, '0912345010', [kept!, dropped!])
    for (const [code, answer] of [
      [kept!, 'Giữ lại'],
      [dropped!, 'Bỏ mã'],
    ] as const) {
      await rowOf(page, code).getByRole('button', { name: 'Bỏ mã' }).click()
      const question = rowOf(page, code).getByRole('group', { name: 'Bỏ mã này?' })
      await question.getByRole('button', { name: answer }).click()
    }
    await rowOf(page, dropped!).waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await expectOutcome(page, kept!, 'Chính hãng')
    expect(await creditsAt(stage.shop, pharmacy.code)).toEqual({ codes: 1, points: 30 })
    allowTroubles(visitor, noNetwork)
  })
})

describe('two phones of one counter', () => {
  test('200 codes entered offline, ten of them on both: each credited once, each outcome told', async () => {
    const pharmacy = await openPharmacy(stage.shop)
    const codes = await stage.newCodes(190)
    const shared = codes.slice(90, 100)
    const [one, two] = await Promise.all([phoneOf(pharmacy), phoneOf(pharmacy)])
    await Promise.all([
      enterAllOffline(one.page, '0912345011', codes.slice(0, 100)),
      enterAllOffline(two.page, '0912345012', codes.slice(90)),
    ])
    await Promise.all([one, two].map(({ page }) => page.context().setOffline(false)))
    const told = await Promise.all([one, two].map(({ page }) => outcomesOf(page, 100)))
    const gained = told.map((rows) => rows.filter((row) => row.includes('Chính hãng · +30 điểm')))
    const used = told.map((rows) => rows.filter((row) => row.includes('Đã dùng ngày')))
    expect(gained[0]!.length + gained[1]!.length).toBe(codes.length)
    expect(used[0]!.length + used[1]!.length).toBe(shared.length)
    expect(await creditsAt(stage.shop, pharmacy.code)).toEqual({
      codes: codes.length,
      points: codes.length * 30,
    })
    for (const visitor of [one, two]) allowTroubles(visitor, noNetwork)
  }, 240_000)

  const phoneOf = async (pharmacy: Awaited<ReturnType<typeof openPharmacy>>) => {
    const visitor = await stage.visit(null, thumb)
    await logInToPharmacy(visitor.page, pharmacy)
    await visitor.open(counterOf(pharmacy))
    return visitor
  }
})

describe('a browser that is killed', () => {
  test('loses nothing: codes entered before go out under their keys when it is opened again', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'counter-'))
    const pharmacy = await openPharmacy(stage.shop)
    const codes = await stage.newCodes(20)
    const first = await launchProfile(profile, stage.shop.origin)
    await logInToPharmacy(first.page, pharmacy)
    await first.page.goto(counterOf(pharmacy))
    await hydrated(first.page)
    await enterAllOffline(first.page, '0912345013', codes)
    await first.kill()

    const second = await launchProfile(profile, stage.shop.origin)
    await logInToPharmacy(second.page, pharmacy)
    await second.page.goto(counterOf(pharmacy))
    const told = await outcomesOf(second.page, codes.length)
    expect(told.filter((row) => row.includes('Chính hãng · +30 điểm'))).toHaveLength(codes.length)
    expect(await creditsAt(stage.shop, pharmacy.code)).toEqual({
      codes: codes.length,
      points: codes.length * 30,
    })
    await second.close()
    await rm(profile, { recursive: true, force: true })
  })
})

describe('sessions', () => {
  test('one that ends in the middle asks once, then everything goes on', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    const codes = await stage.newCodes(10)
    await enterAllOffline(page, '0912345014', codes)
    await page.context().clearCookies()
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập nhà thuốc' })
    await dialog.waitFor()
    await eventually(() => page.getByRole('dialog').count()).toBe(1)
    await dialog.getByLabel('Tên đăng nhập').fill(pharmacy.username)
    await dialog.locator('input[type=password]').fill(pharmacyPassword)
    await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const told = await outcomesOf(page, codes.length)
    expect(told.filter((row) => row.includes('Chính hãng'))).toHaveLength(codes.length)
    allowTroubles(visitor, noNetwork)
    expectTroubles(visitor, /401/)
  })

  test('whose dialog’s files were lost on their way asks all the same', async () => {
    const pharmacy = await openPharmacy(stage.shop)
    const visitor = await stage.visit(null, thumb)
    const { page, open } = visitor
    await logInToPharmacy(page, pharmacy)
    // As one that has been loaded anew just now: it does not do so again.
    await page.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())))
    // The menu and the dialog share it; the menu asks for it first.
    const network = await blockedFiles(page, '*/assets/close-by-back-*')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('by-back'))
    await open(counterOf(pharmacy))
    await lost
    await network.letThrough()
    await page.context().clearCookies()
    await givePhone(page, stage.binh.phone)
    await page.getByRole('dialog', { name: 'Đăng nhập nhà thuốc' }).waitFor()
    expectTroubles(visitor, /^failed: .*close-by-back-.* inspector$/)
    expectTroubles(visitor, /401/)
  })

  test('one that ends on another page: after the login there what waits goes out at once', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    const codes = await stage.newCodes(2)
    await enterAllOffline(page, '0912345016', codes)
    await page.context().clearCookies()
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập nhà thuốc' })
    await dialog.getByRole('button', { name: 'Đóng' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const tab = page.getByRole('navigation').getByRole('link', { name: 'Thống kê', exact: true })
    await tab.click()
    await dialog.waitFor()
    await page.locator('header').getByText('2 mã chờ gửi').waitFor()
    await dialog.getByLabel('Tên đăng nhập').fill(pharmacy.username)
    await dialog.locator('input[type=password]').fill(pharmacyPassword)
    await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
    await eventually(() => creditsAt(stage.shop, pharmacy.code)).toEqual({ codes: 2, points: 60 })
    await page.locator('header').getByText('mã chờ gửi').waitFor({ state: 'hidden' })
    await eventually(() => isFocused(tab)).toBe(true)
    allowTroubles(visitor, noNetwork)
    expectTroubles(visitor, /401/)
  })

  test('of a colleague: what somebody else entered is sent, and stays theirs', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    const colleague = await openPharmacy(stage.shop, { code: pharmacy.code, role: 'staff' })
    const [code] = await stage.newCodes(1)
    await enterAllOffline(page, '0912345019', [code!])
    await page.context().clearCookies()
    await logInToPharmacy(page, colleague)
    await page.context().setOffline(false)
    await expectOutcome(page, code!, 'Chính hãng')
    const { rows } = await stage.shop.ctx.pool.query<{
      store_user: string
      sent_by: string | null
    }>(`select store_user, sent_by from code_attempt where store_code = $1`, [pharmacy.code])
    expect(rows).toEqual([{ store_user: pharmacy.username, sent_by: colleague.username }])
    allowTroubles(visitor, noNetwork)
  })

  test('of two pharmacies on one phone stay apart: codes of one go out as its own from the other’s page', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy: one } = visitor
    const two = await openPharmacy(stage.shop)
    await logInToPharmacy(page, two)
    const [ofOne, ofTwo] = await stage.newCodes(2)
    await enterAllOffline(page, '0912345015', [ofOne!])
    await page.route('**/api/presenter-pharma/**', (route) => route.abort('failed'))
    await page.context().setOffline(false)
    await visitor.open(counterOf(two))
    expect(await rowOf(page, ofOne!).count()).toBe(0)
    await page.unroute('**/api/presenter-pharma/**')
    await givePhone(page, '0912345015')
    await enterCode(page, ofTwo!)
    await expectOutcome(page, ofTwo!, 'Chính hãng')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await eventually(() => creditsAt(stage.shop, one.code)).toEqual({ codes: 1, points: 30 })
    expect(await creditsAt(stage.shop, two.code)).toEqual({ codes: 1, points: 30 })
    allowTroubles(visitor, noNetwork)
  })
})

/** The rows of the list once none waits any more. */
async function outcomesOf(page: Page, count: number): Promise<string[]> {
  const list = page.getByRole('list', { name: /^(Mã vừa nhập|Khách trước)/ })
  const all = page.getByRole('button', { name: `Xem tất cả ${count} mã` })
  await all.or(page.getByRole('button', { name: 'Thu gọn' })).click()
  const rows = () => list.getByRole('listitem').allInnerTexts()
  await expect
    .poll(async () => (await rows()).filter((row) => /Chờ gửi|Đang gửi/.test(row)).length, {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(0)
  return rows()
}

/** All that the disk holds of the counter, as a thief would read it. */
function diskText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = indexedDB.open('an-lanh-counter')
    await new Promise((done) => open.addEventListener('success', done))
    const asked = open.result.transaction('row').objectStore('row').getAll()
    await new Promise((done) => asked.addEventListener('success', done))
    const rows = asked.result as { key: string; data: ArrayBuffer }[]
    open.result.close()
    if (rows.length === 0) throw new Error('nothing is kept')
    return rows.map(({ key, data }) => key + new TextDecoder('latin1').decode(data)).join('\n')
  })
}

/** Files that do not come. Without Playwright's routes, under which the browser keeps no file at all. */
async function blockedFiles(page: Page, pattern: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const block = (urls: string[]) => session.send('Network.setBlockedURLs', { urls })
  await block([pattern])
  return { letThrough: () => block([]) }
}
