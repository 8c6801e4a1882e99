import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { importTexts as texts } from '#domain/drugstore/desk/import-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { App } from '../../../platform/http/app.ts'
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
    bodyLimit: maxBytes + 64 * 1024,
    parsers: async (scope: FastifyInstance) => {
      await scope.register(fastifyMultipart, {
        limits: { files: 1, fileSize: maxBytes, fields: 4, fieldSize: 4000, parts: 6 },
      })
    },
  } as const
  rawRoute(app, definition, async (ctx, { request, caller }) => {
    const { file, fields } = await readForm(request)
    const dryRun = fields.dry_run !== 'false'
    // Nothing is written down of a dry run, so it needs no reason.
    const reason = dryRun ? '' : parseInput({ input: form }, fields).reason
    return { data: await importStores(ctx, { file, dryRun, reason }, caller) }
  })
}

const form = z.object({ reason: reasonField })

async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType')
  const fields: Record<string, unknown> = {}
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await part.toBuffer()
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    // A body that breaks off, or has no boundaries, is bad input; what is too large says so itself.
    if ((error as { statusCode?: unknown }).statusCode !== undefined) throw error
  }
  if (!file?.length) throw new Refusal('invalidInput', { fields: { file: texts.missing } })
  return { file, fields }
}
