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
import { waitTimeout } from '../../support/wait-for.ts'
import { rememberNotices } from './notices.ts'

export interface Stage {
  readonly shop: RunningShop
  /** A new visitor who opens this address, or none yet; troubles that the page has at the end of the test fail it. */
  visit(path: string | null, options?: VisitOptions): Promise<Visitor>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Journeys are not interrupted by popups unless they are about them. */
  popups?: boolean
}

export interface Visitor extends WatchedPage {
  /** What a journey says of its troubles: judged at its end, as the console may tell of an answer after the page. */
  forgiven: { pattern: RegExp; mustCome: boolean }[]
  open(path: string): Promise<void>
  /** A second tab of the same browser, watched as the first one is. */
  openTab(path: string): Promise<Page>
}

/** One demo shop and one browser for all journeys of a file. */
export function createE2eShop(
  config: Partial<Config> = {},
  browserArgs: readonly string[] = [],
  start: (config: Partial<Config>) => Promise<RunningShop> = startDemoShop,
): Stage {
  let shop: RunningShop
  let browser: TestBrowser
  let visitors: Visitor[] = []
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([start(config), launchBrowser(browserArgs)])
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
    for (const visitor of leaving) evaluateTroubles(visitor)
  })
  return {
    get shop() {
      return shop
    },
    visit: async (path, { popups = false, ...options } = {}) => {
      const watched = await browser.newPage({ baseURL: shop.origin, ...options })
      const runsScripts = options.javaScriptEnabled ?? true
      if (runsScripts) await rememberNotices(watched.page.context())
      if (runsScripts && !popups) await watched.page.context().addInitScript(hadItsPopup)
      const visitor = visitorOf(watched, runsScripts)
      visitors.push(visitor)
      if (path !== null) await visitor.open(path)
      return visitor
    },
  }
}

/** As if one had been shown in this visit already. */
function hadItsPopup(): void {
  try {
    sessionStorage.setItem('popups', '1')
  } catch {
    // A page without storage, such as an empty one.
  }
}

/** Troubles a journey is about, such as a refusal: they must come, and do not fail it. */
export function expectTroubles({ forgiven }: Pick<Visitor, 'forgiven'>, pattern: RegExp): void {
  forgiven.push({ pattern, mustCome: true })
}

/** Troubles that may come or not: it depends on which call is under way at that moment. */
export function allowTroubles({ forgiven }: Pick<Visitor, 'forgiven'>, pattern: RegExp): void {
  forgiven.push({ pattern, mustCome: false })
}

function evaluateTroubles({ troubles, forgiven, ...visitor }: Visitor): void {
  for (const { pattern, mustCome } of forgiven) {
    const found = troubles.filter((trouble) => pattern.test(trouble))
    if (mustCome) expect(found, `troubles like ${pattern}`).not.toEqual([])
  }
  const others = troubles.filter(
    (trouble) => !forgiven.some(({ pattern }) => pattern.test(trouble)),
  )
  expectNoConsoleErrors({ ...visitor, troubles: others })
}

/** Waits for what the page is to become; a browser on a busy machine takes its time. */
export function eventually<T>(look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: waitTimeout, interval: 50 })
}

/** Waits until this text stands in a place; spaces that keep a line together read as any other. */
export async function expectText(place: Locator, text: string): Promise<void> {
  await eventually(async () => (await place.innerText()).replaceAll('\u00a0', ' ')).toContain(text)
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
  page.setDefaultTimeout(waitTimeout)
  return {
    ...watched,
    // Where scripts are switched off the browser says of each that it did not load it.
    forgiven: runsScripts ? [] : [{ pattern: /\.js csp$/, mustCome: false }],
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
