import { z } from 'zod'
import { importTexts as texts } from '#domain/import-texts.ts'
import { maxImportBytes, type AnyResource } from '#domain/resource.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { App } from '../../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { parseInput } from '../../platform/http/input.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import type { TableOf } from '../columns.ts'
import type { Handlers } from '../handlers.ts'
import { importRecords } from './import-records.ts'

/** `POST …/import`: a form of `file` (CSV or XLSX), `dry_run` and `reason`. */
export function importRoute<R extends AnyResource>(
  app: App,
  resource: R,
  handlers: Handlers<R>,
  table: TableOf<R>,
): void {
  const definition = {
    ...resource.import,
    produces: 'application/json',
    ...takesFormFile(maxImportBytes),
  }
  rawRoute(app, definition, async (ctx, { request, caller }) => {
    const { bytes: file, fields } = await readFormFile(request, texts.missing)
    const dryRun = fields['dry_run'] !== 'false'
    // Nothing is written down of a dry run, so it needs no reason.
    const reason = dryRun ? '' : parseInput({ input: form }, fields).reason
    return {
      data: await importRecords(
        ctx,
        { resource, handlers, table },
        { file, dryRun, reason },
        caller,
      ),
    }
  })
}

const form = z.object({ reason: reasonField })
