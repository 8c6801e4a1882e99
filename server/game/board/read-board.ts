import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { boardParts, type BoardPrize, type GameBoard } from '#domain/game/board/api.ts'
import type * as api from '#domain/game/board/api.ts'
import { plannedUnits } from '#domain/game/board/planned.ts'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { lineOfWinner } from '#domain/game/winner-name.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'
import { findDeskRow } from '../backoffice/desk-queries.ts'
import { listDrawnLots } from '../chain-queries.ts'
import { shownWinnerOf } from '../list-winners.ts'
import { listWinnerRows } from '../winner-queries.ts'
import { countBoard, listWonParts, type WonPart } from './board-queries.ts'

const shownWinners = 10

export function getGameBoard(
  ctx: Context,
  { id }: ParsedInput<typeof api.getGameBoard>,
): Promise<GameBoard> {
  return readBoard(ctx, id)
}

/** A campaign as it goes on; `notFound` before its approval. */
export async function readBoard(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<GameBoard> {
  const at = clock.now()
  const row = await findDeskRow(db, id, at)
  const counted = row && (await countBoard(db, id))
  if (!row || !counted) throw new Refusal('notFound')
  const { announced, title, phase, version } = row
  const window = { from: new Date(announced.opens_at), to: new Date(announced.closes_at) }
  const [won, lots, last] = await Promise.all([
    listWonParts(db, id, { ...window, parts: boardParts }),
    listDrawnLots(db, id),
    listWinnerRows(db, id, { page: 1, limit: shownWinners }),
  ])
  const prizes = prizesOf(announced, { won, lots, at: at.getTime() })
  const worth = (count: (prize: BoardPrize) => number) =>
    prizes.reduce((sum, prize) => sum + count(prize) * prize.value, 0)
  const lapsedOf = (prize: number) =>
    won.reduce((sum, part) => sum + (part.prize === prize ? part.lapsed : 0), 0)
  const names = new Map(announced.prizes.map((prize) => [prize.id, prize.name]))
  return {
    id,
    title,
    slug: announced.slug,
    kind: announced.kind,
    phase,
    version,
    at: at.toISOString(),
    opens_at: toVietnamIso(window.from),
    closes_at: toVietnamIso(window.to),
    entries: counted.entries,
    places: counted.size,
    played: counted.entries - counted.open,
    open: counted.open,
    held: counted.held,
    spent: worth(({ id: prize, won: count }) => count - lapsedOf(prize)),
    budget: worth(({ quantity }) => quantity),
    prizes,
    last: last.map(({ number, prize, wonAt, ...who }) => ({
      number,
      prize: names.get(prize)!,
      won_at: toVietnamIso(wonAt),
      winner: lineOfWinner(shownWinnerOf(who)),
    })),
    stopped_by: await nameOf(db, counted.stoppedBy),
    stop_reason: counted.stopReason,
  }
}

/** As people are called; who is gone as they logged in. */
async function nameOf(db: Db, login: string | null): Promise<string | null> {
  if (login === null) return null
  const actor = `staff:${login}`
  return staffNameOf(actor, await findStaffNames(db, [actor]))
}

function prizesOf(
  announced: AnnouncedBox,
  { won, lots: drawn, at }: { won: readonly WonPart[]; lots: readonly number[]; at: number },
): BoardPrize[] {
  const { prizes, lots, kind, opens_at: opens, closes_at: closes } = announced
  const [from, to] = [Date.parse(opens), Date.parse(closes)]
  const length = (to - from) / boardParts
  const ends = Array.from({ length: boardParts }, (_, part) =>
    Math.round(from + (part + 1) * length),
  )
  const isPaced = kind !== 'draw'
  const planned = isPaced ? plannedUnits(announced, [at, ...ends]) : []
  const over = Math.min(boardParts, Math.max(0, Math.ceil((at - from) / length)))
  return prizes.map(({ id, name, value, kind: what }, place) => {
    const mine = won.filter(({ prize }) => prize === id)
    const [now = null, ...curve] = planned[place] ?? []
    const sum = (of: (part: WonPart) => number, upTo = boardParts) =>
      mine.reduce((total, part) => total + (part.part < upTo ? of(part) : 0), 0)
    // Thanks are said with the turn, and are no win.
    const isThanks = what === 'thanks'
    const ofLots = lots.flatMap(({ prize }, lot) => (prize === id ? drawn[lot]! : []))
    return {
      id,
      name,
      value,
      quantity: lots.reduce((total, lot) => total + (lot.prize === id ? lot.quantity : 0), 0),
      won: isThanks ? ofLots.reduce((total, count) => total + count, 0) : sum(({ count }) => count),
      held: sum(({ held }) => held),
      planned: now,
      curve,
      course: isThanks
        ? []
        : Array.from({ length: over }, (_, part) => sum(({ count }) => count, part + 1)),
    }
  })
}
