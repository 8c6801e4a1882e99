import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import type { SurveyPhoto } from '#domain/survey/api.ts'
import { photosOf, photoSide } from '#domain/survey/limits.ts'
import type { Question } from '#domain/survey/questions.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Context, SignedInStore } from '../context.ts'
import { drawAnew } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import { getOpenSurvey } from './access.ts'
import { findOwnAnswer, lockOwnAnswer } from './answer-store.ts'
import { appendPhoto, dropPhoto, findPhotoOf, insertPhoto, type NewPhoto } from './photo-store.ts'

export interface PhotoPlace {
  answerId: number
  questionId: string
  store: Pick<SignedInStore, 'code' | 'username'>
  /** Drawn by the sender when the picture was taken: sent again, it is there once. */
  photoId?: string | undefined
  /** A picture of the same question that this one replaces. */
  instead?: string | undefined
}

/** The question that a picture is for; refuses what is no open photo question of the store's own answer. */
export async function getPhotoQuestion(
  ctx: Context,
  { answerId, questionId, store }: PhotoPlace,
): Promise<Question> {
  const answer = await findOwnAnswer(ctx.db, answerId, store.code)
  if (!answer) throw new Refusal('notFound')
  const survey = await getOpenSurvey(ctx.db, answer.surveyId, store.code, ctx.clock.today())
  const question = survey.questions.find(({ id }) => id === questionId)
  if (question?.kind !== 'photo') {
    throw new Refusal('invalidInput', { fields: { question: texts.noSuchQuestion } })
  }
  return question
}

/**
 * Draws a photo anew and puts it into its answer; no more of them than the question takes, whatever
 * comes at once. It is drawn before the answer's row is held: that takes a moment. One that is there
 * already is told again.
 */
export async function addPhoto(
  ctx: Context,
  place: PhotoPlace,
  file: Buffer,
): Promise<SurveyPhoto> {
  const most = photosOf(await getPhotoQuestion(ctx, place))
  const id = place.photoId ?? randomBytes(16).toString('hex')
  const picture = { id, ...(await draw(file)) }
  return ctx.db
    .transaction()
    .execute((trx) => keepPhoto(trx, place, picture, most, ctx.clock.now()))
}

async function keepPhoto(
  trx: Db,
  { answerId, questionId, store, instead }: PhotoPlace,
  { id, width, height, bytes }: Pick<NewPhoto, 'id' | 'width' | 'height' | 'bytes'>,
  most: number,
  at: Date,
): Promise<SurveyPhoto> {
  // The same picture sent twice at once: whoever comes second finds the first.
  await lockOwnAnswer(trx, answerId, store.code)
  const known = await findPhotoOf(trx, id, answerId, questionId)
  if (known) return known
  const adding = { answerId, questionId, storeUser: store.username, photoId: id, most, at, instead }
  if (!(await appendPhoto(trx, adding))) {
    throw new Refusal('invalidInput', { fields: { file: texts.tooManyPhotos(most) } })
  }
  if (instead !== undefined) await dropPhoto(trx, instead, answerId, questionId)
  const isNew = await insertPhoto(trx, { id, answerId, questionId, width, height, bytes, at })
  if (!isNew) throw new Refusal('conflict')
  return { id, width, height }
}

async function draw(file: Buffer) {
  const drawn = await drawAnew(file, (photo) =>
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
