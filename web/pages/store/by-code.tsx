import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isStoreCode } from '#domain/drugstore/store-code.ts'
import { storeNotFound } from '#web/features/store/area/load-area.ts'
import { storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'
import { storePathsFor } from '#web/store-paths.ts'

export const handle = storeHandle(texts.home)

/** The store's code in the path, behind a promotion's or alone: one address for one store. */
export function loader({ request, params }: LoaderFunctionArgs): never {
  const { code = '', campaign } = params
  if (!isStoreCode(code)) throw storeNotFound()
  const { searchParams } = new URL(request.url)
  searchParams.delete('id')
  if (campaign) searchParams.set('ctkm', campaign)
  throw redirect(storePathsFor(code).to('', Object.fromEntries(searchParams)))
}

export function Component() {
  return null
}
