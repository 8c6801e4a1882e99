/** What pharmacies write down of their customers, and whom they remind (docs/rules/purchase-reminders.md). */
export { purchaseChecks } from './checks.ts'
export { purchaseListeners } from './listeners.ts'
export { remind } from './remind.ts'
export { addPurchase } from './write-purchase.ts'
export { purchaseMover } from './move-person.ts'
