import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { rowIdField, versionField } from '../kernel/fields.ts'
import { bellChoiceFields } from './choices.ts'
import { bellGroups, bellKindNames } from './kinds.ts'

const bellPlace = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const unread = z.int()

const bellRow = z.object({
  id: z.int(),
  kind: z.enum(bellKindNames),
  /** Of the record; empty where it is about no single one. */
  subject: z.string(),
  title: z.string(),
  /** How often since it was read. */
  count: z.int(),
  at: z.string(),
  read: z.boolean(),
  /** A line that is counted up moves to the front: the highest place. */
  place: z.int(),
})
export type BellRow = z.output<typeof bellRow>

export const listBell = endpoint({
  method: 'GET',
  path: '/admin/bell',
  realm: 'staff',
  permission: 'any',
  summary: 'The own notifications of kinds that one may still open, newest first, by cursor',
  input: z.object({
    state: z.enum(['unread', 'read']).optional(),
    group: z.enum(bellGroups).optional(),
    cursor: bellPlace.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(bellRow), next: z.string().nullable(), unread }),
  errors: [],
})

export const countBell = endpoint({
  method: 'GET',
  path: '/admin/bell/count',
  realm: 'staff',
  permission: 'any',
  summary: 'How many of the own notifications are unread',
  input: z.object({}),
  output: z.object({ unread }),
  errors: [],
})

export const readBell = endpoint({
  method: 'POST',
  path: '/admin/bell/{id}/read',
  realm: 'staff',
  permission: 'any',
  summary: 'One of the own notifications is read; again changes nothing',
  input: z.object({ id: rowIdField }),
  output: z.object({ unread }),
  errors: ['notFound'],
})

export const readWholeBell = endpoint({
  method: 'POST',
  path: '/admin/bell/read',
  realm: 'staff',
  permission: 'any',
  summary: 'All of the own notifications up to a place are read: what came since stays unread',
  input: z.object({ until: bellPlace }),
  output: z.object({ unread }),
  errors: [],
})

const bellChoices = z.object({ ...bellChoiceFields.shape, version: z.int() })

export const getBellChoices = endpoint({
  method: 'GET',
  path: '/admin/bell/choices',
  realm: 'staff',
  permission: 'any',
  summary: 'By which way one hears of what, and when devices are quiet; version 0 before the first',
  input: z.object({}),
  output: bellChoices.extend({ groups: z.array(z.enum(bellGroups)) }),
  errors: [],
})
export type OwnBellChoices = z.output<typeof getBellChoices.output>

export const saveBellChoices = endpoint({
  method: 'PUT',
  path: '/admin/bell/choices',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary:
    'Chooses for oneself; `conflict` with the choices as they are when another page was faster',
  input: bellChoiceFields.safeExtend({ version: versionField }),
  output: getBellChoices.output,
  errors: ['conflict'],
})
