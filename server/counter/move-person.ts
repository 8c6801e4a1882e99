import type { PersonMover } from '../platform/person-mover.ts'

export const counterMover: PersonMover = { columns: { 'store_voucher_log.phone': 'storeVouchers' } }
