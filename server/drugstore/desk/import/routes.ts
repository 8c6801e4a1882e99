import { z } from 'zod'
import { importTexts as texts } from '#domain/drugstore/desk/import-texts.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { App } from '../../../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../../../platform/http/form-file.ts'
import { parseInput } from '../../../platform/http/input.ts'
import { rawRoute } from '../../../platform/http/raw-route.ts'
import { importStores } from './import-stores.ts'

const maxBytes = 2 * 1024 * 1024

/** `POST /admin/drugstores/import`: a list of stores as a form's file. */
export function importRoutes(app: App): void {
  const definition = {
    method: 'POST',
    path: '/admin/drugstores/import',
    actor: 'staff:stores.edit',
    summary: 'Import stores from CSV or XLSX (multipart: file, dry_run, reason)',
    produces: 'application/json',
    ...takesFormFile(maxBytes),
  } as const
  rawRoute(app, definition, async (ctx, { request, caller }) => {
    const { bytes: file, fields } = await readFormFile(request, texts.missing)
    const dryRun = fields.dry_run !== 'false'
    // Nothing is written down of a dry run, so it needs no reason.
    const reason = dryRun ? '' : parseInput({ input: form }, fields).reason
    return { data: await importStores(ctx, { file, dryRun, reason }, caller) }
  })
}

const form = z.object({ reason: reasonField })
