import { z } from 'zod'
import { approvalDetail, approvalRow, approvalFilters, approvals } from '../approval.ts'
import { endpoint } from '../contract.ts'
import { productCodesField } from '../catalog/product-codes-field.ts'
import { dayField, phoneField, textField, vndField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { resource, type RecordOf, type RowOf } from '../resource.ts'
import { reasonField } from '../staff/fields.ts'
import { voucherProblems } from './api.ts'
import { campaignStates } from './campaign.ts'
import { campaignTexts as texts } from './campaign-texts.ts'

const kinds = ['amount', 'percentage'] as const
const counters = ['none', 'offer', 'prize'] as const
const money = z.int().min(0).max(2_000_000_000)
const limit = z.int().min(1).max(100_000_000)

const fields = z.object({
  name: textField(100).pipe(z.string().min(3)),
  description: textField(500).default(''),
  /** Everybody's code; missing or empty: each voucher has its own. */
  code: z
    .union([
      z.literal('').transform(() => undefined),
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{4,20}$/, texts.codeFormat),
    ])
    .optional(),
  kind: z.enum(kinds),
  /** Đồng, or percent. */
  value: z.int().min(1).max(2_000_000_000),
  /** Cap of a percentage in đồng; 0 means none. */
  max_value: money.default(0),
  /** Empty means every product. */
  product_codes: productCodesField(200).default([]),
  min_goods: money.default(0),
  starts_on: dayField,
  ends_on: dayField,
  valid_days: z.int().min(1).max(3650).optional(),
  total_limit: limit.optional(),
  per_member_limit: limit.optional(),
  members_only: z.boolean().default(false),
  stacks: z.boolean().default(false),
  listed: z.boolean().default(false),
  published: z.boolean().default(false),
  counter: z.enum(counters).default('none'),
  counter_otp: z.boolean().default(false),
  /** Shown in the back office alone. */
  note_for_staff: textField(500).default(''),
})

/** Voucher campaigns: the terms that their vouchers share. */
export const voucherCampaigns = resource({
  path: 'voucher-campaigns',
  permission: 'vouchers',
  subject: 'voucherCampaign',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    code: z.string().optional(),
    kind: z.enum(kinds),
    value: z.int(),
    max_value: z.int(),
    starts_on: dayField,
    ends_on: dayField,
    state: z.enum(campaignStates),
    counter: z.enum(counters),
    /** Held by orders or used; made for members; printed. */
    used: z.int(),
    issued: z.int(),
    printed: z.int(),
    total_limit: z.int().optional(),
    ...approvalRow,
  }),
  fields,
  filters: z.object({
    approval: z.enum(approvalFilters).optional(),
    state: z.enum(campaignStates).optional(),
    counter: z.enum(counters).optional(),
    /** Whether everybody shares one code or each voucher has its own. */
    codes: z.enum(['shared', 'own']).optional(),
  }),
  sorts: ['ends', 'name', 'used'],
  actions: ['start', 'stop'],
  detail: z.object({
    description: z.string(),
    product_codes: z.array(z.string()),
    min_goods: z.int(),
    valid_days: z.int().optional(),
    per_member_limit: z.int().optional(),
    members_only: z.boolean(),
    stacks: z.boolean(),
    listed: z.boolean(),
    published: z.boolean(),
    counter_otp: z.boolean(),
    note_for_staff: z.string(),
    ...approvalDetail,
    /** Đồng that orders hold, and that they have used; at counters the till gives it. */
    cost_held: vndField,
    cost_used: vndField,
    /** Printed together, newest first: how many of them are still good. */
    series: z.array(
      z.object({
        id: z.int(),
        printed_at: z.string(),
        printed: z.int(),
        free: z.int(),
        used: z.int(),
        recalled: z.int(),
      }),
    ),
  }),
})
export type VoucherCampaign = RowOf<typeof voucherCampaigns>
export type VoucherCampaignRecord = RecordOf<typeof voucherCampaigns>

export const campaignApprovals = approvals(voucherCampaigns, {
  edit: 'vouchers.edit',
  approve: 'vouchers.approve',
})

const id = z.coerce.number().int().min(1).max(2_147_483_647)

export const listCampaignUses = endpoint({
  method: 'GET',
  path: '/admin/voucher-campaigns/{id}/uses',
  realm: 'staff',
  permission: 'vouchers.read',
  summary: 'What used the vouchers of a campaign, newest first',
  input: z.object({ id, ...pageInput }),
  output: pageOf(
    z.object({
      id: z.int(),
      at: z.string(),
      /** An order, or a pharmacy's counter. */
      order_code: z.string().optional(),
      saving: vndField,
      state: z.enum(['held', 'used', 'released']),
    }),
  ),
  errors: ['notFound'],
})

/** Made within one request; more are printed by `npm run vouchers`. */
export const maxPrintedAtOnce = 100_000

export const printVouchers = endpoint({
  method: 'POST',
  path: '/admin/voucher-campaigns/{id}/print',
  realm: 'staff',
  permission: 'vouchers.edit',
  errorsShownInPlace: true,
  summary: 'Make codes of one use each, in a file that only the holder of the key can open',
  idempotent: true,
  input: z.object({
    id,
    count: z.int().min(1).max(maxPrintedAtOnce),
    /** Whose key opens the file: `age1…`. */
    recipient: z.string().trim().min(1).max(200),
    reason: reasonField,
  }),
  output: z.object({ series: z.int(), printed: z.int() }),
  errors: ['invalidInput', 'conflict', 'idempotencyKeyReused'],
})
// `GET /admin/voucher-campaigns/{id}/series/{series}`: the file, as often as it is wanted (raw route).

export const recallVouchers = endpoint({
  method: 'POST',
  path: '/admin/voucher-campaigns/{id}/recall',
  realm: 'staff',
  permission: 'vouchers.edit',
  errorsShownInPlace: true,
  summary: 'Make what is left of a printed series worthless; what an order holds stays good',
  input: z.object({ id, series: z.int().min(1).max(2_147_483_647), reason: reasonField }),
  output: z.object({ recalled: z.int() }),
  errors: ['notFound'],
})

export const explainVoucher = endpoint({
  method: 'POST',
  path: '/admin/voucher-campaigns/explain',
  realm: 'staff',
  permission: 'vouchers.read',
  errorsShownInPlace: true,
  summary: 'Why a code works or not for a phone and these goods, in words; holds nothing',
  input: z.object({
    code: textField(60).pipe(z.string().min(1)),
    /** A member's, or a guest's. */
    phone: phoneField.optional(),
    products: z
      .array(
        z.object({
          id: z.int().min(1).max(2_147_483_647),
          quantity: z.int().min(1).max(999),
        }),
      )
      .max(20),
  }),
  output: z.object({
    usable: z.boolean(),
    problem: z.enum(voucherProblems).optional(),
    reason: z.string().optional(),
    saving: vndField,
    /** Whether the phone is a member's. */
    is_member: z.boolean(),
    campaign: z.object({ id: z.int(), name: z.string() }).optional(),
  }),
  errors: [],
})
