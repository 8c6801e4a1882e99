import type { DocumentKind } from '#domain/game/documents/api.ts'
import type { DocumentSource } from '#domain/game/documents/content.ts'
import type { Context } from '../../context.ts'
import { readSettings } from '../../settings/index.ts'
import { findDeskRow, type DeskRow } from '../backoffice/desk-queries.ts'
import { fieldsOf } from '../backoffice/read-game.ts'
import { countReported, listWinsAfter, type ListedWin } from '../exports/table-queries.ts'
import { readSettlement } from '../settlement/read-settlement.ts'
import { findDossier, type Dossier } from './dossier-queries.ts'

/** More would make a paper that nobody reads: they stand in the table that is sent along, and the paper says so. */
export const maxWinners = 2000

export interface ReadSource {
  row: DeskRow
  dossier: Dossier
  /** All but the winners. */
  source: DocumentSource
}

/** What the papers of a campaign are made of; null where there is none. */
export async function readSource(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<ReadSource | null> {
  const row = await findDeskRow(db, id, clock.now())
  if (!row) return null
  const [settings, dossier] = await Promise.all([
    readSettings(db, ['shop', 'promotionFiler']),
    findDossier(db, id),
  ])
  const isOver = row.phase === 'closed' || row.phase === 'settled'
  const source = {
    fields: fieldsOf(row),
    dossier: dossier.fields,
    shop: settings.shop,
    filer: settings.promotionFiler,
    figures: isOver ? (await readSettlement(db, row)).figures : null,
    winners: { rows: [], count: 0 },
    day: clock.today(),
  }
  return { row, dossier, source }
}

/** Whether a paper can be made: a result is reported once there is one. */
export function isReady(kind: DocumentKind, { source }: Pick<ReadSource, 'source'>): boolean {
  return kind !== 'report' || source.figures !== null
}

/** Those who have won, whole, for the authority: the first `max` of them, and how many there are. */
export async function listReportedWinners(
  { db }: Pick<Context, 'db'>,
  { id, announced }: Pick<DeskRow, 'id' | 'announced'>,
  max = maxWinners,
): Promise<DocumentSource['winners']> {
  const names = new Map(announced.prizes.map((prize) => [prize.id, prize.name]))
  const found: ListedWin[] = []
  let wins: ListedWin[]
  do {
    wins = await listWinsAfter(db, id, found.at(-1)?.number ?? 0, max)
    found.push(...wins)
  } while (wins.length === max && found.filter(isReported).length < max)
  const rows = found
    .filter(isReported)
    .slice(0, max)
    .map((win) => rowOf(win, names.get(win.prize)!))
  return { rows, count: await countReported(db, id) }
}

function isReported({ state }: ListedWin): boolean {
  return state !== 'held' && state !== 'lapsed'
}

function rowOf({ number, name, phone, address }: ListedWin, prize: string): string[] {
  return [String(number), prize, name ?? '', phone ?? '', address ?? '']
}
