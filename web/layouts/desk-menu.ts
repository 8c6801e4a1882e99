import ClipboardList from 'lucide-react/icons/clipboard-list'
import CreditCard from 'lucide-react/icons/credit-card'
import CircleAlert from 'lucide-react/icons/circle-alert'
import IdCard from 'lucide-react/icons/id-card'
import Package from 'lucide-react/icons/package'
import Pill from 'lucide-react/icons/pill'
import ScanSearch from 'lucide-react/icons/scan-search'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import Store from 'lucide-react/icons/store'
import Undo2 from 'lucide-react/icons/undo-2'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType, SVGProps } from 'react'
import type { SignedInUser } from '#domain/staff/api.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { OpenLetters } from '#web/features/desk/jobs/OpenLetters.tsx'
import { OpenReturns } from '#web/features/desk/returns/OpenReturns.tsx'
import { deskTexts as texts } from '#web/features/desk/texts.ts'

export interface DeskMenuEntry {
  label: string
  /** The entry's pages all lie below this path. */
  path: string
  /** Without it the entry is not shown and its pages say so: the API's guard reads the same name. */
  permission: Permission
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** How much of it waits for somebody. */
  count?: ComponentType
}

/** The back office, one line a part, in the order of the menu. */
export const deskMenu: readonly DeskMenuEntry[] = [
  { label: texts.orders, path: deskPaths.orders(), permission: 'orders.read', icon: Package },
  {
    label: texts.returns,
    path: deskPaths.returnRequests(),
    permission: 'orders.read',
    icon: Undo2,
    count: OpenReturns,
  },
  {
    label: texts.transfers,
    path: deskPaths.transfers(),
    permission: 'payments.read',
    icon: CreditCard,
  },
  { label: texts.refunds, path: deskPaths.refunds(), permission: 'payments.read', icon: RotateCcw },
  { label: texts.products, path: deskPaths.products(), permission: 'products.read', icon: Pill },
  { label: texts.earnLog, path: deskPaths.earnLog(), permission: 'stores.read', icon: ScanSearch },
  {
    label: texts.employees,
    path: deskPaths.employees(),
    permission: 'employees.read',
    icon: IdCard,
  },
  {
    label: texts.surveys,
    path: deskPaths.surveys(),
    permission: 'surveys.read',
    icon: ClipboardList,
  },
  { label: texts.stores, path: deskPaths.stores(), permission: 'stores.read', icon: Store },
  {
    label: texts.jobs,
    path: deskPaths.jobs(),
    permission: 'jobs.read',
    icon: CircleAlert,
    count: OpenLetters,
  },
  {
    label: texts.settings,
    path: deskPaths.settings(),
    permission: 'settings.read',
    icon: Settings,
  },
  { label: texts.staff, path: deskPaths.staff(), permission: 'staff.read', icon: UsersRound },
  { label: texts.audit, path: deskPaths.audit(), permission: 'audit.read', icon: ScrollText },
]

/** What somebody may see of the menu. */
export function menuFor(user: Pick<SignedInUser, 'permissions'>): readonly DeskMenuEntry[] {
  return deskMenu.filter(({ permission }) => user.permissions.includes(permission))
}

/** The part of the desk that a page belongs to; undefined for pages that are everybody's. */
export function findMenuEntry(pathname: string): DeskMenuEntry | undefined {
  return deskMenu.find(({ path }) => pathname.startsWith(path))
}
