import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { legalKeys, type LegalKey } from './law.ts'
import { legalRuleTexts as texts } from './legal-rule-texts.ts'

export const legalRuleStates = ['current', 'coming', 'past', 'unverified'] as const

const url = z.union([z.literal(''), z.url({ protocol: /^https$/, error: texts.url }).max(300)])

/** A figure of the law with the days on which it is in force, where it stands, and who has read it there. */
export const legalRules = resource({
  path: 'legal-rules',
  permission: 'law',
  subject: 'gameLegalRule',
  addingNeedsReason: true,
  row: z.object({
    id: z.int(),
    version: z.int(),
    key: z.enum(legalKeys),
    value: z.int(),
    valid_from: z.string(),
    /** Empty: until something else is written down. */
    valid_until: z.string(),
    source: z.string(),
    source_url: z.string(),
    verified_on: z.string().nullable(),
    verified_by: z.string(),
    /** As of today. */
    period: z.enum(['current', 'coming', 'past']),
  }),
  fields: z.object({
    value: z.int().min(0).max(2_000_000_000),
    valid_from: dayField,
    valid_until: z.union([z.literal(''), dayField]),
    source: textField(200).pipe(z.string().min(5)),
    source_url: url,
  }),
  once: z.object({ key: z.enum(legalKeys) }),
  filters: z.object({
    key: z.enum(legalKeys).optional(),
    state: z.enum(legalRuleStates).optional(),
  }),
  sorts: ['key', 'from'],
  detail: z.object({ verified_note: z.string() }),
})
export type LegalRuleRow = RowOf<typeof legalRules>
export type LegalRuleRecord = RecordOf<typeof legalRules>

export const verifyLegalRule = endpoint({
  method: 'POST',
  path: '/admin/legal-rules/{id}/verify',
  realm: 'staff',
  permission: 'law.edit',
  errorsShownInPlace: true,
  summary: 'Note that whoever asks has read this figure today where it is said to stand',
  input: z.object({
    id: rowIdField,
    version: versionField,
    /** Which text, which article. */
    note: textField(300).pipe(z.string().min(5)),
  }),
  output: z.object({ id: z.int(), version: z.int() }),
  errors: ['notFound', 'conflict'],
})

/** How a figure is counted. */
export const legalUnits: Record<LegalKey, 'percent' | 'vnd' | 'days'> = {
  winnerTaxRate: 'percent',
  winnerTaxFrom: 'vnd',
  unclaimedShare: 'percent',
  awardDays: 'days',
  payDays: 'days',
  reportDays: 'days',
  brandDays: 'days',
  dataAnswerDays: 'days',
  dataCopyDays: 'days',
  dataCorrectDays: 'days',
  dataEraseDays: 'days',
  dataWithdrawDays: 'days',
  dataObjectDays: 'days',
}

/** What such a figure can be at most. */
export const legalMost = { percent: 100, vnd: 2_000_000_000, days: 366 } as const
