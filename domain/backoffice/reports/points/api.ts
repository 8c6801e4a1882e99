import { z } from 'zod'
import { endpoint } from '../../../contract.ts'
import { dayField } from '../../../kernel/fields.ts'
import { isPeriod, periodInput, periodTurned, sliceInput } from '../period.ts'
import { allPointMoves, pointFigures } from '../point-moves.ts'

/** Of lots that no programme's earning made: adjustments, prizes, points that came back after their day. */
export const noProgramme = 0

const programme = z.coerce.number().int().min(0).max(2_147_483_647)
const move = z.enum(allPointMoves)
const monthField = dayField.refine((day) => day.endsWith('-01'))

const input = z.object({ ...periodInput, programme: programme.optional() })

const figures = {
  opening: z.int(),
  earned: z.int(),
  adjusted: z.int(),
  redeemed: z.int(),
  returned: z.int(),
  expired: z.int(),
  reversed: z.int(),
  /** Between programmes or months of expiry; 0 in all together. */
  moved: z.int(),
  closing: z.int(),
}

export const getPointReport = endpoint({
  method: 'GET',
  path: '/admin/reports/points',
  realm: 'staff',
  permission: 'reports.loyalty',
  summary:
    'Points that members have: by month of expiry and what became of them in a time, all signed; the last 30 days without days',
  input: input.refine(isPeriod, periodTurned),
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** Entries were added that no day has counted yet. */
    behind: z.boolean(),
    /** What a point is worth on the last day; null while nobody has set it. */
    value: z.object({ vnd: z.int(), from: z.string(), source: z.string() }).nullable(),
    total: z.object(figures),
    /** Those of which there is something. */
    moves: z.array(z.object({ move, points: z.int() })),
    /** All of them, whichever is asked for. */
    programmes: z.array(z.object({ id: z.int(), name: z.string(), ...figures })),
    /** What there is at the end of the last day, by the first of the month in which it expires. */
    months: z.array(z.object({ month: z.string(), points: z.int(), vnd: z.int().nullable() })),
  }),
  errors: [],
})

const pointEntry = z.object({
  /** Of the entry; an entry is one row. */
  id: z.int(),
  at: z.string(),
  move,
  /** Of the membership. */
  loyalty_number: z.string(),
  note: z.string(),
  order_code: z.string().nullable(),
  points: z.int(),
})
export type PointEntry = z.output<typeof pointEntry>

/** What the entries behind a figure are narrowed by; the cursor comes besides. */
export const pointEntriesInput = z.object({
  ...periodInput,
  figure: z.enum(pointFigures).optional(),
  programme: programme.optional(),
  month: monthField.optional(),
})

export const listPointEntries = endpoint({
  method: 'GET',
  path: '/admin/reports/points/entries',
  realm: 'staff',
  permission: 'reports.loyalty',
  summary: 'The entries of the ledger behind a figure of the report on points, newest first',
  input: z.object({ ...pointEntriesInput.shape, ...sliceInput }).refine(isPeriod, periodTurned),
  output: z.object({ items: z.array(pointEntry), next: z.string().nullable() }),
  errors: [],
})
