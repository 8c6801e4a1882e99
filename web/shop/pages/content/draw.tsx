import { ComingSoon } from '#web/shop/content/ComingSoon.tsx'
import { contentTexts as texts } from '#web/shop/content/texts.ts'
import { pageHandle } from '#web/page.ts'

export const handle = pageHandle<unknown>({
  meta: () => ({ title: texts.soonPages['quay-so-khong-dinh-danh'].title, noindex: true }),
})

/** Draws open with their campaigns; until then the address says so. */
function DrawPage() {
  return <ComingSoon slug="quay-so-khong-dinh-danh" />
}

export { DrawPage as Component }
