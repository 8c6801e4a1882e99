import type { Output, ParsedInput } from '#domain/contract.ts'
import { workedWinStates } from '#domain/game/backoffice/claims.ts'
import type * as api from '#domain/game/backoffice/winners-api.ts'
import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import { shownName, shownPhone } from '#domain/kernel/shown-person.ts'
import { toPage } from '#domain/paging.ts'
import type { Context } from '../../context.ts'
import {
  countWaiting,
  countWinRows,
  listGamesWon,
  listWinRows,
  type WinRow,
} from './win-queries.ts'

export async function listDeskWins(
  { db, clock }: Context,
  { q = '', state, due, game, page, limit }: ParsedInput<typeof api.listDeskWins>,
): Promise<Output<typeof api.listDeskWins>> {
  const today = clock.today()
  const filter = { q: q.trim(), game: game ?? null, due: due ?? null, today }
  const window = { state: state ?? null, limit, offset: (page - 1) * limit }
  const [rows, counted] = await Promise.all([
    listWinRows(db, filter, window),
    countWinRows(db, filter),
  ])
  const counts = Object.fromEntries(
    workedWinStates.map((of) => [of, counted.find((each) => each.state === of)?.count ?? 0]),
  ) as Output<typeof api.listDeskWins>['counts']
  const total = state ? counts[state] : Object.values(counts).reduce((sum, each) => sum + each, 0)
  const items = rows.map((row) => toWinRow(row, today))
  return { ...toPage(items, total, page, limit), counts }
}

export function listWinGames({ db }: Context): Promise<Output<typeof api.listWinGames>> {
  return listGamesWon(db)
}

export function countDeskWins({ db, clock }: Context): Promise<Output<typeof api.countDeskWins>> {
  return countWaiting(db, clock.today())
}

/** Of a winner the list shows no more than the end of their phone. */
export function toWinRow(row: WinRow, today: VietnamDay): api.DeskWinRow {
  const prize = row.announced.prizes.find(({ id }) => id === row.prize)!
  return {
    id: row.id,
    number: row.number,
    game_id: row.campaignId,
    game: row.title,
    prize: prize.name,
    value: prize.value,
    state: row.state,
    hold_reason: row.holdReason,
    winner: shownName('tasks', row.name ?? ''),
    phone: shownPhone(row.phone),
    won_at: toVietnamIso(row.wonAt),
    due_on: isRunning(row) ? row.dueOn : null,
    late: isRunning(row) && row.dueOn !== null && row.dueOn < today,
  }
}

function isRunning({ state }: WinRow): boolean {
  return state === 'won' || state === 'contacted' || state === 'papers' || state === 'sent'
}
