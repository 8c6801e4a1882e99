/** What a shop needs before it sells, in the order in which it is done. */
export const readinessKeys = [
  'company',
  'brand',
  'licence',
  'payment',
  'delivery',
  'product',
  'loyalty',
  'terms',
  'privacy',
  'returnsPage',
  'deliveryPage',
  'paymentPage',
  'phoneMessages',
  'mail',
  'address',
] as const
export type ReadinessKey = (typeof readinessKeys)[number]

/** Without these nobody could order, or the law forbids to sell: the shop does not open. */
const needed: ReadonlySet<ReadinessKey> = new Set([
  'company',
  'brand',
  'licence',
  'payment',
  'product',
  'terms',
  'privacy',
])

export interface Readiness {
  key: ReadinessKey
  isDone: boolean
  isNeeded: boolean
  /** What exactly is missing, or what is there. */
  detail: string
  /** Of a page that somebody writes: which, where it was begun. */
  contentId?: number | null
}

/** Whether the shop stays closed without it. */
export function isObligatory(key: ReadinessKey): boolean {
  return needed.has(key)
}

/** One line of the checklist. */
export function readiness(key: ReadinessKey, isDone: boolean, detail = ''): Readiness {
  return { key, isDone, isNeeded: isObligatory(key), detail }
}

/** Whether everything is there that a shop cannot sell without. */
export function mayOpen(all: readonly Readiness[]): boolean {
  return all.every(({ isDone, isNeeded }) => isDone || !isNeeded)
}
