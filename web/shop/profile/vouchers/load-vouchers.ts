import { listMyVouchers } from '#domain/voucher/api.ts'
import { memberLoader } from '../member-loader.ts'

/** The member's wallet. */
export const loadVouchers = memberLoader(async (api) => {
  return { vouchers: await api.call(listMyVouchers, {}) }
})
