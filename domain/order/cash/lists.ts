import { listing } from '../../listing.ts'
import { cashParcel, listCash } from './api.ts'
import { listedStatement, listStatements } from './backoffice/statements.ts'

/** By cursor, the oldest first: whoever has kept it longest is asked first. */
export const cashList = listing({
  path: 'cash',
  reads: 'cash.close',
  shares: 'cash.close',
  row: cashParcel,
  filters: listCash.input.pick({ state: true, carrier: true }),
  sorts: [],
  list: listCash,
})

export const statementList = listing({
  path: 'cash-statements',
  reads: 'cash.close',
  shares: 'cash.close',
  row: listedStatement,
  filters: listStatements.input.pick({ state: true, carrier: true }),
  sorts: [],
  list: listStatements,
})
