import type { AnyListing } from '#domain/listing.ts'
import { productList } from '#domain/catalog/backoffice/lists.ts'
import { returnRequestList } from '#domain/order/return-request/backoffice/lists.ts'
import { reviewList } from '#domain/review/backoffice/lists.ts'
import { refundList, transferList } from '#domain/payment/backoffice/lists.ts'
import { questionList } from '#domain/question/backoffice/lists.ts'
import { auditList } from '#domain/staff/backoffice.ts'
import { surveyList } from '#domain/survey/backoffice/lists.ts'
import { staffRecords } from './backoffice/index.ts'
import { employeeRecords } from './employee/index.ts'
import { pharmacyRecords } from './pharmacy/index.ts'
import {
  articleCategoryRecords,
  articleTagRecords,
  leadRecords,
  expertCategoryRecords,
  expertRecords,
  releaseRecords,
} from './publishing/index.ts'
import type { RecordKind } from './resource/index.ts'
import { voucherCampaignRecords } from './voucher/index.ts'

/** Every kind of record that the back office lists, for search and files that a job makes. */
export const recordKinds: readonly RecordKind[] = [
  employeeRecords,
  pharmacyRecords,
  voucherCampaignRecords,
  releaseRecords,
  articleCategoryRecords,
  articleTagRecords,
  leadRecords,
  expertRecords,
  expertCategoryRecords,
  staffRecords,
]

/** Every list of which people keep views. */
export const lists: readonly AnyListing[] = [
  ...recordKinds.map(({ resource }) => resource),
  auditList,
  productList,
  questionList,
  refundList,
  returnRequestList,
  reviewList,
  surveyList,
  transferList,
]
