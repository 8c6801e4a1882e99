import type { AnyListing } from '#domain/listing.ts'
import { gameList } from '#domain/game/backoffice/lists.ts'
import { deskWinList } from '#domain/game/backoffice/winners-list.ts'
import { productList } from '#domain/catalog/backoffice/lists.ts'
import { cashList, statementList } from '#domain/order/cash/lists.ts'
import { returnRequestList } from '#domain/order/return-request/backoffice/lists.ts'
import { reviewList } from '#domain/review/backoffice/lists.ts'
import { refundList, transferList } from '#domain/payment/backoffice/lists.ts'
import { chatList } from '#domain/chat/backoffice/lists.ts'
import { customerList, lookList } from '#domain/customer/backoffice/lists.ts'
import { questionList } from '#domain/question/backoffice/lists.ts'
import { auditList } from '#domain/staff/backoffice.ts'
import { surveyList } from '#domain/survey/backoffice/lists.ts'
import {
  priceListRecords,
  pricePlanRecords,
  brandRecords,
  categoryRecords,
  carrierRuleRecords,
  centerRecords,
  estimateRecords,
  feeRuleRecords,
  leadTimeRecords,
  staffRecords,
  subCategoryRecords,
  synonymRecords,
  reportFiles,
} from './backoffice/index.ts'
import { legalRuleRecords } from './game/index.ts'
import { savedAnswerRecords } from './chat/index.ts'
import { codeBatchRecords, counterfeitReportRecords } from './genuine/index.ts'
import { employeeRecords } from './employee/index.ts'
import { dataRequestRecords } from './data-request/index.ts'
import { mergeRecords } from './merge/index.ts'
import { cashLimitRecords } from './order/index.ts'
import { partnerRecords } from './partner/index.ts'
import { pharmacyRecords } from './pharmacy/index.ts'
import {
  articleCategoryRecords,
  articleTagRecords,
  leadRecords,
  expertCategoryRecords,
  expertRecords,
  releaseRecords,
} from './publishing/index.ts'
import { gameTables } from './game/index.ts'
import { giftRecords, promotionRecords } from './gift/index.ts'
import { membershipLockRecords, pointAdjustmentRecords, programmeRecords } from './loyalty/index.ts'
import type { RecordKind, TableFile } from './resource/index.ts'
import { voucherCampaignRecords } from './voucher/index.ts'

/** Every kind of record that the back office lists, for search and files that a job makes. */
export const recordKinds: readonly RecordKind[] = [
  employeeRecords,
  pharmacyRecords,
  voucherCampaignRecords,
  codeBatchRecords,
  counterfeitReportRecords,
  pointAdjustmentRecords,
  membershipLockRecords,
  programmeRecords,
  promotionRecords,
  giftRecords,
  releaseRecords,
  articleCategoryRecords,
  articleTagRecords,
  leadRecords,
  expertRecords,
  expertCategoryRecords,
  legalRuleRecords,
  savedAnswerRecords,
  staffRecords,
  partnerRecords,
  dataRequestRecords,
  mergeRecords,
  categoryRecords,
  subCategoryRecords,
  brandRecords,
  synonymRecords,
  centerRecords,
  pricePlanRecords,
  priceListRecords,
  estimateRecords,
  leadTimeRecords,
  feeRuleRecords,
  carrierRuleRecords,
  cashLimitRecords,
]

/** Tables that a job makes too, beside those of the kinds. */
export const tableFiles: readonly TableFile[] = [gameTables, ...reportFiles]

/** Every list of which people keep views. */
export const lists: readonly AnyListing[] = [
  ...recordKinds.map(({ resource }) => resource),
  auditList,
  cashList,
  chatList,
  customerList,
  lookList,
  gameList,
  deskWinList,
  productList,
  questionList,
  refundList,
  returnRequestList,
  reviewList,
  statementList,
  surveyList,
  transferList,
]
