import type { Page } from 'playwright-core'
import { expectAccessible, keepScreen } from '../../support/browser.ts'
import { eventually } from './stage.ts'

/** What every page and open dialog owes: nothing a program can object to, nothing beyond the edge. */
export async function expectSound(page: Page, screen?: string): Promise<void> {
  // A page on its way in has none yet: a text that was waited for may have stood on the page before.
  await eventually(() => page.locator('h1').count()).toBe(1)
  await atRest(page)
  await fromTheTop(page)
  if (screen) await keepScreen(page, screen)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
}

/** What stays at the top while one edits lies over what is scrolled below it; axe takes that for too small. */
async function fromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isOpen = document.querySelector(
      '[role=dialog]:not([popover]), [role=listbox], [role=menu]',
    )
    if (document.querySelector('[data-save-state], [data-edited]') && !isOpen) scrollTo(0, 0)
  })
}

/** What lies half below a pharmacy's tabs is scrolled to by people; axe takes it for too small. */
export const higherThanAny = 2400

/** Asked after a change of the window's width too: rows become cards a moment later. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = () => document.documentElement.scrollWidth - innerWidth
  await eventually(() => page.evaluate(excess)).toBeLessThanOrEqual(0)
}

/** Movements that end have ended, and lists are done: what fades in or was pale has its colours. */
export async function atRest(page: Page): Promise<void> {
  await eventually(() => page.evaluate(listUnrest)).toEqual([])
}

/** In one look, or one kind would begin while the other is waited for. */
function listUnrest(): string[] {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const ends = effect?.getComputedTiming().endTime !== Infinity
      return ends && playState === 'running'
    })
    .map(({ effect }) => (effect as KeyframeEffect).target)
  // A list is pale while the next one is on its way, and about to be while words are being typed.
  const pale = [...document.querySelectorAll('[aria-busy=true]')].filter(
    (each) => each.role === 'search' || Number(getComputedStyle(each).opacity) < 1,
  )
  return [...moving, ...pale].map((each) => String(each?.outerHTML.slice(0, 200)))
}
