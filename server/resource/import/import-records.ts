import { Refusal } from '#domain/errors.ts'
import type { Importable, ImportAnswer } from '#domain/resource.ts'
import type { Caller, Context } from '../../context.ts'
import { openFields } from '../field-cells.ts'
import { write } from '../write-record.ts'
import { toAnswer } from './import-answer.ts'
import { Importer, type Imported, type Mode } from './importer.ts'
import { readRecords } from './read-records.ts'

export interface ImportOrder {
  file: Buffer
  dryRun: boolean
  reason: string
}

/**
 * All records of a file or, with one wrong cell, none. A dry run does what the file would do and takes it
 * back, so that it tells the same mistakes. A file that changes records is one line of the audit.
 */
export async function importRecords<R extends Importable>(
  ctx: Context,
  served: Imported<R>,
  order: ImportOrder,
  caller: Caller,
): Promise<ImportAnswer> {
  const { resource, table, maxRows: max } = served
  const fields = await openFields(ctx, table)
  const file = await readRecords(resource, { fields, key: table.key, max }, order.file)
  const { errors } = file
  if (file.records.length === 0) return toAnswer({ steps: [], errors }, fields, order.dryRun)
  const attempt = (mode: Mode) =>
    write(ctx, resource, caller, async (tx) => {
      // What is looked up while a row waits for its turn is asked for on the same connection.
      const own = await openFields(tx, table)
      const importer = new Importer({ ...tx, reason: order.reason }, served, {
        fields: own,
        errors,
        mode,
      })
      await importer.run(file.records)
      const answer = toAnswer(importer, fields, order.dryRun)
      if (!answer.written) throw new TakenBack(answer)
      await importer.audit(caller, order.reason)
      return answer
    }).catch((error: unknown) => {
      if (error instanceof TakenBack) return error.answer
      throw error
    })
  if (errors.length > 0) return attempt('each')
  // Most files are right. One that is not is read again record by record, so that all mistakes are told.
  return attempt('whole').catch((error: unknown) => {
    if (error instanceof Refusal) return attempt('each')
    throw error
  })
}

/** Rolls the transaction back and still has an answer. */
class TakenBack extends Error {
  readonly answer: ImportAnswer

  constructor(answer: ImportAnswer) {
    super('taken back')
    this.answer = answer
  }
}
