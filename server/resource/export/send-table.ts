import type { FastifyReply } from 'fastify'
import type { ExportFormat } from '#domain/export-formats.ts'
import type { Importable } from '#domain/resource.ts'
import { sendCsv } from '../../platform/csv.ts'
import type { Context } from '../../context.ts'
import type { TableOf } from '../columns.ts'
import { openFields } from '../field-cells.ts'
import {
  cellsOfRow,
  csvPieces,
  headNames,
  mediaTypes,
  writeXlsx,
  type FileFields,
  type Pieces,
} from './write-table.ts'

/** Answers with rows of cells as a file of that name. */
export async function sendTable(
  reply: FastifyReply,
  { name, format, fields }: { name: string; format: ExportFormat; fields: FileFields },
  pieces: Pieces,
): Promise<FastifyReply> {
  if (format === 'csv') return sendCsv(reply, name, csvPieces(fields, pieces))
  const file = await writeXlsx(headNames(fields), pieces)
  return reply
    .type(mediaTypes.xlsx)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(file)
}

/** The empty form of an import, with a line that shows how. */
export async function sendForm<R extends Importable>(
  ctx: Context,
  reply: FastifyReply,
  { table, format, example }: { table: TableOf<R>; format: ExportFormat; example: object },
): Promise<FastifyReply> {
  const fields = await openFields(ctx, table)
  const cells = await cellsOfRow(fields, example)
  return sendTable(reply, { name: `${table.file}-mau`, format, fields }, [[cells]])
}
