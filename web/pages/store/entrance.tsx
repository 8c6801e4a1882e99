import { Outlet } from 'react-router'
import { useOwnLinks } from '#web/features/content/use-own-links.ts'
import { useDocumentTitle } from '#web/features/seo/use-document-title.ts'
import { StoreEntrance } from '#web/layouts/StoreLayout.tsx'

export function HydrateFallback() {
  return null
}

/** Before a store is known: one card in the middle. */
export function Component() {
  useOwnLinks()
  useDocumentTitle()
  return (
    <StoreEntrance>
      <Outlet />
    </StoreEntrance>
  )
}
