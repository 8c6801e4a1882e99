import type { Page, Request, Worker } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listTexts } from '#web/pharmacy/counter/list-texts.ts'
import { pharmacyTexts } from '#web/pharmacy/texts.ts'
import { fakeCamera } from './support/camera.ts'
import {
  counterOf,
  creditsAt,
  enterAllOffline,
  expectOutcome,
  givePhone,
  logInToPharmacy,
  noNetwork,
  rowOf,
  setCounterStage,
} from './support/counter.ts'
import { serveReleases } from './support/releases.ts'
import { openPharmacy } from '../support/pharmacy.ts'
import { allowTroubles, eventually, expectText } from './support/stage.ts'

const camera = fakeCamera('store-worker')
await camera.show(null)
const stage = setCounterStage(camera.args)
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('a page that is loaded again without a network', () => {
  test('has its list, and a camera that was never opened before', async () => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    const [typed, scanned] = await stage.newCodes(2)
    await isKept(page)
    await enterAllOffline(page, '0912345021', [typed!])
    await forgetBrowserCache(page)
    await page.goto(counterOf(pharmacy))
    await expectText(page.locator('header'), 'Mất mạng · 1 mã chờ gửi')
    await expectText(rowOf(page, typed!), 'Chờ gửi khi có mạng')
    await camera.show(`https://anlanh.example/tich-diem/#${scanned}`)
    await givePhone(page, '0912345021')
    await page.getByRole('button', { name: 'Quét mã' }).click()
    await page.getByRole('dialog').getByText('Đã quét 1 mã').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Xong' }).click()
    await expectText(rowOf(page, scanned!), 'Chờ gửi khi có mạng')
    await page.context().setOffline(false)
    await expectOutcome(page, scanned!, 'Chính hãng')
    await eventually(() => creditsAt(stage.shop, pharmacy.code)).toEqual({ codes: 2, points: 60 })
    allowTroubles(visitor, noNetwork)
  })
})

