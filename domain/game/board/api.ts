import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField } from '../../kernel/fields.ts'
import { gamePhases } from '../backoffice/texts.ts'
import { gameKinds } from '../definition.ts'

/** Into so many parts the time of a campaign is divided where its course is drawn. */
export const boardParts = 60

const boardPrize = z.object({
  id: z.int(),
  name: z.string(),
  /** Đồng that one is worth. */
  value: z.int(),
  quantity: z.int(),
  /** By now, held ones and those that lapsed since included. */
  won: z.int(),
  held: z.int(),
  /** How many the pacing has let free by now; null of a number draw. */
  planned: z.number().nullable(),
  /** The same at the end of each part of the campaign's time, from its opening on. */
  curve: z.array(z.number()),
  /** How many were won up to the end of each part that is over, and up to now. */
  course: z.array(z.int()),
})
export type BoardPrize = z.output<typeof boardPrize>

/** A campaign as it goes on. */
export const gameBoard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  kind: z.enum(gameKinds),
  phase: z.enum(gamePhases),
  /** When it was so. */
  at: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  /** Without those that were taken back. */
  entries: z.int(),
  /** How many there can be; null: as many as come. */
  places: z.int().nullable(),
  /** Turns that were taken, and those that are still to be. */
  played: z.int(),
  open: z.int(),
  held: z.int(),
  /** Đồng that what was won is worth, and the whole box. */
  spent: z.int(),
  budget: z.int(),
  prizes: z.array(boardPrize),
  /** The last ones, the newest first, as the public may read them. */
  last: z.array(
    z.object({ number: z.int(), prize: z.string(), won_at: z.string(), winner: z.string() }),
  ),
  stopped_by: z.string().nullable(),
  stop_reason: z.string(),
  version: z.int(),
})
export type GameBoard = z.output<typeof gameBoard>

export const getGameBoard = endpoint({
  method: 'GET',
  path: '/admin/games/{id}/board',
  realm: 'staff',
  permission: 'games.read',
  summary:
    'A campaign as it goes on: entries, turns, what was won beside its pacing, what was spent',
  input: z.object({ id: rowIdField }),
  output: gameBoard,
  errors: ['notFound'],
})
// `GET /admin/games/{id}/live`: the same as server-sent events `state` (raw route).
