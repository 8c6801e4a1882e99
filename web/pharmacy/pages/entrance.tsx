import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useOwnLinks } from '#web/use-own-links.ts'
import { registerPharmacyWorker } from '#web/pharmacy/install/register-pharmacy-worker.ts'
import { useDocumentTitle } from '#web/use-document-title.ts'
import { PharmacyEntrance } from '#web/pharmacy/layout/PharmacyLayout.tsx'

/** Before a pharmacy is known: one card in the middle. */
export function Component() {
  useOwnLinks()
  useDocumentTitle()
  useEffect(registerPharmacyWorker, [])
  return (
    <PharmacyEntrance>
      <Outlet />
    </PharmacyEntrance>
  )
}
