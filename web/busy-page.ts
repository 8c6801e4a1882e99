import { staticPage } from '#web/static-page.ts'
import { busyTexts as texts } from '#web/busy-texts.ts'
import { buttonClass } from '#web/ui/button-variant.ts'

/**
 * What visitors see while the shop takes on no more, or cannot read its data: it comes back by itself, by the browser's own refresh where scripts
 * do not run. Nothing of it asks the shop for more than its styles and that script.
 */
export function busyPage(
  styles: readonly string[],
  seconds: number,
  why: 'crowd' | 'silence',
): string {
  const [title, words] =
    why === 'crowd' ? [texts.crowded, texts.crowdedWhy] : [texts.silent, texts.silentWhy]
  const again = `<p class="mt-4" role="status">${texts.crowdedBefore} <span data-count>${seconds}</span> ${texts.crowdedAfter}</p>`
  const link = `<p class="mt-6"><a href="" class="${buttonClass({ size: 'main' })}">${texts.tryNow}</a></p>`
  const body = `<main class="shop-column grid grow place-items-center py-16 text-center"><div><h1 class="text-2xl">${title}</h1><p class="mt-4">${words}</p>${again}${link}</div></main>`
  const head = `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript><script src="/dong-khach.js" defer></script>`
  return staticPage({ styles, title, body, head })
}