describe('a page that is loaded again on a slow phone', () => {
  test.each([
    ['with a network', false],
    ['without one', true],
  ])('asks the worker for each script once, %s', async (_, isOffline) => {
    const visitor = await stage.atCounter(thumb)
    const { page, pharmacy } = visitor
    await isKept(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.context().setOffline(isOffline)
    // Chromium looks ahead in the markup when it finds the time: two loads give it the time.
    for (let load = 1; load <= 2; load += 1) {
      await page.goto('about:blank')
      await forgetBrowserCache(page)
      const asked: string[] = []
      const note = (request: Request) => void asked.push(new URL(request.url()).pathname)
      page.on('request', note)
      await page.goto(counterOf(pharmacy))
      await page.getByRole('heading', { name: listTexts.empty }).waitFor()
      page.off('request', note)
      const scripts = asked.filter((path) => /^\/assets\/.+\.js$/.test(path))
      expect(scripts.length).toBeGreaterThan(5)
      expect(scripts).toEqual([...new Set(scripts)])
    }
    allowTroubles(visitor, noNetwork)
  })

  test('comes with its scripts named in a header for the worker, in the markup for who has none', async () => {
    const url = stage.shop.origin + counterOf({ code: 'NT00218' })
    const plain = await fetch(url)
    const named = [...(await plain.text()).matchAll(/rel="modulepreload" href="([^"]+)"/g)]
    expect(plain.headers.get('link')).toBeNull()
    expect(named.length).toBeGreaterThan(1)
    const forWorker = await fetch(url, { headers: { 'service-worker-navigation-preload': 'true' } })
    const links = named.map(([, script]) => `<${script}>; rel=modulepreload`)
    expect(forWorker.headers.get('link')).toBe(links.join(', '))
    expect(await forWorker.text()).not.toContain('modulepreload')
  })
})

describe('a new release under an open counter', () => {
  test('leaves the page and its codes alone; the next load is the new one', async () => {
    const releases = await serveReleases(stage.shop.origin)
    // After the page, which goes on asking.
    onTestFinished(() => releases.close())
    const pharmacy = await openPharmacy(stage.shop)
    const visitor = await stage.visit(null, { ...thumb, baseURL: releases.origin })
    const { page, open } = visitor
    await logInToPharmacy(page, pharmacy)
    await open(counterOf(pharmacy))
    await isKept(page)
    const [before, after] = await stage.newCodes(2)
    await enterAllOffline(page, '0912345022', [before!])
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.route('**/api/presenter-pharma/**', (route) => route.abort('failed'))
    releases.change()
    await page.context().setOffline(false)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await eventually(() => keptReleases(page)).toBe(2)
    // Parts of the old release that were not fetched before: the new worker still has them.
    await page.getByRole('navigation').getByRole('link', { name: pharmacyTexts.statistics }).click()
    await page.getByRole('heading', { level: 1, name: pharmacyTexts.statistics }).waitFor()
    await page.getByRole('link', { name: pharmacyTexts.earn, exact: true }).first().click()
    await expectText(rowOf(page, before!), 'Chờ gửi')
    await page.context().setOffline(true)
    await enterAllOffline(page, '0912345022', [after!], 1)
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    expect(await entryOf(page)).not.toMatch(/\.2\.js$/)

    await page.unroute('**/api/presenter-pharma/**')
    await page.context().setOffline(false)
    await open(counterOf(pharmacy))
    expect(await entryOf(page)).toMatch(/\.2\.js$/)
    for (const code of [before!, after!]) await expectOutcome(page, code, 'Chính hãng')
    expect(await creditsAt(stage.shop, pharmacy.code)).toEqual({ codes: 2, points: 60 })
    allowTroubles(visitor, noNetwork)
  })
})

describe('a press on the morning’s notice', () => {
  test('brings the open list forward, and else opens it', async () => {
    const { page, open, pharmacy } = await stage.atCounter(thumb)
    await isKept(page)
    const list = `/nha-thuoc/danh-sach-nhac-nho/?id=${pharmacy.code}`
    const worker = await workerOf(page)
    expect(await pressNotice(worker, list)).toEqual([
      'closed',
      `opened ${stage.shop.origin}${list}`,
    ])
    await open(`${list}&utm_source=zalo`)
    expect(await pressNotice(worker, list)).toEqual([
      'closed',
      `focused ${stage.shop.origin}${list}&utm_source=zalo`,
    ])
  })
})

/** The worker has everything of the release and answers for the page. */
async function isKept(page: Page): Promise<void> {
  await eventually(() =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return (
        navigator.serviceWorker.controller !== null &&
        registrations.filter(({ active, scope }) => active && !scope.endsWith(':/')).length >= 3
      )
    }),
  ).toBe(true)
}

/** What was fetched lies in the worker's keeping alone, as on a phone that has cleared its cache. */
async function forgetBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

function keptReleases(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('an-lanh-quay-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.filter((files) => files.length > 0).length
  })
}

function entryOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')!.src)
}

async function workerOf(page: Page): Promise<Worker> {
  const workers = page.context().serviceWorkers()
  const scopes = await Promise.all(
    workers.map((worker) =>
      worker.evaluate(() => (globalThis as unknown as WorkerScope).registration.scope),
    ),
  )
  return workers[scopes.findIndex((scope) => scope.endsWith('/nha-thuoc/'))]!
}

interface WorkerScope {
  registration: ServiceWorkerRegistration
  Clients: { prototype: { openWindow: (where: URL) => Promise<void> } }
  WindowClient: { prototype: { url: string; focus: () => Promise<void> } }
}

/**
 * Lets the worker hear that a notice was pressed. Only a person's press may open or raise a window, and
 * this browser shows no notices: the first and the last step are written down here instead.
 */
function pressNotice(worker: Worker, list: string): Promise<string[]> {
  return worker.evaluate(async (url) => {
    const scope = globalThis as unknown as WorkerScope
    const done: string[] = []
    const note = async (what: string) => void done.push(what)
    scope.Clients.prototype.openWindow = (where) => note(`opened ${where}`)
    scope.WindowClient.prototype.focus = function focus() {
      return note(`focused ${this.url}`)
    }
    const waits: Promise<unknown>[] = []
    const notification = { data: { url }, close: () => void done.push('closed') }
    const waitUntil = (work: Promise<unknown>) => waits.push(work)
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await Promise.all(waits)
    return done
  }, list)
}
