import { pageHandle, type AnyPageHandle } from '#web/page.ts'
import { pharmacyQuery } from '#web/pharmacy/paths.ts'
import { pharmacyTexts as texts } from '../texts.ts'

/**
 * Nothing of the area is found by search engines or kept for others, and each pharmacy is installed as
 * an application of its own.
 */
export function pharmacyHandle(title: string): AnyPageHandle {
  return pageHandle<unknown>({
    meta: (_, url) => {
      const id = new URLSearchParams(url.search).get('id') ?? undefined
      return {
        title: `${title} | ${texts.area}`,
        noindex: true,
        manifest: `/nha-thuoc/manifest.webmanifest${pharmacyQuery({ id })}`,
      }
    },
    personal: true,
    needsScript: true,
  })
}

/** The server renders the frame alone: what a page shows is asked for by the browser. */
export function noLoader(): null {
  return null
}
