import type { Locator, Page } from 'playwright-core'

/** A press counts, the key that leads to the next field too; letters are counted apart. */
export function counted(page: Page) {
  let taps = 0
  let letters = 0
  return {
    taps: () => taps,
    letters: () => letters,
    /** What a calm thumb needs: five letters a second, a second and a half for a press. */
    seconds: () => taps * 1.5 + letters / 5,
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    /** A key, or some held together. */
    press: async (keys: string) => {
      taps += 1
      await page.keyboard.press(keys)
    },
    next: async () => {
      taps += 1
      await page.keyboard.press('Enter')
    },
    type: async (text: string) => {
      letters += text.length
      await page.keyboard.type(text)
    },
  }
}

export type Counted = ReturnType<typeof counted>

export function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement)
}
