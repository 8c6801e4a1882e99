import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Config } from '#server/platform/env.ts'
import {
  expectNoConsoleErrors,
  keepPicture,
  launchBrowser,
  type TestBrowser,
  type WatchedPage,
} from '../../support/browser.ts'
import { startDemoShop, type RunningShop } from '../../support/running-shop.ts'

export interface Stage {
  readonly shop: RunningShop
  /** A new visitor who opens this address, or none yet; troubles that the page has at the end of the test fail it. */
  visit(path: string | null, options?: BrowserContextOptions): Promise<Visitor>
}

export interface Visitor extends WatchedPage {
  /** Where scripts are switched off the browser says of each that it did not load it. */
  runsScripts: boolean
  open(path: string): Promise<void>
  /** A second tab of the same browser, watched as the first one is. */
  openTab(path: string): Promise<Page>
}

/** One demo shop and one browser for all journeys of a file. */
export function setStage(config: Partial<Config> = {}, browserArgs: readonly string[] = []): Stage {
  let shop: RunningShop
  let browser: TestBrowser
  let visitors: Visitor[] = []
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([startDemoShop(config), launchBrowser(browserArgs)])
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })
  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    if (task.result?.state === 'fail') await keepLastScreens(leaving, task.name)
    await Promise.all(leaving.map((visitor) => visitor.close()))
    for (const { runsScripts, ...visitor } of leaving) {
      if (!runsScripts) dropTroubles(visitor, /\.js csp$/)
      expectNoConsoleErrors(visitor)
    }
  })
  return {
    get shop() {
      return shop
    },
    visit: async (path, options) => {
      const watched = await browser.newPage({ baseURL: shop.origin, ...options })
      const visitor = visitorOf(watched, options?.javaScriptEnabled ?? true)
      visitors.push(visitor)
      if (path !== null) await visitor.open(path)
      return visitor
    },
  }
}

/** Troubles a journey is about, such as a refusal: they must have come, and count no longer. */
export function expectTroubles(visitor: WatchedPage, pattern: RegExp): void {
  expect(dropTroubles(visitor, pattern), `troubles like ${pattern}`).toBeGreaterThan(0)
}

function dropTroubles({ troubles }: WatchedPage, pattern: RegExp): number {
  const others = troubles.filter((trouble) => !pattern.test(trouble))
  const dropped = troubles.length - others.length
  troubles.splice(0, troubles.length, ...others)
  return dropped
}

/** Waits for what the page is to become; a browser on a busy machine takes its time. */
export function eventually<T>(look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: 15_000, interval: 50 })
}

/** Waits until this text stands in a place. */
export async function expectText(place: Locator, text: string): Promise<void> {
  await eventually(() => place.innerText()).toContain(text)
}

/** The page as it works: React has taken it over, so that no press is lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** What the visitors of a failed journey saw last. */
async function keepLastScreens(visitors: readonly Visitor[], name: string): Promise<void> {
  const file = `failed-${foldVietnamese(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}`
  for (const { page } of visitors) await keepPicture(page, file)
}

function visitorOf(watched: WatchedPage, runsScripts: boolean): Visitor {
  const { page, troubles } = watched
  page.setDefaultTimeout(15_000)
  return {
    ...watched,
    runsScripts,
    open: (path) => open(page, path, runsScripts),
    openTab: async (path) => {
      const tab = await page.context().newPage()
      tab.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
      tab.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
      })
      await open(tab, path, runsScripts)
      return tab
    },
  }
}

async function open(page: Page, path: string, runsScripts: boolean): Promise<void> {
  await page.goto(path)
  if (runsScripts) await hydrated(page)
}
