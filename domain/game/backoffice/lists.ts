import { z } from 'zod'
import { listing } from '../../listing.ts'
import { gameRow, gameSorts, listGames } from './api.ts'

/** A campaign of games is written in an editor of its own. */
export const gameList = listing({
  path: 'games',
  reads: 'games.read',
  shares: 'games.edit',
  row: gameRow,
  filters: z.object({
    phase: listGames.input.shape.phase,
    kind: listGames.input.shape.kind,
  }),
  sorts: gameSorts,
  list: listGames,
})
