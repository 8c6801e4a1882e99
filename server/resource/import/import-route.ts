import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { importTexts as texts } from '#domain/import-texts.ts'
import { maxImportBytes, type AnyResource, type Importable } from '#domain/resource.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { Caller } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { parseInput } from '../../platform/http/input.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import type { TableOf } from '../columns.ts'
import type { Handlers } from '../handlers.ts'
import { changeVersion } from '../write-record.ts'
import type { Imported } from './importer.ts'
import { importRecords, type ImportOrder } from './import-records.ts'

/** `POST …/import` of a kind of record: adds and changes. */
export function importRoute<R extends AnyResource>(
  app: App,
  resource: R,
  handlers: Handlers<R>,
  table: TableOf<R>,
): void {
  const change: Imported<R>['change'] = (tx, at, fields) =>
    changeVersion(tx, { resource, handlers }, at, fields)
  serveImport(app, resource.import, () => ({ resource, handlers, table, change }))
}

/** `POST …/import`: a form of `file` (CSV or XLSX), `dry_run` and `reason`. */
export function serveImport<R extends Importable>(
  app: App,
  definition: AnyResource['import'],
  importedBy: (caller: Caller) => Imported<R>,
): void {
  const taking = { ...definition, produces: 'application/json', ...takesFormFile(maxImportBytes) }
  rawRoute(app, taking, async (ctx, { request, caller }) => ({
    data: await importRecords(ctx, importedBy(caller), await readOrder(request), caller),
  }))
}

async function readOrder(request: FastifyRequest): Promise<ImportOrder> {
  const { bytes: file, fields } = await readFormFile(request, texts.missing)
  const dryRun = fields['dry_run'] !== 'false'
  // Nothing is written down of a dry run, so it needs no reason.
  const reason = dryRun ? '' : parseInput({ input: form }, fields).reason
  return { file, dryRun, reason }
}

const form = z.object({ reason: reasonField })
