import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** The two sizes the shop is drawn for. */
export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }

/** Visitors ask for less movement, so that nothing is waited for; who has this sees all of it. */
export const inMotion = { reducedMotion: 'no-preference' } as const

export interface TestBrowser {
  /** A page of a new visitor, Vietnamese, on a phone unless told otherwise. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>
  close(): Promise<void>
}

export interface WatchedPage {
  page: Page
  /** Errors and warnings of the console, uncaught errors, failed requests and answers of 500 and above. */
  troubles: string[]
  close(): Promise<void>
}

/**
 * The pages of one file of journeys. Each visitor is new, so that files share a browser; with
 * `extraArgs`, for what only some journeys need (a camera), it is one of its own.
 */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<TestBrowser> {
  const own = extraArgs.length > 0
  const browser = own ? await launch(extraArgs) : await launchShared()
  const opened: WatchedPage[] = []
  return {
    newPage: async (options) => {
      const page = await openPage(browser, options)
      opened.push(page)
      return page
    },
    close: () => (own ? browser.close() : closeAll(opened)),
  }
}

/** A browser that keeps its things in a folder, as a phone does: it can be killed and opened again. */
export async function launchProfile(
  folder: string,
  baseURL: string,
): Promise<WatchedPage & { kill(): Promise<void> }> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    viewport: phone,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    baseURL,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const gone = new Promise<void>((done) => context.on('close', () => done()))
  const kill = async () => {
    const session = await context.browser()!.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
    await gone
  }
  return { page, kill, troubles: watch(page), close: () => context.close() }
}

/** A page that works prints nothing: no error, no warning, no request that fails. */
export function expectNoConsoleErrors({ troubles }: WatchedPage): void {
  expect(troubles).toEqual([])
}

/** No violation of WCAG 2.2 AA that a program can find, in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // As text: the page's own policy allows no script that is not the shop's.
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(axeOptions)})`,
  )
  const found = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

/** With `KEEP_SCREENS=1`, keeps a picture of the page for people: some hundred of them take a minute. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  if (process.env['KEEP_SCREENS'] === '1') await keepPicture(page, name)
}

/** A picture of the page in `.cache/screens`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = join(cache, 'screens')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
  })
}

const cache = resolve(import.meta.dirname, '../../.cache')
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Style sheets would be fetched and parsed again each time, for a rule that is none of these.
  preload: { assets: ['media'] },
}
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')

function launch(extraArgs: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(extraArgs))
}

let shared: Promise<Browser> | undefined

/** Ends with the process that runs the files; one that crashed is started again for the next file. */
async function launchShared(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launch([])
  return shared!
}

async function closeAll(pages: readonly WatchedPage[]): Promise<void> {
  await Promise.all(pages.map((page) => page.close()))
}

function launchOptions(extraArgs: readonly string[] = []) {
  const { executablePath, libraryPath } = inject('chromium')
  return {
    executablePath,
    args: [
      // Tests also run as root and in containers with little shared memory.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      // Nothing may leave the machine.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extraArgs,
    ],
    env: {
      ...process.env,
      ...(libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}),
    },
  }
}

async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: phone,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  return { page, troubles: watch(page), close: () => context.close() }
}

function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      troubles.push(`console ${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page left early gives up its own requests; that is no failure.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()}: ${response.url()}`)
  })
  return troubles
}
