import type { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { ExportFormat } from '#domain/export-formats.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { csvHead, csvRows } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'

/** A table that is ready to be written: rows come some hundred at a time. */
export interface OpenTable {
  /** Without its ending. */
  name: string
  head: readonly string[]
  rows: AsyncIterable<readonly (string | number)[][]>
}

/** A table of something else than a list of records, at once or from the worker. */
export interface TableFile<I extends z.ZodType = z.ZodType> {
  /** By which it is ordered, as a list is by its path. */
  list: string
  input: I
  formats: readonly ExportFormat[]
  permission(asked: z.output<I>): Permission
  open(ctx: Context, asked: z.output<I>): Promise<OpenTable>
  /** Its line of the audit, before the first row leaves; as of a list where it has none of its own. */
  note?(ctx: Context, trx: Db, caller: Caller, asked: z.output<I>): Promise<void>
}

/** Gives up what it is asked for: whoever holds it asks it nothing but by its own schema. */
export function tableFile<I extends z.ZodType>(file: TableFile<I>): TableFile {
  return file
}

/** Refuses whoever may not have this part of it. */
export function ensureMayHave(file: TableFile, asked: unknown, caller: Caller): void {
  const held = permissionsOf(getStaff(caller).role)
  if (!held.includes(file.permission(asked))) throw new Refusal('forbidden')
}

/** The text of a table, piece by piece. */
export async function* tablePieces({ head, rows }: OpenTable): AsyncGenerator<string, void> {
  yield csvHead(head)
  for await (const piece of rows) if (piece.length > 0) yield csvRows(piece)
}
