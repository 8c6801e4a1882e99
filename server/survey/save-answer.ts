import type { SignedInPharmacy } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findAnswerTo, insertAnswer } from './answer-queries.ts'
import { answerSurvey, type Answering } from './answer-survey.ts'
import { findPharmacySurvey } from './open-queries.ts'
import { appendPhoto, insertPhoto, type NewPhoto } from './photo-queries.ts'

export interface NewAnswer extends Omit<Answering, 'of'> {
  surveyId: number
  pharmacy: Pick<SignedInPharmacy, 'code' | 'name' | 'username'>
  photos?: Pick<NewPhoto, 'id' | 'questionId' | 'width' | 'height' | 'bytes'>[]
}

/** Writes a pharmacy's answer as the pharmacy would have given it, on whatever day: for the demo. */
export async function saveAnswer(
  trx: Db,
  { surveyId, pharmacy, photos = [], ...answering }: NewAnswer,
): Promise<void> {
  const { at } = answering
  const { code: pharmacyCode, name: pharmacyName, username: pharmacyUser } = pharmacy
  const survey = (await findPharmacySurvey(trx, surveyId, pharmacyCode))!
  await insertAnswer(trx, { surveyId, pharmacyCode, pharmacyName, pharmacyUser, at })
  const { id: answerId } = (await findAnswerTo(trx, surveyId, pharmacyCode))!
  for (const photo of photos) {
    const adding = { answerId, photoId: photo.id, max: photos.length, pharmacyUser, at }
    await appendPhoto(trx, { ...adding, questionId: photo.questionId })
    await insertPhoto(trx, { ...photo, answerId, at })
  }
  await answerSurvey(trx, survey, {
    ...answering,
    of: { id: answerId, pharmacyCode, pharmacyUser },
  })
}
