import { buttonClass } from '#web/ui/button-variant.ts'
import { texts } from '#web/texts.ts'

/** What is shown when a page cannot even be rendered: no script, no data, a way on. */
export function brokenPage(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.error} | An Lành</title>${links}</head><body><main class="shop-column grid grow place-items-center py-16 text-center"><div><h1 class="text-2xl">${texts.busy}</h1><p class="mt-6"><a href="/" class="${buttonClass({ size: 'main' })}">${texts.backHome}</a></p></div></main></body></html>`
}
