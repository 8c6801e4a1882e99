import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { noticeTexts } from '#web/features/notices/texts.ts'
import { waitTimeout } from '../../support/wait-for.ts'

/** What the notices of a page have said and nobody has asked for yet, oldest first. */
const said = new WeakMap<Page, string[]>()

/** From now on what is said in passing is remembered: a notice stands for a second, a busy machine may look later. */
export async function rememberNotices(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellNotice', ({ page }, text: string) => {
    noticesSaid(page).push(text)
  })
  await context.addInitScript(tellNotices, `[aria-label="${noticeTexts.region}"]`)
}

/** Waits until a notice has said this, whether it still stands or not; its lines. Each is heard once. */
export async function expectNotice(page: Page, words: RegExp): Promise<string[]> {
  const heard = noticesSaid(page)
  await expect
    .poll(() => heard, { timeout: waitTimeout, interval: 50 })
    .toContainEqual(expect.stringMatching(words))
  const at = heard.findIndex((each) => words.test(each))
  return heard.splice(at, 1)[0]!.split('\n')
}

/** What has been said and nobody has asked for yet. */
export function noticesSaid(page: Page): string[] {
  const known = said.get(page) ?? []
  said.set(page, known)
  return known
}

/** Runs in the page. */
function tellNotices(region: string): void {
  const { tellNotice } = globalThis as unknown as { tellNotice: (text: string) => Promise<void> }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const isNotice = node instanceof Element && node.parentElement?.closest(region)
        if (!isNotice) continue
        const lines = [...node.querySelectorAll('p')].map(({ textContent }) => textContent)
        void tellNotice(lines.join('\n'))
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
