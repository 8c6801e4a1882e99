import type { Check } from '../platform/check.ts'

/** What must always be true of points. */
export const loyaltyChecks: readonly Check[] = []
