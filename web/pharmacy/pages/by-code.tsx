import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isPharmacyCode } from '#domain/pharmacy/pharmacy-code.ts'
import { pharmacyNotFound } from '#web/pharmacy/area/load-area.ts'
import { pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { pharmacyPathsFor } from '#web/pharmacy/paths.ts'

export const handle = pharmacyHandle(texts.home)

/** The pharmacy's code in the path, behind a promotion's or alone: one address for one pharmacy. */
export function loader({ request, params }: LoaderFunctionArgs): never {
  const { code = '', campaign } = params
  if (!isPharmacyCode(code)) throw pharmacyNotFound()
  const { searchParams } = new URL(request.url)
  searchParams.delete('id')
  if (campaign) searchParams.set('ctkm', campaign)
  throw redirect(pharmacyPathsFor(code).to('', Object.fromEntries(searchParams)))
}

export function Component() {
  return null
}
