import { Refusal } from '#domain/errors.ts'
import { encodeCsv } from '#domain/kernel/csv.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { readAsOfNow } from '../../platform/standbys/read-as-of-now.ts'
import { openFields } from '../field-cells.ts'
import { insertPiece, lockWaiting, markDone, markFailed, type FileRow } from './file-queries.ts'
import { exportsKey, type Exportable } from './export-files.ts'
import { tablePieces } from './table-file.ts'
import { csvPieces, headNames, rowPieces, writeXlsx } from './write-table.ts'

/**
 * Makes a file that somebody ordered: all of it in one transaction that sees one state of the list. Doing it again
 * makes nothing; what cannot be made is told where the file would be.
 */
export async function makeFile(ctx: Context, made: Exportable, id: number): Promise<void> {
  try {
    await readAsOfNow(ctx, (reading) => writeReading(ctx, reading, made, id))
  } catch (error) {
    // Somebody else made it after this transaction had looked.
    if ((error as { code?: unknown }).code === '40001') return
    if (!(error instanceof Refusal)) throw error
    await markFailed(ctx.db, id, error.message)
  }
  ctx.changeBus.tell([exportsKey])
}

/** Written in one transaction; read in the same, or in one of a standby that ends before it. */
async function writeReading(ctx: Context, reading: Context, made: Exportable, id: number) {
  await inOneState(ctx.db, async (trx) => {
    const file = await lockWaiting(trx, id)
    if (!file) return
    if (reading.db === ctx.db) return write({ ...ctx, db: trx }, trx, made, file)
    await inOneState(reading.db, (there) => write({ ...reading, db: there }, trx, made, file))
  })
}

function inOneState(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work)
}

async function write(
  ctx: Context,
  into: Db,
  { kinds, files }: Exportable,
  file: FileRow,
): Promise<void> {
  const { id, list, asked, format } = file
  let place = 0
  let bytes = 0
  const keep = async (piece: Buffer) => {
    await insertPiece(into, { export_id: id, place, bytes: piece })
    place += 1
    bytes += piece.length
  }
  const counted = new Count()
  const ordered = files.find((each) => each.list === list)
  if (ordered) {
    const opened = await ordered.open(ctx, ordered.input.parse(asked))
    const rows = counted.of(opened.rows)
    if (format === 'csv') {
      for await (const text of tablePieces({ ...opened, rows })) {
        await keep(Buffer.from(encodeCsv(text)))
      }
    } else {
      for (const part of partsOf(await writeXlsx(opened.head, rows))) await keep(part)
    }
    return markDone(into, id, { rows: counted.rows, bytes })
  }
  const kind = kinds.find(({ resource }) => resource.path === list)
  const table = kind?.handlers.table ?? kind?.handlers.out
  // A kind that there no longer is.
  if (!kind || !table) throw new Refusal('notFound')
  const wanted = kind.resource.export.input.parse(asked)
  const fields = await openFields(ctx, table)
  const pieces = counted.of(rowPieces((page) => kind.handlers.list(ctx, page), fields, wanted))
  if (format === 'csv') {
    for await (const text of csvPieces(fields, pieces)) await keep(Buffer.from(encodeCsv(text)))
  } else {
    for (const part of partsOf(await writeXlsx(headNames(fields), pieces))) await keep(part)
  }
  await markDone(into, id, { rows: counted.rows, bytes })
}

class Count {
  rows = 0

  async *of<Piece extends { length: number }>(
    pieces: AsyncIterable<Piece>,
  ): AsyncGenerator<Piece, void> {
    for await (const piece of pieces) {
      this.rows += piece.length
      yield piece
    }
  }
}

const partBytes = 512 * 1024

function* partsOf(whole: Buffer): Generator<Buffer, void> {
  for (let at = 0; at < whole.length; at += partBytes) yield whole.subarray(at, at + partBytes)
}
