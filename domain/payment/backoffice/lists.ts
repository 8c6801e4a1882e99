import { z } from 'zod'
import { listing } from '../../listing.ts'
import { bankTransaction, listBankTransactions, listRefunds, refundTask } from './api.ts'

/** Both go by cursor, the newest first: new ones come while somebody looks. */
export const transferList = listing({
  path: 'bank-transactions',
  reads: 'payments.read',
  shares: 'payments.resolve',
  row: bankTransaction,
  filters: z.object({ state: listBankTransactions.input.shape.state }),
  sorts: [],
  list: listBankTransactions,
})

export const refundList = listing({
  path: 'refunds',
  reads: 'payments.read',
  shares: 'refunds.complete',
  row: refundTask,
  filters: z.object({ state: listRefunds.input.shape.state }),
  sorts: [],
  list: listRefunds,
})
