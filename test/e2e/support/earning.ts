import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import { earnWithCodes } from '#domain/membership/api.ts'
import type { BatchTerms } from '#server/genuine/index.ts'
import { findActiveProgramme } from '#server/loyalty/index.ts'
import { desktop, phone } from '../../support/browser.ts'
import { issueCodes, openProgramme } from '../../support/loyalty.ts'
import { password, registerMember, type Member } from '../../support/members.ts'
import { expectSound } from './soundness.ts'
import { createE2eShop, type Stage, type Visitor } from './stage.ts'

export interface EarningStage extends Stage {
  /** Who earns, and who was first with codes that are used. */
  readonly lan: Member
  readonly binh: Member
  /** A member at the earning page. */
  signedIn(member: Member): Promise<Visitor>
  /** Fresh codes of JEX, 30 points each unless told otherwise. */
  newCodes(count: number, change?: Partial<BatchTerms>): Promise<string[]>
  newCode(change?: Partial<BatchTerms>): Promise<string>
  /** A code that somebody else was first with. */
  usedCode(change?: Partial<BatchTerms>): Promise<string>
}

/** The demo shop with a programme, two members and as many codes as a journey wants. */
export function setEarningStage(browserArgs: readonly string[] = []): EarningStage {
  const stage = createE2eShop({}, browserArgs)
  let lan: Member
  let binh: Member
  beforeAll(async () => {
    const { shop } = stage
    const today = shop.ctx.clock.today()
    if (!(await findActiveProgramme(shop.ctx, today))) {
      await openProgramme(shop, { startsOn: addDays(today, -30), endsOn: addDays(today, 300) })
    }
    lan = await registerMember(shop, '0912345001')
    binh = await registerMember(shop, '0912345002')
  })
  const newCodes = (count: number, change: Partial<BatchTerms> = {}) =>
    issueCodes(stage.shop, { slug: 'jex' }, count, { productCode: 'JEX30', ...change })
  const newCode = async (change?: Partial<BatchTerms>) => (await newCodes(1, change))[0]!
  return {
    get shop() {
      return stage.shop
    },
    get lan() {
      return lan
    },
    get binh() {
      return binh
    },
    visit: (path, options) => stage.visit(path, options),
    signedIn: async (member) => {
      const visitor = await stage.visit(null)
      const data = { phone: member.phone, password }
      await visitor.page.request.post('/api/auth/login', { data })
      await visitor.open('/tich-diem/')
      return visitor
    },
    newCodes,
    newCode,
    usedCode: async (change) => {
      const code = await newCode(change)
      await stage.shop.call(earnWithCodes, { codes: [code] }, { headers: binh.headers })
      return code
    },
  }
}

export function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Mã dưới lớp bạc' })
}

export async function enter(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await page.keyboard.press('Enter')
}

/** Waits for the words of a result. */
export function outcome(page: Page, name: ResultName): Promise<void> {
  return page.getByRole('heading', { level: 2, name: resultTexts[name].title }).waitFor()
}

export async function expectSoundAtBothSizes(page: Page, screen: string): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expectSound(page, `${screen}-${viewport.width}`)
  }
}
