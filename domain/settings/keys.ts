import { z } from 'zod'
import { vndField } from '../kernel/fields.ts'
import { maxValidityMonths } from '../loyalty/expiry.ts'
import { initialSpendRules, spendRulesSchema } from '../notification/spending.ts'
import { paymentMethods } from '../order/payment-method.ts'
import { trackingLinks } from '../shipping/tracking.ts'
import { shopIdentitySchema } from './api.ts'
import { popularSearches, shopIdentity } from './texts.ts'

interface SettingDefinition {
  schema: z.ZodType
  /** Holds until staff save something else. */
  initial: unknown
  /** The browser may read it at `GET /settings`. */
  public: boolean
}

const count = z.int().min(1).max(1_000_000)

const shippingFees = {
  normal: vndField,
  pickup: vndField,
  /** Province id to its own fee. */
  byProvince: z.record(z.string(), vndField),
}

/** Everything staff may change without a release. A key that is not here does not exist. */
export const settingKeys = {
  shop: { schema: shopIdentitySchema, initial: shopIdentity, public: true },
  shippingFee: {
    schema: z.object({
      ...shippingFees,
      /** Of the vaccine-centre shop; the fees above where it has none of its own. */
      vaccine: z.object(shippingFees).optional(),
    }),
    initial: { normal: 10_000, pickup: 0, byProvince: {} },
    public: true,
  },
  /** What a product's page promises: days to send goods back, and the province it reckons with before one is known. */
  deliveryPromise: {
    schema: z.object({
      returnDays: z.int().min(0).max(365),
      provinceId: z.int().min(1).max(999_999),
    }),
    initial: { returnDays: 7, provinceId: 79 },
    public: true,
  },
  /** Days after the last word on a request to return goods until it lapses, where no goods have come. */
  returnRequests: {
    schema: z.object({ lapseDays: z.int().min(10).max(365) }),
    initial: { lapseDays: 30 },
    public: false,
  },
  /** Where buyers follow a parcel, by carrier. */
  trackingLinks: {
    schema: trackingLinks,
    initial: { own: '', viettelPost: '', vnPost: '' },
    public: false,
  },
  /** The form of an address begins with the units since July 2025. */
  newAddressesFirst: { schema: z.boolean(), initial: true, public: true },
  /** Every order needs a one-time code. */
  ORDER_OTP: { schema: z.boolean(), initial: false, public: true },
  /**
   * Registration asks for at least one transactional and one commercial channel, as the specification does; off
   * until a shop decides otherwise, since the law wants advertising agreed to freely (decision 0032).
   */
  registrationNeedsConsent: { schema: z.boolean(), initial: false, public: true },
  /** Phone, code, password and name make an account; the rest of the profile comes later. */
  shortRegistration: { schema: z.boolean(), initial: false, public: true },
  /** What the rest of the profile brings whoever registered by the short form; 0 for nothing. */
  profileReward: {
    schema: z.object({ points: z.int().min(0).max(10_000) }),
    initial: { points: 20 },
    public: true,
  },
  /** 123456, digits of the phone, a birthday: warned of always, refused when this is on. */
  refuseEasyPasswords: { schema: z.boolean(), initial: false, public: true },
  ECO_STAFF_ORDER_DURATION_DATE: { schema: z.int().min(1).max(3650), initial: 30, public: true },
  /** Product code to percent off. */
  ECO_STAFF_INCENTIVES: {
    schema: z.record(z.string(), z.int().min(0).max(100)),
    initial: {},
    public: true,
  },
  /** Đồng for which one member may order packages of points in a Vietnam day: they are money. */
  pointPackageLimits: {
    schema: z.object({ perDay: z.int().min(0).max(1_000_000_000) }),
    initial: { perDay: 5_000_000 },
    public: true,
  },
  /** How many orders an hour one phone and one network address may place. */
  orderRateLimit: {
    schema: z.object({ perPhone: count, perAddress: count }),
    initial: { perPhone: 10, perAddress: 300 },
    public: false,
  },
  /** How many codes may go out and what messages may cost (docs/rules/messages.md). */
  messageSpending: { schema: spendRulesSchema, initial: initialSpendRules, public: false },
  /** How large a guest's order may be without a code (docs/rules/unproven-orders.md). */
  unprovenOrder: {
    schema: z.object({ maxTotal: z.int().min(0).max(1_000_000_000), maxPieces: count }),
    initial: { maxTotal: 5_000_000, maxPieces: 30 },
    public: false,
  },
  /** How large an order may be that is paid at the door (docs/rules/unproven-orders.md). */
  cashOrder: {
    schema: z.object({ maxTotal: z.int().min(0).max(1_000_000_000), maxPieces: count }),
    initial: { maxTotal: 50_000_000, maxPieces: 300 },
    public: false,
  },
  /** Ways to pay that are switched on; a provider that is not set up is left out. */
  paymentMethods: {
    schema: z.array(z.enum(paymentMethods)).min(1),
    initial: ['cash'],
    public: true,
  },
  /** Months that points live after the end of the calendar quarter they were earned in. */
  pointsValidity: {
    schema: z.object({ months: z.int().min(1).max(maxValidityMonths) }),
    initial: { months: 12 },
    public: true,
  },
  /** Offered in the search box before anything is typed. */
  popularSearches: {
    schema: z.array(z.string().min(1).max(60)).max(20),
    initial: popularSearches,
    public: true,
  },
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settingKeys
export type SettingValue<K extends SettingKey> = z.output<(typeof settingKeys)[K]['schema']>

/** Whether the browser may read it; unknown keys are as private as the private ones. */
export function isPublicSetting(key: string): key is SettingKey {
  return Object.hasOwn(settingKeys, key) && settingKeys[key as SettingKey].public
}
