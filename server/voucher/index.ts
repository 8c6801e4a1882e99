/** Vouchers: who may use which, held and used by orders (docs/rules/vouchers.md). */
export { voucherCampaignRecords } from './backoffice/campaigns.ts'
export { lockCampaigns } from './campaign-lock-queries.ts'
export { voucherChecks } from './checks.ts'
export {
  findVoucherAtCounter,
  type CounterQuestion,
  type CounterVoucher,
} from './find-at-counter.ts'
export {
  findCounterCampaign,
  listCounterCampaigns,
  type CounterCampaign,
} from './counter-queries.ts'
export { findShownCampaign, type ShownCampaign } from './find-shown-campaign.ts'
export { giveUsesOver } from './give-uses-over.ts'
export { holdVouchers, releaseVouchers, useVouchers, type VoucherHold } from './hold-vouchers.ts'
export { findHolders, holderOf, type Holders } from './holder.ts'
export { issueVoucher, revokeVoucher, type IssuedVoucher } from './issue-voucher.ts'
export { evaluateVouchers, type VoucherQuestion } from './evaluate-vouchers.ts'
export type { JudgedVoucher, RefusedVoucher, UsableVoucher } from './judged.ts'
export { voucherListeners } from './listeners.ts'
export { changeHeldVouchers, reweighVouchers, type ReweighedVoucher } from './reweigh-vouchers.ts'
export { listCounterVouchers, listWallet } from './list-wallet.ts'
export { letLoose, listCampaignsInWords, takeBack, type CampaignInWords } from './let-loose.ts'
export { saveCampaign, type NewCampaign } from './save-campaign.ts'
export { findOwnVoucher, useOwnVoucher, type OwnVoucher } from './own-voucher.ts'
export { voucherMover } from './move-person.ts'
