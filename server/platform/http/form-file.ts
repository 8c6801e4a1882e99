import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'

export interface FormFile {
  bytes: Buffer
  /** What it was called, as the sender says. */
  name: string
  /** What stands in the form beside the file, as it came. */
  fields: Readonly<Record<string, unknown>>
}

/** A raw route's `bodyLimit` and `parsers` for a form with one file of at most so many bytes. */
export function takesFormFile(maxBytes: number) {
  return {
    bodyLimit: maxBytes + 64 * 1024,
    parsers: async (scope: FastifyInstance) => {
      await scope.register(fastifyMultipart, {
        limits: { files: 1, fileSize: maxBytes, fields: 4, fieldSize: 4000, parts: 5 },
      })
    },
  }
}

/** The one file of a form; refuses a form without any, or with an empty one, in the words of `missing`. */
export async function readFormFile(request: FastifyRequest, missing: string): Promise<FormFile> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType')
  const fields: Record<string, unknown> = {}
  let bytes: Buffer | undefined
  let name = ''
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        name = part.filename
        bytes = await part.toBuffer()
      } else fields[part.fieldname] = part.value
    }
  } catch (error) {
    // A body that breaks off, or has no boundaries, is bad input; what is too large says so itself.
    if ((error as { statusCode?: unknown }).statusCode !== undefined) throw error
  }
  if (!bytes?.length) throw new Refusal('invalidInput', { fields: { file: missing } })
  return { bytes, name, fields }
}
