import { z } from 'zod'
import { approvalDetail, approvalRow, approvalFilters, approvals } from '../../approval.ts'
import { productCodesField } from '../../catalog/product-codes-field.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, textField } from '../../kernel/fields.ts'
import { resource, type FieldsOf, type RecordOf, type RowOf } from '../../resource.ts'
import { maxValidityMonths } from '../../loyalty/expiry.ts'
import { plainFactor } from '../../loyalty/programme.ts'
import { windowTimes } from '../../window-time.ts'
import { programmeTexts as texts } from './programme-texts.ts'

const tier = z.object({
  name: textField(40).pipe(z.string().min(2, fieldMessages.required)),
  /** Points earned in the programme from which it is reached. */
  point_from: z.int().min(0).max(10_000_000),
  benefits: textField(500).default(''),
})
export type ProgrammeTier = z.output<typeof tier>

/** Programmes of points: windows, what earns how often, tiers. What moves points is approved by a second person. */
export const loyaltyProgrammes = resource({
  path: 'loyalty-programmes',
  permission: 'loyalty',
  subject: 'loyaltyProgramme',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    starts_on: dayField,
    ends_on: dayField,
    /** Of the points that codes and products bring, in percent. */
    factor: z.int(),
    ...approvalRow,
    time: z.enum(windowTimes),
  }),
  fields: z.object({
    name: textField(100).pipe(z.string().min(3, fieldMessages.required)),
    starts_on: dayField,
    ends_on: dayField,
    factor: z.int().min(plainFactor, texts.factorLeast).max(1000).default(plainFactor),
    /** How long its points live; missing: as the setting says. */
    validity_months: z.int().min(1).max(maxValidityMonths).optional(),
    /** Empty: every product earns. */
    product_codes: productCodesField(500).default([]),
    tiers: z.array(tier).min(1, texts.tierNeeded).max(10),
    sells_points: z.boolean().default(true),
    /** What members are told when it takes over from the one before. */
    notice: textField(300).default(''),
  }),
  filters: z.object({
    approval: z.enum(approvalFilters).optional(),
    time: z.enum(windowTimes).optional(),
  }),
  sorts: ['running', 'newest', 'name'],
  detail: z.object({
    validity_months: z.int().optional(),
    product_codes: z.array(z.string()),
    tiers: z.array(tier),
    sells_points: z.boolean(),
    notice: z.string(),
    ...approvalDetail,
    /** Members who earned in it, and their points. */
    members: z.int(),
    points: z.number(),
  }),
})
export type LoyaltyProgramme = RowOf<typeof loyaltyProgrammes>
export type LoyaltyProgrammeRecord = RecordOf<typeof loyaltyProgrammes>
export type LoyaltyProgrammeFields = FieldsOf<typeof loyaltyProgrammes>

export const programmeApprovals = approvals(loyaltyProgrammes, {
  edit: 'loyalty.edit',
  approve: 'loyalty.approve',
})
