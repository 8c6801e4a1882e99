import { pageHandle, type AnyPageHandle } from '#web/page.ts'
import { backofficeTexts as texts } from '../texts.ts'

/** Nothing of the back office is found by search engines or kept for others. */
export function backofficeHandle(
  title: string | ((url: { pathname: string }) => string),
): AnyPageHandle {
  return pageHandle<unknown>({
    meta: (_, url) => {
      const text = typeof title === 'string' ? title : title(url)
      return { title: `${text} | ${texts.area}`, noindex: true }
    },
    personal: true,
    needsScript: true,
  })
}

/** The server renders the shell alone: what a page shows is asked for by the browser. */
export function noLoader(): null {
  return null
}
