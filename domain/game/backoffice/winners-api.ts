import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fullNameField, rowIdField, textField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { prizeKinds } from '../definition.ts'
import { claimStates, deskWinStates, holdReasons, workedWinStates } from './claims.ts'

const id = rowIdField

export const deskWinRow = z.object({
  id: z.int(),
  number: z.int(),
  game_id: z.int(),
  game: z.string(),
  prize: z.string(),
  /** Đồng. */
  value: z.int(),
  state: z.enum(deskWinStates),
  hold_reason: z.enum(holdReasons).nullable(),
  /** By name where somebody has said it; the end of the phone. */
  winner: z.string(),
  phone: z.string(),
  won_at: z.string(),
  due_on: z.string().nullable(),
  late: z.boolean(),
})
export type DeskWinRow = z.output<typeof deskWinRow>

export const winDues = ['soon', 'late'] as const

export const listDeskWins = endpoint({
  method: 'GET',
  path: '/admin/game-wins',
  realm: 'staff',
  permission: 'games.read',
  summary: 'Prizes that are held or on their way: held ones first, then whose time ends first',
  input: z.object({
    /** A number of an entry, the end of a phone, a name. */
    q: textField(80).optional(),
    state: z.enum(workedWinStates).optional(),
    /** Its time ends within two days; it has ended. */
    due: z.enum(winDues).optional(),
    game: rowIdField.optional(),
    ...pageInput,
  }),
  output: pageOf(deskWinRow).extend({ counts: z.record(z.enum(workedWinStates), z.int()) }),
  errors: [],
})

export const listWinGames = endpoint({
  method: 'GET',
  path: '/admin/game-wins/games',
  realm: 'staff',
  permission: 'games.read',
  summary: 'Campaigns in which something was won, the newest first',
  input: z.object({}),
  output: z.array(z.object({ id: z.int(), title: z.string() })),
  errors: [],
})

export const countDeskWins = endpoint({
  method: 'GET',
  path: '/admin/game-wins/counts',
  realm: 'staff',
  permission: 'games.read',
  summary: 'How many prizes are held, and how many are late by the shop or the winner',
  input: z.object({}),
  output: z.object({ held: z.int(), late: z.int() }),
  errors: [],
})

export const deskWin = deskWinRow.extend({
  /** Of its clock: what is sent with a move. */
  version: z.int(),
  kind: z.enum(prizeKinds),
  points: z.int().nullable(),
  slug: z.string(),
  is_draw: z.boolean(),
  /** Where its winner wants it, as they wrote it. */
  claim: z
    .object({ name: z.string(), phone: z.string(), address: z.string(), submitted_at: z.string() })
    .nullable(),
  steps: z.array(z.object({ state: z.enum(claimStates), at: z.string() })),
  moved_by: z.string(),
  winner_name: z.string(),
  winner_address: z.string(),
  id_checked: z.boolean(),
  sent_how: z.string(),
  note: z.string(),
  warned_at: z.string().nullable(),
  hold: z
    .object({
      reason: z.enum(holdReasons),
      held_at: z.string(),
      decision: z.enum(['released', 'refused']).nullable(),
      decided_by: z.string().nullable(),
      decided_at: z.string().nullable(),
      note: z.string(),
    })
    .nullable(),
  /** What the same person has won in this campaign besides. */
  others: z.array(
    z.object({ id: z.int(), number: z.int(), prize: z.string(), won_at: z.string() }),
  ),
  /** What the winner owes by the law of a day; null where nobody has written down the law of that day. */
  tax: z
    .object({
      day: z.string(),
      rate: z.int(),
      from: z.int(),
      due: z.int(),
      sources: z.array(z.string()),
    })
    .nullable(),
  /** What whoever asks may do with it now. */
  can: z.object({ decide: z.boolean(), moves: z.array(z.enum(claimStates)) }),
})
export type DeskWin = z.output<typeof deskWin>

export const getDeskWin = endpoint({
  method: 'GET',
  path: '/admin/game-wins/{id}',
  realm: 'staff',
  permission: 'games.claims',
  summary: 'One prize: its winner, why it is held, how far it has come, what tax is due',
  input: z.object({ id }),
  output: deskWin,
  errors: ['notFound'],
})

const write = {
  method: 'POST',
  realm: 'staff',
  permission: 'games.claims',
  errorsShownInPlace: true,
  output: deskWin,
  errors: ['notFound', 'conflict'],
} as const

export const releaseWin = endpoint({
  ...write,
  path: '/admin/game-wins/{id}/release',
  summary: 'Give a held prize: credited now, or its winner is asked where to send it',
  input: z.object({ id, reason: reasonField }),
})

export const refuseWin = endpoint({
  ...write,
  path: '/admin/game-wins/{id}/refuse',
  summary: 'Refuse a held prize; what was credited is taken back, and a reserve of a draw moves up',
  input: z.object({ id, reason: reasonField }),
})

const version = z.int().min(0).max(2_147_483_647)

export const moveClaim = endpoint({
  ...write,
  path: '/admin/game-wins/{id}/move',
  summary: 'Note that a prize on its way has come a step further, or that it lapses',
  input: z.object({
    id,
    version,
    to: z.enum(claimStates),
    /** As the winner's papers say; needed once the papers are there. */
    winner_name: z.union([z.literal(''), fullNameField]).default(''),
    winner_address: textField(300).default(''),
    id_checked: z.boolean().default(false),
    /** Carrier and tracking code, or who handed it over. */
    sent_how: textField(200).default(''),
    note: textField(500).default(''),
  }),
})
