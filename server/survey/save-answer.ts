import type { SignedInStore } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findAnswerTo, insertAnswer } from './answer-store.ts'
import { answerSurvey, type Answering } from './answer-survey.ts'
import { findStoreSurvey } from './open-store.ts'
import { appendPhoto, insertPhoto, type NewPhoto } from './photo-store.ts'

export interface NewAnswer extends Omit<Answering, 'of'> {
  surveyId: number
  store: Pick<SignedInStore, 'code' | 'name' | 'username'>
  photos?: Pick<NewPhoto, 'id' | 'questionId' | 'width' | 'height' | 'bytes'>[]
}

/** Writes a store's answer as the store would have given it, on whatever day: for the demo. */
export async function saveAnswer(
  trx: Db,
  { surveyId, store, photos = [], ...answering }: NewAnswer,
): Promise<void> {
  const { at } = answering
  const { code: storeCode, name: storeName, username: storeUser } = store
  const survey = (await findStoreSurvey(trx, surveyId, storeCode))!
  await insertAnswer(trx, { surveyId, storeCode, storeName, storeUser, at })
  const { id: answerId } = (await findAnswerTo(trx, surveyId, storeCode))!
  for (const photo of photos) {
    const adding = { answerId, photoId: photo.id, most: photos.length, storeUser, at }
    await appendPhoto(trx, { ...adding, questionId: photo.questionId })
    await insertPhoto(trx, { ...photo, answerId, at })
  }
  await answerSurvey(trx, survey, { ...answering, of: { id: answerId, storeCode, storeUser } })
}
