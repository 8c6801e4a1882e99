import { statusTexts } from '#domain/health/texts.ts'
import { staticPage } from '#web/static-page.ts'
import { texts } from '#web/texts.ts'
import { buttonClass } from '#web/ui/button-variant.ts'

/** What is shown when a page cannot even be rendered: no script, no data, a way on. */
export function brokenPage(styles: readonly string[], incident = ''): string {
  const body = `<main class="shop-column grid grow place-items-center py-16 text-center"><div><h1 class="text-2xl">${texts.busy}</h1><p class="mt-3">${incident}</p><p class="mt-6"><a href="/" class="${buttonClass({ size: 'main' })}">${texts.backHome}</a></p><p class="mt-3"><a href="/trang-thai/" class="underline">${statusTexts.title}</a></p></div></main>`
  return staticPage({ styles, title: texts.error, body })
}
