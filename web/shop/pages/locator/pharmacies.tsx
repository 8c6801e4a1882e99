import { useLoaderData } from 'react-router'
import { loadLocator, type LocatorData } from '#web/shop/locator/load-locator.ts'
import { locatorParameters } from '#web/shop/locator/locator-filter.ts'
import { locatorMeta } from '#web/shop/locator/locator-meta.ts'
import { LocatorView } from '#web/shop/locator/LocatorView.tsx'
import { pageHandle } from '#web/page.ts'

export { loadLocator as loader }

export const handle = pageHandle<LocatorData>({
  meta: locatorMeta,
  parameters: locatorParameters,
})

function PharmaciesPage() {
  return <LocatorView data={useLoaderData<typeof loadLocator>()} />
}

export { PharmaciesPage as Component }
