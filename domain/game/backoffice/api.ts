import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { phoneField, rowIdField, textField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { gameKinds, gamePlaces } from '../definition.ts'
import { gameSlug } from '../api.ts'
import { gameFields } from './fields.ts'
import { gameTemplates } from './templates.ts'
import { gamePhases } from './texts.ts'

const id = rowIdField
const version = z.int().min(1).max(2_147_483_647)

export const gameRow = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  kind: z.enum(gameKinds),
  place: z.enum(gamePlaces),
  phase: z.enum(gamePhases),
  opens_at: z.string(),
  closes_at: z.string(),
  entries: z.int(),
  wins: z.int(),
  /** Đồng that what was won is worth, and what the whole box is. */
  spent: z.int(),
  budget: z.int(),
})
export type GameRow = z.output<typeof gameRow>

export const gameSorts = ['title', 'opens', 'spent'] as const

export const listGames = endpoint({
  method: 'GET',
  path: '/admin/games',
  realm: 'staff',
  permission: 'games.read',
  summary: 'Campaigns of games, newest first where nothing else is asked for',
  input: z.object({
    q: textField(80).optional(),
    phase: z.enum(gamePhases).optional(),
    kind: z.enum(gameKinds).optional(),
    sort: z.enum(['title', '-title', 'opens', '-opens', 'spent', '-spent']).optional(),
    ...pageInput,
  }),
  output: pageOf(gameRow),
  errors: [],
})

const legalRule = z.object({
  value: z.int(),
  source: z.string(),
  verified_on: z.string().nullable(),
})

const gameFile = z.object({
  id: z.int(),
  name: z.string(),
  added_by: z.string(),
  added_at: z.string(),
})

/** Of products, surveys and voucher campaigns, by their numbers. */
const sourceNames = z.object({
  products: z.record(z.string(), z.string()),
  surveys: z.record(z.string(), z.string()),
  vouchers: z.record(z.string(), z.string()),
})
export type SourceNames = z.output<typeof sourceNames>

export const deskGame = z.object({
  id: z.int(),
  version: z.int(),
  fields: gameFields,
  phase: z.enum(gamePhases),
  /** The hash that is told before the first entry; null before the approval. */
  commitment: z.string().nullable(),
  has_beacon: z.boolean(),
  edited_by: z.string(),
  submitted_by: z.string().nullable(),
  submitted_at: z.string().nullable(),
  /** Why the last one who read it gave it back. */
  returned_by: z.string().nullable(),
  returned_reason: z.string(),
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  stopped_by: z.string().nullable(),
  stopped_at: z.string().nullable(),
  stop_reason: z.string(),
  /** What it was copied from, as that is now. */
  copied_from: z
    .object({ id: z.int(), title: z.string(), fields: gameFields, names: sourceNames })
    .nullable(),
  files: z.array(gameFile),
  /** What keeps it from being approved, by field. */
  problems: z.record(z.string(), z.string()),
  warnings: z.array(z.string()),
  /** Figures of the law that nobody has read where they are said to stand; of a draft. */
  unread_law: z.array(z.string()),
  brand_days: z.object({ days: z.int(), limit: legalRule.nullable() }),
  /** Names of the products and surveys of its sources, by their numbers. */
  names: sourceNames,
  /** Whether whoever asks may approve exactly this. */
  can_approve: z.boolean(),
  entries: z.int(),
})
export type DeskGame = z.output<typeof deskGame>

export const getDeskGame = endpoint({
  method: 'GET',
  path: '/admin/games/{id}',
  realm: 'staff',
  permission: 'games.read',
  summary: 'One campaign with all that staff write of it, and what is still missing',
  input: z.object({ id }),
  output: deskGame,
  errors: ['notFound'],
})

export const addDeskGame = endpoint({
  method: 'POST',
  path: '/admin/games',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'Begin a draft from a template, or as a copy of another campaign',
  input: z.object({
    title: gameFields.shape.title,
    slug: gameSlug,
    template: z.enum(gameTemplates),
    copy_of: id.optional(),
  }),
  output: deskGame,
  errors: ['notFound'],
})

export const changeDeskGame = endpoint({
  method: 'PUT',
  path: '/admin/games/{id}',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'Change a draft; what was submitted is a draft again',
  input: z.object({ id, version, fields: gameFields }),
  output: deskGame,
  errors: ['notFound', 'conflict'],
})

const move = {
  method: 'POST',
  realm: 'staff',
  errorsShownInPlace: true,
  output: deskGame,
  errors: ['notFound', 'conflict', 'forbidden'],
} as const

export const submitGame = endpoint({
  ...move,
  path: '/admin/games/{id}/submit',
  permission: 'games.edit',
  summary: 'Ask somebody else to read and approve exactly this version',
  input: z.object({ id, version }),
})

export const returnGame = endpoint({
  ...move,
  path: '/admin/games/{id}/return',
  permission: 'games.approve',
  summary: 'Give a submitted campaign back to its writers',
  input: z.object({ id, version, reason: reasonField }),
})

export const approveDeskGame = endpoint({
  ...move,
  path: '/admin/games/{id}/approve',
  permission: 'games.approve',
  summary:
    'Approve exactly this version, as somebody who did not write it: its commitment is published, nothing changes any more',
  input: z.object({ id, version, has_read: z.literal(true) }),
})

export const stopGame = endpoint({
  ...move,
  path: '/admin/games/{id}/stop',
  permission: 'games.edit',
  summary: 'Emergency stop: nobody plays and nothing brings entries until it goes on',
  input: z.object({ id, reason: reasonField }),
})

export const resumeGame = endpoint({
  ...move,
  path: '/admin/games/{id}/resume',
  permission: 'games.approve',
  summary: 'Let a stopped campaign go on, as somebody who did not stop it',
  input: z.object({ id, reason: reasonField }),
})

export const giveEntries = endpoint({
  method: 'POST',
  path: '/admin/games/{id}/entries',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'Give somebody entries by hand, at most 20 at once and 100 a Vietnam day in a campaign',
  input: z.object({ id, phone: phoneField, count: z.int().min(1).max(20), reason: reasonField }),
  output: z.object({ numbers: z.array(z.int()) }),
  errors: ['notFound', 'conflict'],
})
