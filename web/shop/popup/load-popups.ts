import type { LoaderFunctionArgs } from 'react-router'
import type { PopupAction, PopupPage } from '#domain/publishing/places/places.ts'
import { apiOf } from '#web/api.ts'

/** What may bring a popup on this page. One that cannot be known is no reason to show no page. */
export async function loadPopups(
  context: LoaderFunctionArgs['context'],
  page: PopupPage,
): Promise<PopupAction[]> {
  const { listPopupActions } = await import('#domain/publishing/places/api.ts')
  return apiOf(context)
    .call(listPopupActions, { page })
    .catch(() => [])
}
