import type { Check } from '../platform/check.ts'

/** What must always be true of vouchers. */
export const voucherChecks: readonly Check[] = []
