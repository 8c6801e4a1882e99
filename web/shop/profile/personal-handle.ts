import { pageHandle, type AnyPageHandle } from '#web/page.ts'

/** One member's page: never kept, never found by search engines. */
export function personalHandle(title: string): AnyPageHandle {
  return pageHandle<unknown>({ meta: () => ({ title, noindex: true }), personal: true })
}
