/** What pharmacies do at the counter: logs, sums, vouchers (docs/rules/counter.md). */
export { counterChecks } from './checks.ts'
export { counterListeners } from './listeners.ts'
export type { TakenVoucher } from './evaluate-voucher.ts'
export { takeAtCounter } from './take-at-counter.ts'
export { counterMover } from './move-person.ts'
