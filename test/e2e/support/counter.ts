import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { maskCode } from '#domain/genuine/mask.ts'
import { groupCode, withDots } from '#web/features/code-entry/code-typing.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { openPharmacy, pharmacyPassword, type PharmacyLogin } from '../../support/pharmacy.ts'
import { setEarningStage, type EarningStage } from './earning.ts'
import type { Visitor } from './stage.ts'

export interface CounterStage extends EarningStage {
  /** Somebody of a pharmacy, logged in, at its counter. */
  atCounter(options?: BrowserContextOptions): Promise<Visitor & { pharmacy: PharmacyLogin }>
}

/** The demo shop with a programme that runs, and pharmacies. */
export function setCounterStage(browserArgs: readonly string[] = []): CounterStage {
  const stage = setEarningStage(browserArgs)
  return {
    ...stage,
    get shop() {
      return stage.shop
    },
    get lan() {
      return stage.lan
    },
    get binh() {
      return stage.binh
    },
    atCounter: async (options) => {
      const pharmacy = await openPharmacy(stage.shop)
      const visitor = await stage.visit(null, options)
      await logInToPharmacy(visitor.page, pharmacy)
      await visitor.open(counterOf(pharmacy))
      return { ...visitor, pharmacy }
    },
  }
}

export function counterOf({ code }: Pick<PharmacyLogin, 'code'>): string {
  return `/nha-thuoc/ap-dung-uu-dai/?id=${code}`
}

/** As the dialog does; the cookie stays in this browser. */
export async function logInToPharmacy(page: Page, { username }: PharmacyLogin): Promise<void> {
  const data = { username, password: pharmacyPassword }
  const answer = await page.request.post('/api/admin/auth/login', { data })
  if (!answer.ok()) throw new Error(`no login at the store: ${await answer.text()}`)
}

export const phoneField = (page: Page) => page.getByLabel('Số điện thoại khách')
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Mã tích điểm' })

/** Types a customer's phone. */
export async function givePhone(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone)
}

/** Types a code and presses Enter, as a reader at the counter does; resolves once it is in the list. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(groupCode(code))
  await codeField(page).press('Enter')
  await rowOf(page, code).waitFor()
}

/** The row of a code in the list of the last ones. */
export function rowOf(page: Page, code: string): Locator {
  return page
    .getByRole('list', { name: /^(Mã vừa nhập|Khách trước)/ })
    .getByRole('listitem')
    .filter({
      hasText: withDots(maskCode(code)),
    })
}

/** A call that hangs is given up after 20 seconds and made anew. */
export async function expectOutcome(page: Page, code: string, words: string): Promise<void> {
  const row = () => rowOf(page, code).innerText()
  await expect.poll(row, { timeout: 45_000, interval: 50 }).toContain(words)
}

// What a browser says of lost calls. 403: the proof of a write could not be fetched while the network
// was just coming back; it is fetched anew, and the write goes out once more under its key.
export const noNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|403 \(Forbidden\)/

/**
 * Types a customer's phone and many codes while there is no network; each is kept before the next.
 * `before` of them wait already.
 */
export async function enterAllOffline(
  page: Page,
  phone: string,
  codes: readonly string[],
  before = 0,
): Promise<void> {
  await hasWhatKeepsCodes(page)
  await page.context().setOffline(true)
  await givePhone(page, phone)
  for (const [at, code] of codes.entries()) {
    await codeField(page).fill(code)
    await codeField(page).press('Enter')
    await page.getByText(`Mất mạng · ${before + at + 1} mã chờ gửi`).waitFor()
  }
}

/** The counter fetches these after it is there: from then on codes need no network. */
async function hasWhatKeepsCodes(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['check-code', 'device-counter', 'encrypted-store', 'send-entry'].every((part) =>
      files.some((file) => file.includes(`/${part}-`)),
    )
  })
}

/** What a pharmacy's entries have brought, as the database says. */
export async function creditsAt(
  { ctx }: RunningShop,
  pharmacyCode: string,
): Promise<{ codes: number; points: number }> {
  const { rows } = await ctx.pool.query<{ codes: number; points: number }>(
    `select count(*)::int as codes, coalesce(sum(point), 0)::int as points
     from code_redemption where store_code = $1`,
    [pharmacyCode],
  )
  return rows[0]!
}
