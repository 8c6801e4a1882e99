import type { PersonMover } from '../platform/person-mover.ts'

/** What pharmacies wrote of a customer of theirs, who is called under the new number. */
export const purchaseMover: PersonMover = {
  columns: { 'store_purchase.phone': 'storeRecords', 'store_reminder.phone': 'storeRecords' },
}
