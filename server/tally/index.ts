/** What each account of a pharmacy did a day, as sums (docs/rules/counter.md §1). */
export { addToStoreDay, takeOfferBack, type StoreDeeds } from './store.ts'
