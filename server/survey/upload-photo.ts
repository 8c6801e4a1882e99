import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import { surveyPhotoInput } from '#domain/survey/api.ts'
import { photoBytes } from '#domain/survey/limits.ts'
import { getStore } from '../platform/http/actor.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { addPhoto, findRoom } from './add-photo.ts'

/** `POST /survey/photo`: a photo as a form's file becomes part of an answer. */
export function uploadRoute(app: App): void {
  const upload = {
    method: 'POST',
    path: '/survey/photo',
    actor: 'store',
    summary: 'Add a picture (multipart, one file) to an answer of this store',
    input: surveyPhotoInput,
    produces: 'application/json',
    bodyLimit: photoBytes + 64 * 1024,
    parsers: async (scope: FastifyInstance) => {
      await scope.register(fastifyMultipart, {
        limits: { files: 1, fileSize: photoBytes, fields: 4, fieldSize: 200, parts: 5 },
      })
    },
  } as const
  rawRoute(app, upload, async (ctx, { input, request, caller }) => {
    const { answer: answerId, question: questionId, photo: photoId, instead } = input
    const store = getStore(caller)
    const place = { answerId, questionId, photoId, instead, store }
    // Whoever may not add one need not send it all.
    await ctx.limits.consume('surveyPhotoStore', String(store.id))
    const known = await findRoom(ctx, place)
    return { data: known ?? (await addPhoto(ctx, place, await readFile(request))) }
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
