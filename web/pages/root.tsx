import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router'
import { suggestProducts } from '#domain/catalog/api.ts'
import { api } from '#web/api.ts'
import { loadFrame } from '#web/features/content/frame.ts'
import { useOwnLinks } from '#web/features/content/use-own-links.ts'
import { registerServiceWorker } from '#web/features/install/register.ts'
import { useDocumentTitle } from '#web/features/seo/use-document-title.ts'
import { BareLayout } from '#web/layouts/BareLayout.tsx'
import { isAnonymousDraw } from '#web/layouts/anonymous-draw.ts'
import { ShopLayout } from '#web/layouts/ShopLayout.tsx'
import { useCartCount } from '#web/state/cart.ts'

export { loadFrame as rootLoader }

/** The frame around every page. */
export function Root() {
  const frame = useLoaderData<typeof loadFrame>()
  useOwnLinks()
  useDocumentTitle()
  useEffect(registerServiceWorker, [])
  const cartCount = useCartCount()
  const page = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
  return isAnonymousDraw(useLocation().pathname) ? (
    <BareLayout frame={frame}>{page}</BareLayout>
  ) : (
    <ShopLayout frame={frame} cartCount={cartCount} suggest={suggest}>
      {page}
    </ShopLayout>
  )
}

function suggest(query: string, signal: AbortSignal) {
  return api.call(suggestProducts, { q: query }, { signal })
}
