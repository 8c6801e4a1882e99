import { staticPage } from '#web/static-page.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { installTexts as texts } from './texts.ts'

/**
 * The page the service worker shows without a network, under whatever address was asked for. It
 * runs no script: the application would look for the data of that address.
 */
export function offlinePage(styles: readonly string[], font: string): string {
  const body = `<main class="shop-column grid grow place-items-center py-16 text-center"><div><h1 class="text-2xl">${texts.offlineTitle}</h1><p class="mt-3 max-w-md text-ink-2">${texts.offlineText}</p><a href="" class="${buttonClass({ size: 'main' }, 'mt-7')}">${texts.retry}</a></div></main>`
  return staticPage({ styles, title: texts.offlineTitle, body, font })
}
