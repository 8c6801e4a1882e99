import type { Page } from 'playwright-core'

/** Each field, key and link of the page that, once reached, lies under a bar or beyond the window: by its words. */
export function coveredOnes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachable = 'main input, main button, main a, main select, main textarea, nav a'
    return [...document.querySelectorAll<HTMLElement>(reachable)]
      .filter((one) => {
        if (!one.checkVisibility() || one.closest('.sr-only')) return false
        one.focus()
        if (document.activeElement !== one) return false
        const { left, width, top, bottom } = one.getBoundingClientRect()
        // What is taller than the room between the bars is seen in part.
        const edges = bottom - top > innerHeight / 2 ? [] : [top + 3, bottom - 3]
        const seen = [(top + bottom) / 2, ...edges].every((y) => {
          const there = document.elementFromPoint(left + width / 2, y)
          return one.contains(there) || there?.contains(one)
        })
        return width > 1 && !seen
      })
      .map((one) => one.innerText.trim() || one.getAttribute('aria-label') || one.outerHTML)
  })
}

/** Words that stand in the window, with nothing over them. */
export function isInSight(page: Page, words: string): Promise<boolean> {
  return page.getByText(words).evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 4, y)))
  })
}
