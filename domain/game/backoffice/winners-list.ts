import { listing } from '../../listing.ts'
import { deskWinRow, listDeskWins } from './winners-api.ts'

/** Held prizes first, then whose time ends first. */
export const deskWinList = listing({
  path: 'game-wins',
  reads: 'games.read',
  shares: 'games.claims',
  row: deskWinRow,
  filters: listDeskWins.input.pick({ state: true, due: true, game: true }),
  sorts: [],
  list: listDeskWins,
})
