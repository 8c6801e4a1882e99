/** What each account of a pharmacy did a day, as sums (docs/rules/counter.md §1). */
export { addToPharmacyDay, takeOfferBack, type PharmacyDayChanges } from './queries.ts'
