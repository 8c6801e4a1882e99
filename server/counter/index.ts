/** What pharmacies do at the counter: logs, sums, vouchers (docs/rules/counter.md). */
export { counterChecks } from './checks.ts'
export { getUsableVoucher, type TakenVoucher } from './judge-voucher.ts'
export { takeAtCounter, type CounterUse } from './take-at-counter.ts'
