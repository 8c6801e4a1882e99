import ChartColumn from 'lucide-react/icons/chart-column'
import CreditCard from 'lucide-react/icons/credit-card'
import Gift from 'lucide-react/icons/gift'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Pill from 'lucide-react/icons/pill'
import ScanSearch from 'lucide-react/icons/scan-search'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Pharmacy from 'lucide-react/icons/store'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType, SVGProps } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import type { CountName } from './MenuCount.tsx'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'

export interface BackofficeMenuEntry {
  label: string
  /** The entry's pages all lie below this path. */
  path: string
  /** Without it the entry is not shown and its pages say so: the API's guard reads the same name. */
  permission: Permission
  /** The path of the resource that it lists: search finds its records below the entry's path. */
  records?: string
  /** How much of it waits for somebody. */
  count?: CountName
}

/** Parts that belong together: one line of the menu, that opens. */
export interface BackofficeMenuGroup {
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  entries: readonly BackofficeMenuEntry[]
}

/** The back office, one line a part, in the order of the menu. */
export const backofficeMenuGroups: readonly BackofficeMenuGroup[] = [
  {
    label: texts.orderGroup,
    icon: Package,
    entries: [
      { label: texts.orders, path: backofficePaths.orders(), permission: 'orders.read' },
      {
        label: texts.returns,
        path: backofficePaths.returnRequests(),
        permission: 'orders.read',
        count: 'returns',
      },
      {
        label: texts.feeRules,
        path: backofficePaths.feeRules(),
        permission: 'fees.read',
        records: 'fee-rules',
      },
      {
        label: texts.deliveryEstimates,
        path: backofficePaths.deliveryEstimates(),
        permission: 'delivery.read',
        records: 'delivery-estimates',
      },
      {
        label: texts.leadTimes,
        path: backofficePaths.leadTimes(),
        permission: 'delivery.read',
        records: 'lead-times',
      },
      {
        label: texts.carrierRules,
        path: backofficePaths.carrierRules(),
        permission: 'delivery.read',
        records: 'carrier-rules',
      },
    ],
  },
  {
    label: texts.moneyGroup,
    icon: CreditCard,
    entries: [
      { label: texts.transfers, path: backofficePaths.transfers(), permission: 'payments.read' },
      { label: texts.refunds, path: backofficePaths.refunds(), permission: 'payments.read' },
      { label: texts.cash, path: backofficePaths.cash(), permission: 'cash.close' },
      { label: texts.remitted, path: backofficePaths.cashStatements(), permission: 'cash.close' },
      {
        label: texts.cashLimits,
        path: backofficePaths.cashLimits(),
        permission: 'cashLimits.read',
        records: 'cash-limits',
      },
    ],
  },
  {
    label: texts.productGroup,
    icon: Pill,
    entries: [
      { label: texts.products, path: backofficePaths.products(), permission: 'products.read' },
      {
        label: texts.pricePlans,
        path: backofficePaths.pricePlans(),
        permission: 'products.read',
        records: 'price-plans',
      },
      { label: texts.priceList, path: backofficePaths.priceList(), permission: 'prices.read' },
      {
        label: texts.categories,
        path: backofficePaths.categories(),
        permission: 'products.read',
        records: 'categories',
      },
      {
        label: texts.subCategories,
        path: backofficePaths.subCategories(),
        permission: 'products.read',
        records: 'sub-categories',
      },
      {
        label: texts.brands,
        path: backofficePaths.brands(),
        permission: 'products.read',
        records: 'brands',
      },
      {
        label: texts.synonyms,
        path: backofficePaths.synonyms(),
        permission: 'products.read',
        records: 'search-synonyms',
      },
      {
        label: texts.vaccineCenters,
        path: backofficePaths.vaccineCenters(),
        permission: 'products.read',
        records: 'vaccine-centers',
      },
    ],
  },
  {
    label: texts.codeGroup,
    icon: ScanSearch,
    entries: [
      { label: texts.codeTrace, path: backofficePaths.codeTrace(), permission: 'codes.read' },
      {
        label: texts.codeBatches,
        path: backofficePaths.codeBatches(),
        permission: 'codes.read',
        records: 'code-batches',
      },
      {
        label: texts.counterfeits,
        path: backofficePaths.counterfeits(),
        permission: 'counterfeits.read',
        records: 'counterfeit-reports',
        count: 'counterfeits',
      },
      { label: texts.earnLog, path: backofficePaths.earnLog(), permission: 'stores.read' },
      {
        label: texts.adjustments,
        path: backofficePaths.adjustments(),
        permission: 'points.read',
        records: 'point-adjustments',
        count: 'adjustments',
      },
      {
        label: texts.memberLocks,
        path: backofficePaths.memberLocks(),
        permission: 'members.read',
        records: 'membership-locks',
      },
    ],
  },
  {
    label: texts.giftGroup,
    icon: Gift,
    entries: [
      {
        label: texts.programmes,
        path: backofficePaths.programmes(),
        permission: 'loyalty.read',
        records: 'loyalty-programmes',
      },
      {
        label: texts.promotions,
        path: backofficePaths.promotions(),
        permission: 'loyalty.read',
        records: 'exchange-promotions',
      },
      {
        label: texts.gifts,
        path: backofficePaths.gifts(),
        permission: 'loyalty.read',
        records: 'gifts',
      },
      {
        label: texts.vouchers,
        path: backofficePaths.vouchers(),
        permission: 'vouchers.read',
        records: 'voucher-campaigns',
      },
    ],
  },
  {
    label: texts.customerGroup,
    icon: UsersRound,
    entries: [
      {
        label: texts.customers,
        path: backofficePaths.customers(),
        permission: 'customers.read',
      },
      {
        label: texts.dataRequests,
        path: backofficePaths.dataRequests(),
        permission: 'dataRequests.read',
        records: 'data-requests',
        count: 'dataRequests',
      },
      {
        label: texts.merges,
        path: backofficePaths.merges(),
        permission: 'merges.read',
        records: 'merges',
      },
      {
        label: texts.chats,
        path: backofficePaths.chats(),
        permission: 'chat.read',
        count: 'chats',
      },
      {
        label: texts.questions,
        path: backofficePaths.questions(),
        permission: 'questions.read',
        count: 'questions',
      },
      {
        label: texts.reviews,
        path: backofficePaths.reviews(),
        permission: 'reviews.read',
        count: 'reviews',
      },
      {
        label: texts.leads,
        path: backofficePaths.leads(),
        permission: 'leads.read',
        records: 'leads',
      },
      {
        label: texts.savedAnswers,
        path: backofficePaths.savedAnswers(),
        permission: 'chat.read',
        records: 'chat-answers',
      },
    ],
  },
  {
    label: texts.pharmacyGroup,
    icon: Pharmacy,
    entries: [
      { label: texts.pharmacies, path: backofficePaths.pharmacies(), permission: 'stores.read' },
      {
        label: texts.employees,
        path: backofficePaths.employees(),
        permission: 'employees.read',
        records: 'employees',
      },
      {
        label: texts.partners,
        path: backofficePaths.partners(),
        permission: 'partners.read',
        records: 'partners',
      },
    ],
  },
  {
    label: texts.campaignGroup,
    icon: Sparkles,
    entries: [
      { label: texts.games, path: backofficePaths.games(), permission: 'games.read' },
      {
        label: texts.gameWins,
        path: backofficePaths.gameWins(),
        permission: 'games.read',
        count: 'wins',
      },
      { label: texts.surveys, path: backofficePaths.surveys(), permission: 'surveys.read' },
      {
        label: texts.legalRules,
        path: backofficePaths.legalRules(),
        permission: 'law.read',
        records: 'legal-rules',
      },
    ],
  },
  {
    label: texts.contentGroup,
    icon: Newspaper,
    entries: [
      {
        label: texts.content,
        path: backofficePaths.contents(),
        permission: 'content.read',
        count: 'contents',
      },
      { label: texts.pictures, path: backofficePaths.pictures(), permission: 'media.read' },
      {
        label: texts.releases,
        path: backofficePaths.releases(),
        permission: 'content.read',
        records: 'content-releases',
      },
      {
        label: texts.articleCategories,
        path: backofficePaths.articleCategories(),
        permission: 'content.read',
        records: 'article-categories',
      },
      {
        label: texts.articleTags,
        path: backofficePaths.articleTags(),
        permission: 'content.read',
        records: 'article-tags',
      },
      {
        label: texts.experts,
        path: backofficePaths.experts(),
        permission: 'experts.read',
        records: 'experts',
      },
      {
        label: texts.expertCategories,
        path: backofficePaths.expertCategories(),
        permission: 'experts.read',
        records: 'expert-categories',
      },
      { label: texts.claimRules, path: backofficePaths.claimRules(), permission: 'content.read' },
    ],
  },
  {
    label: texts.reportGroup,
    icon: ChartColumn,
    entries: [
      { label: texts.revenue, path: backofficePaths.revenue(), permission: 'reports.read' },
      {
        label: texts.pointReport,
        path: backofficePaths.pointReport(),
        permission: 'reports.loyalty',
      },
      {
        label: texts.offerReport,
        path: backofficePaths.offerReport(),
        permission: 'reports.loyalty',
      },
      {
        label: texts.codeReport,
        path: backofficePaths.codeReport(),
        permission: 'codeReports.read',
      },
      { label: texts.cohorts, path: backofficePaths.cohorts(), permission: 'cohorts.read' },
      { label: texts.sources, path: backofficePaths.sources(), permission: 'reports.read' },
    ],
  },
  {
    label: texts.systemGroup,
    icon: Settings,
    entries: [
      { label: texts.settings, path: backofficePaths.settings(), permission: 'settings.read' },
      { label: texts.opening, path: backofficePaths.opening(), permission: 'settings.read' },
      {
        label: texts.staff,
        path: backofficePaths.staff(),
        permission: 'staff.read',
        records: 'staff',
      },
      { label: texts.messages, path: backofficePaths.messages(), permission: 'messages.read' },
      {
        label: texts.jobs,
        path: backofficePaths.jobs(),
        permission: 'jobs.read',
        count: 'letters',
      },
      { label: texts.health, path: backofficePaths.health(), permission: 'jobs.read' },
      {
        label: texts.customerLooks,
        path: backofficePaths.customerLooks(),
        permission: 'customers.looks',
      },
      { label: texts.audit, path: backofficePaths.audit(), permission: 'audit.read' },
    ],
  },
]

/** All of its parts. */
export const backofficeMenu: readonly BackofficeMenuEntry[] = backofficeMenuGroups.flatMap(
  ({ entries }) => entries,
)

/** The part of the back office that a page belongs to; undefined for pages that are everybody's. */
export function findMenuEntry(pathname: string): BackofficeMenuEntry | undefined {
  return backofficeMenu.find(({ path }) => pathname.startsWith(path))
}
