import { z } from 'zod'
import * as backofficeBulkJobsApi from '#domain/backoffice/bulk-jobs/api.ts'
import * as backofficeExportsApi from '#domain/backoffice/exports/api.ts'
import * as backofficeViewsApi from '#domain/backoffice/views/api.ts'
import * as captchaApi from '#domain/captcha/api.ts'
import * as cartApi from '#domain/cart/api.ts'
import * as catalogApi from '#domain/catalog/api.ts'
import * as claimsRuleSet from '#domain/claims/rule-set.ts'
import * as counterApi from '#domain/counter/api.ts'
import * as counterBackofficeApi from '#domain/counter/backoffice/api.ts'
import * as gamePharmacyApi from '#domain/game/pharmacy/api.ts'
import * as gameShown from '#domain/game/shown.ts'
import * as gameDefinition from '#domain/game/definition.ts'
import * as giftApi from '#domain/gift/api.ts'
import * as identityApi from '#domain/identity/api.ts'
import * as identityWireShapes from '#domain/identity/wire-shapes.ts'
import * as locationAddressShape from '#domain/location/address-shape.ts'
import * as locationApi from '#domain/location/api.ts'
import * as membershipApi from '#domain/membership/api.ts'
import * as notificationSpending from '#domain/notification/spending.ts'
import * as orderApi from '#domain/order/api.ts'
import * as orderReturnRequestFields from '#domain/order/return-request/fields.ts'
import * as paging from '#domain/paging.ts'
import * as partnerApi from '#domain/partner/api.ts'
import * as partnerCallsApi from '#domain/partner/backoffice/calls.ts'
import * as partnerKeysApi from '#domain/partner/backoffice/keys.ts'
import * as partnerWebhooksApi from '#domain/partner/backoffice/webhooks.ts'
import * as pharmacyApi from '#domain/pharmacy/api.ts'
import * as pharmacyBackofficeApi from '#domain/pharmacy/backoffice/api.ts'
import * as pharmacyHoursField from '#domain/pharmacy/hours-field.ts'
import * as pharmacyLocatorApi from '#domain/pharmacy/locator/api.ts'
import * as publishingApi from '#domain/publishing/api.ts'
import * as publishingBackofficeApi from '#domain/publishing/backoffice/api.ts'
import * as publishingBlocks from '#domain/publishing/blocks.ts'
import * as publishingPlacesApi from '#domain/publishing/places/api.ts'
import * as purchaseApi from '#domain/purchase/api.ts'
import * as resource from '#domain/resource.ts'
import * as reviewFields from '#domain/review/fields.ts'
import * as richtextDocument from '#domain/richtext/document.ts'
import * as sessionPharmacySession from '#domain/session/pharmacy-session.ts'
import * as settingsApi from '#domain/settings/api.ts'
import * as staffApi from '#domain/staff/api.ts'
import * as staffAudit from '#domain/staff/audit.ts'
import * as subscriptionApi from '#domain/subscription/api.ts'
import * as surveyApi from '#domain/survey/api.ts'
import * as surveyBackofficeApi from '#domain/survey/backoffice/api.ts'
import * as surveyQuestions from '#domain/survey/questions.ts'
import * as voucherApi from '#domain/voucher/api.ts'

/**
 * What the document calls the schemas that the domain exports: `orderSchema` is `Order` there. A name stands once,
 * and whatever contains the schema refers to it.
 */
export const schemaNames = z.registry<{ id: string }>()

const modules: readonly Record<string, unknown>[] = [
  backofficeBulkJobsApi,
  backofficeExportsApi,
  backofficeViewsApi,
  captchaApi,
  cartApi,
  catalogApi,
  claimsRuleSet,
  counterApi,
  counterBackofficeApi,
  gamePharmacyApi,
  gameShown,
  gameDefinition,
  giftApi,
  identityApi,
  identityWireShapes,
  locationAddressShape,
  locationApi,
  membershipApi,
  notificationSpending,
  orderApi,
  orderReturnRequestFields,
  paging,
  partnerApi,
  partnerCallsApi,
  partnerKeysApi,
  partnerWebhooksApi,
  pharmacyApi,
  pharmacyBackofficeApi,
  pharmacyHoursField,
  pharmacyLocatorApi,
  publishingApi,
  publishingBackofficeApi,
  publishingBlocks,
  publishingPlacesApi,
  purchaseApi,
  resource,
  reviewFields,
  richtextDocument,
  sessionPharmacySession,
  settingsApi,
  staffApi,
  staffAudit,
  subscriptionApi,
  surveyApi,
  surveyBackofficeApi,
  surveyQuestions,
  voucherApi,
]

for (const [key, value] of modules.flatMap((each) => Object.entries(each))) {
  const [, name] = /^(\w+)Schema$/.exec(key) ?? []
  if (!name || !(value instanceof z.ZodType) || schemaNames.has(value)) continue
  schemaNames.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) })
}
