import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pharmacyNotFound } from '#web/pharmacy/area/load-area.ts'
import { findLinkTarget } from '#web/pharmacy/area/link-target.ts'
import { pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export const handle = pharmacyHandle(texts.area)

/** A printed link of a pharmacy leads to its target. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<never> {
  const { search } = new URL(request.url)
  const target = await findLinkTarget(context, params['link'] ?? '', search)
  if (target === null) throw pharmacyNotFound()
  throw redirect(target)
}

export function Component() {
  return null
}
