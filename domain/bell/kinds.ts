import { permissionsOf, staffRoles, type Permission, type StaffRole } from '../staff/permissions.ts'

/** What people choose by: how they hear of everything in it. */
export const bellGroups = [
  'assigned',
  'waits',
  'decided',
  'deadlines',
  'files',
  'stock',
  'money',
  'system',
] as const
export type BellGroup = (typeof bellGroups)[number]

interface Kind {
  group: BellGroup
  /** Without it nobody is told, and what they were told before is out of sight. `any`: whose own it is. */
  permission: Permission | 'any'
}

/** Everything the bell tells of, by what the triggers call it (docs/rules/bell.md). */
export const bellKinds = {
  chatAssigned: { group: 'assigned', permission: 'chat.answer' },
  questionAssigned: { group: 'assigned', permission: 'questions.edit' },
  counterfeitAssigned: { group: 'assigned', permission: 'counterfeits.edit' },
  dataRequestAssigned: { group: 'assigned', permission: 'dataRequests.edit' },
  counterfeitNew: { group: 'waits', permission: 'counterfeits.edit' },
  priceWaits: { group: 'waits', permission: 'prices.approve' },
  programmeWaits: { group: 'waits', permission: 'loyalty.approve' },
  promotionWaits: { group: 'waits', permission: 'loyalty.approve' },
  giftWaits: { group: 'waits', permission: 'loyalty.approve' },
  campaignWaits: { group: 'waits', permission: 'vouchers.approve' },
  adjustmentWaits: { group: 'waits', permission: 'points.approve' },
  gameWaits: { group: 'waits', permission: 'games.approve' },
  contentWaits: { group: 'waits', permission: 'content.review' },
  priceApproved: { group: 'decided', permission: 'prices.read' },
  priceRefused: { group: 'decided', permission: 'prices.read' },
  programmeApproved: { group: 'decided', permission: 'loyalty.read' },
  programmeRefused: { group: 'decided', permission: 'loyalty.read' },
  promotionApproved: { group: 'decided', permission: 'loyalty.read' },
  promotionRefused: { group: 'decided', permission: 'loyalty.read' },
  giftApproved: { group: 'decided', permission: 'loyalty.read' },
  giftRefused: { group: 'decided', permission: 'loyalty.read' },
  campaignApproved: { group: 'decided', permission: 'vouchers.read' },
  campaignRefused: { group: 'decided', permission: 'vouchers.read' },
  adjustmentApproved: { group: 'decided', permission: 'points.read' },
  adjustmentRefused: { group: 'decided', permission: 'points.read' },
  gameApproved: { group: 'decided', permission: 'games.read' },
  gameRefused: { group: 'decided', permission: 'games.read' },
  contentApproved: { group: 'decided', permission: 'content.read' },
  contentRefused: { group: 'decided', permission: 'content.read' },
  dataRequestDue: { group: 'deadlines', permission: 'dataRequests.edit' },
  exportDone: { group: 'files', permission: 'any' },
  exportFailed: { group: 'files', permission: 'any' },
  bulkDone: { group: 'files', permission: 'any' },
  bulkStopped: { group: 'files', permission: 'any' },
  stockLow: { group: 'stock', permission: 'stock.adjust' },
  transferWaits: { group: 'money', permission: 'payments.resolve' },
  refundWaits: { group: 'money', permission: 'refunds.complete' },
  cashDiffers: { group: 'money', permission: 'cash.close' },
  deadLetter: { group: 'system', permission: 'jobs.read' },
  codesAlarm: { group: 'system', permission: 'messages.read' },
  webhookPaused: { group: 'system', permission: 'partners.edit' },
} as const satisfies Record<string, Kind>
export type BellKind = keyof typeof bellKinds
export const bellKindNames = Object.keys(bellKinds) as [BellKind, ...BellKind[]]

/** Whether the bell tells of it; other events only end what waited. */
export function isBellKind(kind: string): kind is BellKind {
  return Object.hasOwn(bellKinds, kind)
}

/** What a role may be told of. */
export function kindsFor(role: StaffRole, group?: BellGroup): BellKind[] {
  const held = permissionsOf(role)
  return bellKindNames.filter((name) => {
    const { permission, group: of } = bellKinds[name]
    return (
      (group === undefined || of === group) && (permission === 'any' || held.includes(permission))
    )
  })
}

/** Who may be told of a kind. */
export function rolesFor(kind: BellKind): StaffRole[] {
  return staffRoles.filter((role) => kindsFor(role).includes(kind))
}
