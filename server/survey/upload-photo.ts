import { randomBytes } from 'node:crypto'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import { surveyPhotoInput, type SurveyPhoto } from '#domain/survey/api.ts'
import { photoBytes, photoSide } from '#domain/survey/limits.ts'
import type { Caller, Context } from '../context.ts'
import { drawAnew } from '../picture/index.ts'
import { getStore } from '../platform/http/actor.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { addPhoto, getPhotoQuestion } from './add-photo.ts'

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
    return { data: await takePhoto(ctx, input, caller, request) }
  })
}

/** Drawn before the answer's row is held: that takes a moment. */
async function takePhoto(
  ctx: Context,
  input: z.output<typeof surveyPhotoInput>,
  caller: Caller,
  request: FastifyRequest,
): Promise<SurveyPhoto> {
  const store = getStore(caller)
  const place = { answerId: input.answer, questionId: input.question, store }
  await getPhotoQuestion(ctx, place)
  const picture = await draw(await readFile(request))
  const id = randomBytes(16).toString('hex')
  await addPhoto(ctx, place, { id, ...picture })
  return { id, width: picture.width, height: picture.height }
}

async function draw(bytes: Buffer) {
  const drawn = await drawAnew(bytes, (photo) =>
    photo
      .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true }),
  ).catch(() => {
    throw new Refusal('invalidInput', { fields: { file: pictureTexts.unreadable } })
  })
  const { width, height } = drawn.info
  return { bytes: drawn.data, width, height }
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
