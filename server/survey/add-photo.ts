import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import type { SurveyPhoto } from '#domain/survey/api.ts'
import { photosOf, photoSide } from '#domain/survey/limits.ts'
import type { Question } from '#domain/survey/questions.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Context, SignedInStore } from '../context.ts'
import { drawAnew } from '../picture/index.ts'
import { getOpenSurvey } from './access.ts'
import { findOwnAnswer } from './answer-store.ts'
import { appendPhoto, insertPhoto } from './photo-store.ts'

export interface PhotoPlace {
  answerId: number
  questionId: string
  store: Pick<SignedInStore, 'code' | 'username'>
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
 * comes at once. It is drawn before the answer's row is held: that takes a moment.
 */
export async function addPhoto(
  ctx: Context,
  place: PhotoPlace,
  file: Buffer,
): Promise<SurveyPhoto> {
  const most = photosOf(await getPhotoQuestion(ctx, place))
  const { answerId, questionId, store } = place
  const id = randomBytes(16).toString('hex')
  const picture = { id, ...(await draw(file)) }
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const adding = { answerId, questionId, storeUser: store.username, photoId: id, most, at }
    if (!(await appendPhoto(trx, adding))) {
      throw new Refusal('invalidInput', { fields: { file: texts.tooManyPhotos(most) } })
    }
    await insertPhoto(trx, { ...picture, answerId, questionId, at })
  })
  return { id, width: picture.width, height: picture.height }
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
