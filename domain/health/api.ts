import { z } from 'zod'
import { endpoint } from '../contract.ts'

/** What the shop looks at in itself, in the order in which it is shown. */
export const healthKeys = [
  'database',
  'disk',
  'outbox',
  'payments',
  'refunds',
  'messages',
  'letters',
  'failures',
  'processes',
  'standbys',
  'backup',
] as const
export type HealthKey = (typeof healthKeys)[number]

/** `unknown`: the shop cannot see it from inside. */
export const healthStates = ['good', 'watch', 'bad', 'unknown'] as const
export type HealthState = (typeof healthStates)[number]

const check = z.object({
  key: z.enum(healthKeys),
  state: z.enum(healthStates),
  /** Milliseconds, bytes, seconds or how many, by the key. */
  value: z.number().nullable(),
})
export type HealthCheck = z.output<typeof check>

/** What becomes of a standby: it is read, or is left out for a reason. */
export const standbyStates = ['used', 'behind', 'away', 'leads', 'doubted'] as const

const standby = z.object({
  name: z.string(),
  state: z.enum(standbyStates),
  /** Seconds. */
  behind: z.int(),
})
export type StandbyHealth = z.output<typeof standby>

export const getHealth = endpoint({
  method: 'GET',
  path: '/admin/health',
  realm: 'staff',
  permission: 'jobs.read',
  summary:
    'How the shop itself is: database, work that waits, payments, messages, disk, backups, processes, standbys',
  input: z.object({}),
  output: z.object({
    /** Without standbys where none is configured. */
    checks: z.array(check),
    /** As the process that answers sees them. */
    standbys: z.array(standby),
  }),
  errors: [],
})
export type Health = z.output<typeof getHealth.output>

const failure = z.object({
  id: z.int(),
  incident: z.string(),
  request_id: z.string(),
  happened_at: z.string(),
  route: z.string(),
  status: z.int(),
  kind: z.string(),
})
export type Failure = z.output<typeof failure>

export const listFailures = endpoint({
  method: 'GET',
  path: '/admin/failed-requests',
  realm: 'staff',
  permission: 'jobs.read',
  summary: 'The latest requests that failed by our fault, or those of one incident; nobody’s data',
  input: z.object({
    /** As people say it: with or without its line, in any case. */
    incident: z.string().max(40).optional(),
  }),
  output: z.object({ items: z.array(failure) }),
  errors: [],
})

/** What visitors can tell apart. */
export const statusParts = ['ordering', 'payment', 'messages', 'points'] as const
export type StatusPart = (typeof statusParts)[number]

const notice = z.object({
  id: z.int(),
  part: z.enum(statusParts),
  words: z.string(),
  began_at: z.string(),
  ended_at: z.string().nullable(),
})
export type StatusNotice = z.output<typeof notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/admin/status-notices',
  realm: 'staff',
  permission: 'jobs.read',
  summary: 'What the status page says in the words of staff, the latest first',
  input: z.object({}),
  output: z.object({ items: z.array(notice) }),
  errors: [],
})

export const tellNotice = endpoint({
  method: 'POST',
  path: '/admin/status-notices',
  realm: 'staff',
  permission: 'settings.edit',
  errorsShownInPlace: true,
  summary: 'Tell the public of a disturbance on the status page',
  input: z.object({ part: z.enum(statusParts), words: z.string().trim().min(10).max(300) }),
  output: notice,
  errors: [],
})

export const endNotice = endpoint({
  method: 'POST',
  path: '/admin/status-notices/{id}/end',
  realm: 'staff',
  permission: 'settings.edit',
  errorsShownInPlace: true,
  summary: 'Say on the status page that a disturbance is over',
  input: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  output: notice,
  errors: ['notFound', 'conflict'],
})
