import { Refusal } from '#domain/errors.ts'
import { photosOf } from '#domain/survey/limits.ts'
import type { Question } from '#domain/survey/questions.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Context, SignedInStore } from '../context.ts'
import { getOpenSurvey } from './access.ts'
import { findOwnAnswer } from './answer-store.ts'
import { appendPhoto, insertPhoto } from './photo-store.ts'

export interface PhotoPlace {
  answerId: number
  questionId: string
  store: SignedInStore
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

/** Puts a picture into its answer; no more of them than the question takes, whatever comes at once. */
export async function addPhoto(
  ctx: Context,
  place: PhotoPlace,
  picture: { id: string; width: number; height: number; bytes: Buffer },
): Promise<void> {
  const most = photosOf(await getPhotoQuestion(ctx, place))
  const { answerId, questionId, store } = place
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const adding = {
      answerId,
      questionId,
      storeUser: store.username,
      photoId: picture.id,
      most,
      at,
    }
    if (!(await appendPhoto(trx, adding))) {
      throw new Refusal('invalidInput', { fields: { file: texts.tooManyPhotos(most) } })
    }
    await insertPhoto(trx, { ...picture, answerId, questionId, at })
  })
}
