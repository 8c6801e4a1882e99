/** What a shop needs before it sells, in the order in which it is done. */
export const readinessKeys = [
  'company',
  'brand',
  'licence',
  'payment',
  'delivery',
  'product',
  'loyalty',
  'legalPages',
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
])

export interface Readiness {
  key: ReadinessKey
  isDone: boolean
  isNeeded: boolean
  /** What exactly is missing, or what is there. */
  detail: string
}

/** One line of the checklist. */
export function readiness(key: ReadinessKey, isDone: boolean, detail = ''): Readiness {
  return { key, isDone, isNeeded: needed.has(key), detail }
}

/** Whether everything is there that a shop cannot sell without. */
export function mayOpen(all: readonly Readiness[]): boolean {
  return all.every(({ isDone, isNeeded }) => isDone || !isNeeded)
}
