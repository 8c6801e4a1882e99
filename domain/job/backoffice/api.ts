import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { reasonField } from '../../staff/fields.ts'

export const letterStates = ['open', 'replayed', 'dismissed'] as const
export type LetterState = (typeof letterStates)[number]

/** How long ago the last try was: of the last day, the last week, or before. */
export const letterAges = ['day', 'week', 'older'] as const
export type LetterAge = (typeof letterAges)[number]

const id = z.coerce.number().int().min(1)
const kind = z.string().min(1).max(100)

/** A job that was given up. It says what it was about by numbers alone: no name, no phone. */
export const deadLetter = z.object({
  id: z.int(),
  kind,
  state: z.enum(letterStates),
  happened_at: z.string(),
  given_up_at: z.string(),
  tries: z.int(),
  /** More than one for jobs of the clock, which come again by themselves. */
  times: z.int(),
  error: z.string(),
  /** The order it is about, for those who may see orders. */
  order_code: z.string().optional(),
  /** Numbers of what it was about, by their names in the event. */
  about: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Its moment has passed: it is not done again. */
  is_past: z.boolean(),
  closed_at: z.string().optional(),
  closed_by: z.string().optional(),
  reason: z.string().optional(),
})
export type DeadLetter = z.output<typeof deadLetter>

export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/admin/dead-letters',
  realm: 'staff',
  permission: 'jobs.read',
  summary: 'Jobs that were given up, the latest first, with how many of each kind are open',
  input: z.object({
    state: z.enum(letterStates).default('open'),
    kind: kind.optional(),
    age: z.enum(letterAges).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({
    items: z.array(deadLetter),
    next: z.string().nullable(),
    counts: z.record(z.enum(letterStates), z.int()),
    /** `past` of `count`: their moment has passed. */
    open_kinds: z.array(z.object({ kind, count: z.int(), past: z.int() })),
  }),
  errors: [],
})

export const countDeadLetters = endpoint({
  method: 'GET',
  path: '/admin/dead-letters/count',
  realm: 'staff',
  permission: 'jobs.read',
  summary: 'How many given-up jobs nobody has looked after yet',
  input: z.object({}),
  output: z.object({ open: z.int() }),
  errors: [],
})

export const replayDeadLetter = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/{id}/replay',
  realm: 'staff',
  permission: 'jobs.replay',
  errorsShownInPlace: true,
  summary: 'Do a given-up job again, from its first try',
  input: z.object({ id, reason: reasonField }),
  output: deadLetter,
  errors: ['notFound', 'conflict', 'jobIsPast'],
})

/** So many of a kind are done again by one call. */
export const replayedAtOnce = 1000

export const replayDeadLetters = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/replay',
  realm: 'staff',
  permission: 'jobs.replay',
  errorsShownInPlace: true,
  summary: `Do all open jobs of a kind again, at most ${replayedAtOnce} at once; those whose moment has passed stay`,
  input: z.object({ kind, reason: reasonField }),
  output: z.object({ replayed: z.int(), past: z.int(), left: z.int() }),
  errors: ['notFound'],
})

export const dismissDeadLetter = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/{id}/dismiss',
  realm: 'staff',
  permission: 'jobs.replay',
  errorsShownInPlace: true,
  summary: 'Put a given-up job aside for good, saying why',
  input: z.object({ id, reason: reasonField }),
  output: deadLetter,
  errors: ['notFound', 'conflict'],
})
