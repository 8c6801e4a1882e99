import type { Check } from '../platform/check.ts'

/** What must always be true of gifts and their exchanges. */
export const giftChecks: readonly Check[] = []
