import type { Locator, Page } from 'playwright-core'

const farthest = 150

/** Presses Tab until this has the focus, as somebody without a mouse does; Shift+Tab to go back. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < farthest; pressed++) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${farthest} × ${key} did not reach ${String(target)}`)
}

/** Tab to it, then Enter. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Tab to it, then type. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Tab to it, type some of the name and take the first that is offered. */
export async function pickUnit(page: Page, label: string, typed: string): Promise<void> {
  await type(page, page.getByRole('combobox', { name: label }), typed)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
