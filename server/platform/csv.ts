import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { csvSeparator, csvType, encodeCsv } from '#domain/kernel/csv.ts'

type Cell = string | number

/** The first line, with the mark by which spreadsheets know the encoding. */
export function csvHead(columns: readonly string[]): string {
  return stringify([[...columns]], { ...shape, bom: true })
}

/** Names and reasons are what people typed: none of them becomes a formula. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    shape,
  )
}

const shape = {
  delimiter: csvSeparator,
  escape_formulas: true,
  record_delimiter: 'windows',
} as const

/** Answers with a file of that name, a piece at a time: whoever stops reading ends it. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): FastifyReply {
  return reply
    .type(csvType)
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(encoded(pieces)))
}

async function* encoded(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array, void> {
  for await (const piece of pieces) yield encodeCsv(piece)
}
