import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { dayField, rowIdField, textField } from '../../kernel/fields.ts'
import { reportStates } from './report-states.ts'
import { codeTrace } from './trace.ts'

export const codeReportGroups = ['day', 'month', 'product', 'province', 'store'] as const
export type CodeReportGroup = (typeof codeReportGroups)[number]

/** What became of an entry; `code_outcome` of migration 0157 decides it (docs/rules/code-report.md). */
export const codeOutcomes = [
  'first',
  'again',
  'unknown',
  'recalled',
  'locked',
  'inactive',
  'no_points',
  'other',
] as const
export type CodeOutcome = (typeof codeOutcomes)[number]

/** Figures that open entries. */
export const tryFigures = ['entered', ...codeOutcomes, 'suspicious'] as const
export type TryFigure = (typeof tryFigures)[number]
/** Figures that open counterfeit reports. */
export const counterfeitFigures = ['reports', 'confirmed'] as const
export type CounterfeitFigure = (typeof counterfeitFigures)[number]
export type CodeFigure = TryFigure | CounterfeitFigure

const days = { from: dayField.optional(), to: dayField.optional() }
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to
const orderFault = { path: ['to'], error: fieldMessages.choose }

const tries = z.object({
  entered: z.int(),
  first: z.int(),
  again: z.int(),
  unknown: z.int(),
  recalled: z.int(),
  locked: z.int(),
  inactive: z.int(),
  no_points: z.int(),
  other: z.int(),
  suspicious: z.int(),
})

const row = tries.extend({
  /** A day, the first of a month, a product's code, a province of today or a pharmacy's code; empty where there is none. */
  key: z.string(),
  /** What people call it; empty where the key says it. */
  name: z.string(),
  /** Null by pharmacy, which reports do not name. */
  reports: z.int().nullable(),
  confirmed: z.int().nullable(),
})
export type CodeReportRow = z.output<typeof row>

export const getCodeReport = endpoint({
  method: 'GET',
  path: '/admin/reports/codes',
  realm: 'staff',
  permission: 'codeReports.read',
  summary:
    'Genuine codes that were entered, by day, month, product, province or pharmacy; the last 30 days without days',
  input: z
    .object({ ...days, by: z.enum(codeReportGroups).default('day') })
    .refine(inOrder, orderFault),
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** Something moved and is not counted yet. */
    behind: z.boolean(),
    items: z.array(row),
  }),
  errors: [],
})

/** One row of the report, and the figure of it that is opened. */
const cell = {
  from: dayField,
  to: dayField,
  by: z.enum(codeReportGroups),
  key: textField(60).default(''),
}

const triedCode = z.object({
  id: z.int(),
  at: z.string(),
  /** Masked; empty where nobody is known. */
  phone: z.string(),
  code_masked: z.string(),
  outcome: z.enum(codeOutcomes),
  result: z.int(),
  channel: z.enum(['member', 'store', 'guest']),
  pharmacy: z.object({ code: z.string(), name: z.string() }).nullable(),
  product: z.string(),
  suspicious: z.boolean(),
  /** Its code can be looked up; those of before codes were kept cannot. */
  can_trace: z.boolean(),
})
export type TriedCode = z.output<typeof triedCode>

export const listTriedCodes = endpoint({
  method: 'GET',
  path: '/admin/reports/codes/tries',
  realm: 'staff',
  permission: 'codes.read',
  summary: 'The entries behind a figure of the report, masked, newest first, by cursor',
  input: z
    .object({
      ...cell,
      figure: z.enum(tryFigures).default('entered'),
      /** Where the page before ended. */
      cursor: z
        .string()
        .regex(/^\d{1,16}\.\d{1,16}$/, fieldMessages.choose)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    })
    .refine(inOrder, orderFault),
  output: z.object({ items: z.array(triedCode), next: z.string().nullable() }),
  errors: [],
})

const countedReport = z.object({
  id: z.int(),
  reference: z.string(),
  at: z.string(),
  state: z.enum(reportStates),
  code_masked: z.string(),
  product: z.string(),
  place: z.string(),
})
export type CountedReport = z.output<typeof countedReport>

export const listCountedReports = endpoint({
  method: 'GET',
  path: '/admin/reports/codes/counterfeits',
  realm: 'staff',
  permission: 'counterfeits.read',
  summary: 'The counterfeit reports behind a figure of the report, the newest 200',
  input: z
    .object({ ...cell, figure: z.enum(counterfeitFigures).default('reports') })
    .refine(inOrder, orderFault),
  output: z.array(countedReport),
  errors: [],
})

/** The look-up of `/admin/codes/trace`, for whoever has an entry of the code and not the code. */
export const traceTry = endpoint({
  method: 'POST',
  path: '/admin/codes/tries/{id}/trace',
  realm: 'staff',
  permission: 'codes.read',
  errorsShownInPlace: true,
  summary: 'All that is known of the code that somebody entered; audited, masked',
  input: z.object({ id: rowIdField }),
  output: codeTrace,
  errors: ['notFound'],
})
