import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { openFields } from '../field-cells.ts'
import type { RecordKind } from '../record-kind.ts'
import { insertPiece, lockWaiting, markDone, markFailed, type FileRow } from './file-queries.ts'
import { exportsKey } from './export-files.ts'
import { csvPieces, rowPieces, writeXlsx, type Cells } from './write-table.ts'

/**
 * Makes a file that somebody ordered: all of it in one transaction that sees one state of the list. Doing it again
 * makes nothing; what cannot be made is told where the file would be.
 */
export async function makeFile(
  ctx: Context,
  kinds: readonly RecordKind[],
  id: number,
): Promise<void> {
  try {
    await ctx.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const file = await lockWaiting(trx, id)
        if (file) await write({ ...ctx, db: trx }, kinds, file)
      })
  } catch (error) {
    // Somebody else made it after this transaction had looked.
    if ((error as { code?: unknown }).code === '40001') return
    if (!(error instanceof Refusal)) throw error
    await markFailed(ctx.db, id, error.message)
  }
  ctx.changeBus.tell([exportsKey])
}

async function write(ctx: Context, kinds: readonly RecordKind[], file: FileRow): Promise<void> {
  const { id, list, asked, format } = file
  const kind = kinds.find(({ resource }) => resource.path === list)
  const table = kind?.handlers.table
  // A kind that there no longer is.
  if (!kind || !table) throw new Refusal('notFound')
  const wanted = kind.resource.export.input.parse(asked)
  const counted = new Count()
  const fields = await openFields(ctx, table)
  const pieces = counted.of(rowPieces(ctx, { handlers: kind.handlers, fields }, wanted))
  let place = 0
  let bytes = 0
  const keep = async (piece: Buffer) => {
    await insertPiece(ctx.db, { export_id: id, place, bytes: piece })
    place += 1
    bytes += piece.length
  }
  if (format === 'csv') {
    for await (const text of csvPieces(fields, pieces)) await keep(Buffer.from(text))
  } else {
    for (const part of partsOf(await writeXlsx(fields, pieces))) await keep(part)
  }
  await markDone(ctx.db, id, { rows: counted.rows, bytes })
}

class Count {
  rows = 0

  async *of(pieces: AsyncIterable<Cells[]>): AsyncGenerator<Cells[], void> {
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
