import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditTexts } from '#domain/desk/audit-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import type { App } from '../../platform/http/app.ts'
import { getStaff } from '../../platform/http/actor.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { savePicture } from '../../picture/index.ts'
import { recordAudit } from '../../staff/index.ts'

const maxBytes = 12 * 1024 * 1024

/** `POST /file/upload`: a photo as a form's file becomes a product picture in every width. */
export function uploadRoutes(app: App): void {
  const upload = {
    method: 'POST',
    path: '/file/upload',
    actor: 'staff:products.edit',
    summary: 'Upload a picture (multipart, one file); gives its address and size',
    produces: 'application/json',
    bodyLimit: maxBytes + 64 * 1024,
    parsers: async (scope: FastifyInstance) => {
      await scope.register(fastifyMultipart, {
        limits: { files: 1, fileSize: maxBytes, fields: 4, fieldSize: 200, parts: 5 },
      })
    },
  } as const
  rawRoute(app, upload, async (ctx, { request, caller }) => {
    const bytes = await readFile(request)
    const whose = `staff ${getStaff(caller).id}`
    const { stem, size } = await savePicture(ctx, { bytes, whose })
    await recordAudit(ctx, ctx.db, caller, {
      action: auditTexts.pictureUploaded,
      subject: { kind: 'picture', id: stem },
    })
    return { data: { url: `${stem}-${size}.webp`, stem, width: size, height: size } }
  })
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType')
  try {
    const file = await request.file()
    if (file) return await file.toBuffer()
  } catch (error) {
    // A body that breaks off, or has no boundaries, is bad input; what is too large says so itself.
    if ((error as { statusCode?: unknown }).statusCode !== undefined) throw error
  }
  throw new Refusal('invalidInput', { fields: { file: pictureTexts.missing } })
}
