import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { gamePhases } from '../backoffice/texts.ts'
import { settlementChecks } from './checks.ts'
import { settlementFigures } from './figures.ts'
import { settlementSteps } from './steps.ts'

const id = rowIdField

export const gameSettlement = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  phase: z.enum(gamePhases),
  /** 0 before anything was noted. */
  version: z.int(),
  closes_at: z.string(),
  figures: settlementFigures,
  checks: z.array(
    z.object({
      check: z.enum(settlementChecks),
      done: z.boolean(),
      left: z.int().optional(),
    }),
  ),
  steps: z.array(
    z.object({
      step: z.enum(settlementSteps),
      due_on: z.string().nullable(),
      late: z.boolean(),
      source: z.string(),
      /** Whether the law says it, and not the campaign's own rules. */
      is_law: z.boolean(),
      verified_on: z.string().nullable(),
      /** Whether there is nothing to be done. */
      not_needed: z.boolean(),
      done: z
        .object({
          done_on: z.string(),
          amount: z.int().nullable(),
          reference: z.string(),
          note: z.string(),
          file: z.object({ id: z.int(), name: z.string() }).nullable(),
          noted_by: z.string(),
          noted_at: z.string(),
        })
        .nullable(),
    }),
  ),
  settled_by: z.string().nullable(),
  settled_at: z.string().nullable(),
  /** Whether all is done and whoever asks has noted none of it. */
  can_settle: z.boolean(),
  /** Whether whoever asks has noted a part of it. */
  is_own: z.boolean(),
})
export type GameSettlement = z.output<typeof gameSettlement>

export const getGameSettlement = endpoint({
  method: 'GET',
  path: '/admin/games/{id}/settlement',
  realm: 'staff',
  permission: 'games.read',
  summary:
    'What became of the prizes of a campaign, what is still to be done and until when; of a settled one, as it was settled',
  input: z.object({ id }),
  output: gameSettlement,
  errors: ['notFound'],
})

const write = {
  realm: 'staff',
  permission: 'games.settle',
  errorsShownInPlace: true,
  output: gameSettlement,
  errors: ['notFound', 'conflict', 'forbidden'],
} as const

/** What staff note of one step. */
export const stepFields = z.object({
  done_on: dayField,
  /** Đồng; of a payment. */
  amount: z.union([z.null().transform(() => undefined), z.int().min(0).max(1e13)]).optional(),
  /** Where it was published, the number of a paper or of a payment. */
  reference: textField(200),
  file_id: z.union([z.null().transform(() => undefined), rowIdField]).optional(),
  note: textField(500),
})

export const noteSettlementStep = endpoint({
  ...write,
  method: 'PUT',
  path: '/admin/games/{id}/settlement/{step}',
  summary: 'Note that a step after the end of a campaign was done, and by which paper',
  input: z.object({
    id,
    step: z.enum(settlementSteps),
    version: versionField,
    ...stepFields.shape,
  }),
})

export const dropSettlementStep = endpoint({
  ...write,
  method: 'POST',
  path: '/admin/games/{id}/settlement/{step}/undo',
  summary: 'Take back what was noted of a step',
  input: z.object({ id, step: z.enum(settlementSteps), version: versionField }),
})

export const settleGame = endpoint({
  ...write,
  method: 'POST',
  path: '/admin/games/{id}/settle',
  summary:
    'Settle a closed campaign, as somebody who noted none of its steps: its figures stand from then on, once',
  input: z.object({
    id,
    version: versionField,
    /** What is owed as it was read: another sum is refused. */
    owed: z.int().min(0),
    has_read: z.literal(true),
  }),
})
