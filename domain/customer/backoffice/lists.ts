import { listing } from '../../listing.ts'
import { listCustomers, listedCustomer, listLooks, lookRow } from './api.ts'

/** Everybody whom the shop knows, masked; who they are is opened one at a time. */
export const customerList = listing({
  path: 'customers',
  reads: 'customers.read',
  shares: 'customers.edit',
  row: listedCustomer,
  filters: listCustomers.input.pick({ kind: true, tag: true }),
  sorts: [],
  list: listCustomers,
})

/** Who looked at whom. */
export const lookList = listing({
  path: 'customer-looks',
  reads: 'customers.looks',
  shares: 'customers.looks',
  row: lookRow,
  filters: listLooks.input.pick({ staff_id: true, cause: true, own: true }),
  sorts: [],
  list: listLooks,
})
