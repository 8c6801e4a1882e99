import ClipboardList from 'lucide-react/icons/clipboard-list'
import CreditCard from 'lucide-react/icons/credit-card'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FolderTree from 'lucide-react/icons/folder-tree'
import IdCard from 'lucide-react/icons/id-card'
import Images from 'lucide-react/icons/images'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PhoneCall from 'lucide-react/icons/phone-call'
import Pill from 'lucide-react/icons/pill'
import Scale from 'lucide-react/icons/scale'
import ScanSearch from 'lucide-react/icons/scan-search'
import Rocket from 'lucide-react/icons/rocket'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Star from 'lucide-react/icons/star'
import Shapes from 'lucide-react/icons/shapes'
import Settings from 'lucide-react/icons/settings'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Pharmacy from 'lucide-react/icons/store'
import Tags from 'lucide-react/icons/tags'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Undo2 from 'lucide-react/icons/undo-2'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType, SVGProps } from 'react'
import type { SignedInUser } from '#domain/staff/api.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { WaitingReviews } from '#web/backoffice/content/WaitingReviews.tsx'
import { OpenLetters } from '#web/backoffice/jobs/OpenLetters.tsx'
import type { Screen } from '#web/backoffice/search/hits.ts'
import { OpenQuestions } from '#web/backoffice/questions/OpenQuestions.tsx'
import { OpenReturns } from '#web/backoffice/returns/OpenReturns.tsx'
import { OpenReviews } from '#web/backoffice/reviews/OpenReviews.tsx'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'

export interface BackofficeMenuEntry {
  label: string
  /** The entry's pages all lie below this path. */
  path: string
  /** Without it the entry is not shown and its pages say so: the API's guard reads the same name. */
  permission: Permission
  /** The path of the resource that it lists: search finds its records below the entry's path. */
  records?: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** How much of it waits for somebody. */
  count?: ComponentType
}

/** The back office, one line a part, in the order of the menu. */
export const backofficeMenu: readonly BackofficeMenuEntry[] = [
  { label: texts.orders, path: backofficePaths.orders(), permission: 'orders.read', icon: Package },
  {
    label: texts.returns,
    path: backofficePaths.returnRequests(),
    permission: 'orders.read',
    icon: Undo2,
    count: OpenReturns,
  },
  {
    label: texts.reviews,
    path: backofficePaths.reviews(),
    permission: 'reviews.read',
    icon: Star,
    count: OpenReviews,
  },
  {
    label: texts.transfers,
    path: backofficePaths.transfers(),
    permission: 'payments.read',
    icon: CreditCard,
  },
  {
    label: texts.refunds,
    path: backofficePaths.refunds(),
    permission: 'payments.read',
    icon: RotateCcw,
  },
  {
    label: texts.products,
    path: backofficePaths.products(),
    permission: 'products.read',
    icon: Pill,
  },
  {
    label: texts.earnLog,
    path: backofficePaths.earnLog(),
    permission: 'stores.read',
    icon: ScanSearch,
  },
  {
    label: texts.vouchers,
    path: backofficePaths.vouchers(),
    permission: 'vouchers.read',
    records: 'voucher-campaigns',
    icon: TicketPercent,
  },
  {
    label: texts.content,
    path: backofficePaths.contents(),
    permission: 'content.read',
    icon: Newspaper,
    count: WaitingReviews,
  },
  {
    label: texts.pictures,
    path: backofficePaths.pictures(),
    permission: 'media.read',
    icon: Images,
  },
  {
    label: texts.releases,
    path: backofficePaths.releases(),
    permission: 'content.read',
    records: 'content-releases',
    icon: Rocket,
  },
  {
    label: texts.articleCategories,
    path: backofficePaths.articleCategories(),
    permission: 'content.read',
    records: 'article-categories',
    icon: FolderTree,
  },
  {
    label: texts.articleTags,
    path: backofficePaths.articleTags(),
    permission: 'content.read',
    records: 'article-tags',
    icon: Tags,
  },
  {
    label: texts.questions,
    path: backofficePaths.questions(),
    permission: 'questions.read',
    icon: MessageCircleQuestion,
    count: OpenQuestions,
  },
  {
    label: texts.experts,
    path: backofficePaths.experts(),
    permission: 'experts.read',
    records: 'experts',
    icon: Stethoscope,
  },
  {
    label: texts.expertCategories,
    path: backofficePaths.expertCategories(),
    permission: 'experts.read',
    records: 'expert-categories',
    icon: Shapes,
  },
  {
    label: texts.claimRules,
    path: backofficePaths.claimRules(),
    permission: 'content.read',
    icon: Scale,
  },
  {
    label: texts.leads,
    path: backofficePaths.leads(),
    permission: 'leads.read',
    records: 'leads',
    icon: PhoneCall,
  },
  {
    label: texts.employees,
    path: backofficePaths.employees(),
    permission: 'employees.read',
    records: 'employees',
    icon: IdCard,
  },
  {
    label: texts.surveys,
    path: backofficePaths.surveys(),
    permission: 'surveys.read',
    icon: ClipboardList,
  },
  {
    label: texts.pharmacies,
    path: backofficePaths.pharmacies(),
    permission: 'stores.read',
    icon: Pharmacy,
  },
  {
    label: texts.jobs,
    path: backofficePaths.jobs(),
    permission: 'jobs.read',
    icon: CircleAlert,
    count: OpenLetters,
  },
  {
    label: texts.settings,
    path: backofficePaths.settings(),
    permission: 'settings.read',
    icon: Settings,
  },
  {
    label: texts.staff,
    path: backofficePaths.staff(),
    permission: 'staff.read',
    records: 'staff',
    icon: UsersRound,
  },
  { label: texts.audit, path: backofficePaths.audit(), permission: 'audit.read', icon: ScrollText },
]

/** What somebody may see of the menu. */
export function menuFor(user: Pick<SignedInUser, 'permissions'>): readonly BackofficeMenuEntry[] {
  return backofficeMenu.filter(({ permission }) => user.permissions.includes(permission))
}

/** Where somebody's day begins: what they alone are there for; else the first that they may see. */
export function startFor(user: Pick<SignedInUser, 'permissions'>): string | undefined {
  const own = dailyWork.find(({ permission }) => user.permissions.includes(permission))
  return own?.path ?? menuFor(user)[0]?.path
}

/** From the top: whoever ships looks at orders first, whatever else they may do. */
const dailyWork: readonly { permission: Permission; path: string }[] = [
  { permission: 'orders.ship', path: backofficePaths.orders() },
  { permission: 'orders.cancel', path: backofficePaths.orders() },
  { permission: 'payments.resolve', path: backofficePaths.transfers() },
  { permission: 'content.review', path: backofficePaths.contents({ state: 'waiting' }) },
  { permission: 'content.edit', path: backofficePaths.contents() },
]

/** Where somebody may go: the menu, and what is about themselves. */
export function screensFor(user: Pick<SignedInUser, 'permissions'>): readonly Screen[] {
  return [
    ...menuFor(user),
    { label: texts.search, path: backofficePaths.search() },
    { label: texts.exports, path: backofficePaths.exports() },
    { label: texts.changePassword, path: backofficePaths.password() },
  ]
}

/** The part of the back office that a page belongs to; undefined for pages that are everybody's. */
export function findMenuEntry(pathname: string): BackofficeMenuEntry | undefined {
  return backofficeMenu.find(({ path }) => pathname.startsWith(path))
}
