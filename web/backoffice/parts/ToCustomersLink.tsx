import UserSearch from 'lucide-react/icons/user-search'
import type { ReactNode } from 'react'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'

/** Where what begins at a customer's own page begins: whoever is meant is looked up first. */
export function ToCustomersLink({ children }: { children: ReactNode }) {
  return (
    <Anchor to={backofficePaths.customers()} className={buttonClass({ variant: 'secondary' })}>
      <UserSearch aria-hidden="true" className="size-4.5" />
      {children}
    </Anchor>
  )
}
