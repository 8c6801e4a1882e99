import { redirect, type LoaderFunctionArgs } from 'react-router'
import { storeNotFound } from '#web/features/store/area/load-area.ts'
import { findLinkTarget } from '#web/features/store/area/link-target.ts'
import { storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export const handle = storeHandle(texts.area)

/** A printed link of a store leads to its target. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<never> {
  const { search } = new URL(request.url)
  const target = await findLinkTarget(context, params['link'] ?? '', search)
  if (target === null) throw storeNotFound()
  throw redirect(target)
}

export function Component() {
  return null
}
