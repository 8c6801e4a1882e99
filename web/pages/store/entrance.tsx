import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useOwnLinks } from '#web/features/content/use-own-links.ts'
import { registerStoreWorker } from '#web/features/store/install/register-store-worker.ts'
import { useDocumentTitle } from '#web/features/seo/use-document-title.ts'
import { StoreEntrance } from '#web/layouts/StoreLayout.tsx'

/** Before a store is known: one card in the middle. */
export function Component() {
  useOwnLinks()
  useDocumentTitle()
  useEffect(registerStoreWorker, [])
  return (
    <StoreEntrance>
      <Outlet />
    </StoreEntrance>
  )
}
