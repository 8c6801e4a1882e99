import type { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { deskWinStateLabels } from '#domain/game/backoffice/claims.ts'
import { entrySourceLabels } from '#domain/game/backoffice/texts.ts'
import type { AnnouncedPrize } from '#domain/game/definition.ts'
import {
  gameTableInput,
  gameTableList,
  gameTableTexts as texts,
} from '#domain/game/exports/tables.ts'
import { shownWinner } from '#domain/game/winner-name.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../../staff/index.ts'
import { tableFile, type OpenTable } from '../../resource/index.ts'
import { findDeskRow } from '../backoffice/desk-queries.ts'
import { listEntriesAfter, listWinsAfter, type EntryRow, type ListedWin } from './table-queries.ts'

type Asked = z.output<typeof gameTableInput>
type Cells = (string | number)[]

const rowsAtOnce = 500

/** Entries, wins and winners of a campaign: masked as they may be published, or with whose they are. */
export const gameTables = tableFile({
  list: gameTableList,
  input: gameTableInput,
  formats: ['csv'],
  permission: ({ full }) => (full ? 'games.settle' : 'games.read'),
  open: openTable,
  note: noteTable,
})

/** Before the first row leaves. */
export function noteTable(
  ctx: Context,
  trx: Db,
  caller: Caller,
  { id, what, full }: Asked,
): Promise<void> {
  return recordAudit(ctx, trx, caller, {
    action: full ? words.exportedFull : words.exported,
    subject: { kind: 'game', id },
    after: { what, full },
  })
}

async function openTable(ctx: Context, { id, what, full }: Asked): Promise<OpenTable> {
  const game = await findDeskRow(ctx.db, id, ctx.clock.now())
  if (!game) throw new Refusal('notFound')
  const { prizes, slug } = game.announced
  const byId = new Map(prizes.map((prize) => [prize.id, prize]))
  return {
    name: `${texts.file[what]}-${slug}-${full ? texts.full : texts.masked}`,
    head: Object.values(texts[what]),
    rows: rowsOf(ctx, { id, what, full }, byId),
  }
}

function rowsOf(
  { db }: Context,
  { id, what, full }: Asked,
  prizes: ReadonlyMap<number, AnnouncedPrize>,
): AsyncGenerator<Cells[], void> {
  if (what === 'entries') {
    return pages(
      (after) => listEntriesAfter(db, id, after, rowsAtOnce),
      (row) => entryCells(row, prizes, full),
    )
  }
  const wins = (after: number) => listWinsAfter(db, id, after, rowsAtOnce)
  if (what === 'wins') return pages(wins, (row) => winCells(row, prizes, full))
  // What is held is told to nobody, and what lapsed has no winner.
  return pages(wins, (row) =>
    row.state === 'held' || row.state === 'lapsed' ? null : winnerCells(row, prizes, full),
  )
}

/** One page is in memory at a time; whoever stops reading ends it. */
async function* pages<Row extends { number: number }>(
  read: (after: number) => Promise<Row[]>,
  cells: (row: Row) => Cells | null,
): AsyncGenerator<Cells[], void> {
  for (let after = 0; ;) {
    const rows = await read(after)
    yield rows.flatMap((row) => {
      const written = cells(row)
      return written ? [written] : []
    })
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)!.number
  }
}

function entryCells(
  row: EntryRow,
  prizes: ReadonlyMap<number, AnnouncedPrize>,
  full: boolean,
): Cells {
  const cells: Record<keyof typeof texts.entries, string | number> = {
    number: row.number,
    at: timeOf(row.at),
    source: entrySourceLabels[row.source],
    store: row.storeCode ?? '',
    state: texts.entryStates[row.state],
    prize: row.prize === null ? '' : (prizes.get(row.prize)?.name ?? texts.blank),
    phone: phoneOf(row, full),
    hash: row.hash,
  }
  return Object.values(cells)
}

function winCells(
  row: ListedWin,
  prizes: ReadonlyMap<number, AnnouncedPrize>,
  full: boolean,
): Cells {
  const prize = prizes.get(row.prize)!
  const cells: Record<keyof typeof texts.wins, string | number> = {
    number: row.number,
    prize: prize.name,
    value: prize.value,
    state: deskWinStateLabels[row.state],
    wonAt: timeOf(row.wonAt),
    receivedAt: row.receivedAt ? timeOf(row.receivedAt) : '',
    phone: phoneOf(row, full),
  }
  return Object.values(cells)
}

function winnerCells(
  row: ListedWin,
  prizes: ReadonlyMap<number, AnnouncedPrize>,
  full: boolean,
): Cells {
  const prize = prizes.get(row.prize)!
  const { name: fullName, phone, ward, address } = row
  const shown = shownWinner({ fullName, phone, ward })
  const cells: Record<keyof typeof texts.winners, string | number> = {
    number: row.number,
    prize: prize.name,
    value: prize.value,
    wonAt: timeOf(row.wonAt),
    name: (full ? fullName : shown.name) ?? '',
    phone: phoneOf(row, full),
    place: (full ? address : shown.place) ?? '',
  }
  return Object.values(cells)
}

/** `0901 234 567`: as a number, a spreadsheet would drop the 0. */
function phoneOf({ phone }: { phone: string | null }, full: boolean): string {
  if (phone === null) return ''
  return full ? phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : `***${phone.slice(-3)}`
}

function timeOf(at: Date): string {
  return toVietnamIso(at).slice(0, 19).replace('T', ' ')
}
