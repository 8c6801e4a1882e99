import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import type { SurveyPhoto } from '#domain/survey/api.ts'
import { photosOf, photoSide } from '#domain/survey/limits.ts'
import { surveyTexts as texts } from '#domain/survey/texts.ts'
import type { Context, SignedInPharmacy } from '../context.ts'
import { drawAnew } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import { getOpenSurvey, holdOpenSurvey } from './access.ts'
import { findOwnAnswer, lockOwnAnswer, type StoredAnswer } from './answer-queries.ts'
import type { PharmacySurvey } from './open-queries.ts'
import { appendPhoto, dropPhoto, findPhotoOf, insertPhoto, type NewPhoto } from './photo-queries.ts'

export interface PhotoPlace {
  answerId: number
  questionId: string
  pharmacy: Pick<SignedInPharmacy, 'code' | 'username'>
  /** Drawn by the sender when the picture was taken: sent again, it is there once. */
  photoId?: string | undefined
  /** A picture of the same question that this one replaces. */
  instead?: string | undefined
}

/**
 * Refuses what would not be kept, before anything of it is read or drawn: no open photo question of the
 * pharmacy's own answer, or one that has all its pictures. Answers the picture that is there already.
 */
export async function findRoom(
  ctx: Context,
  { answerId, questionId, pharmacy, photoId, instead }: PhotoPlace,
): Promise<SurveyPhoto | null> {
  const { surveyId, answers } = await getOwnAnswer(ctx, answerId, pharmacy.code)
  const survey = await getOpenSurvey(ctx.db, surveyId, pharmacy.code, ctx.clock.today())
  const max = mostOf(survey, questionId)
  const known =
    photoId === undefined ? null : await findPhotoOf(ctx.db, photoId, answerId, questionId)
  if (known) return known
  const others = [answers[questionId] ?? []].flat().filter((id) => id !== instead)
  if (others.length >= max) throw tooMany(max)
  return null
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
  const { surveyId } = await getOwnAnswer(ctx, place.answerId, place.pharmacy.code)
  const id = place.photoId ?? randomBytes(16).toString('hex')
  const picture = { id, ...(await draw(file, place.pharmacy.code)) }
  return ctx.db.transaction().execute(async (trx) => {
    const survey = await holdOpenSurvey(trx, surveyId, place.pharmacy.code, ctx.clock.today())
    return keepPhoto(trx, place, picture, mostOf(survey, place.questionId), ctx.clock.now())
  })
}

async function getOwnAnswer(ctx: Context, id: number, pharmacyCode: string): Promise<StoredAnswer> {
  const answer = await findOwnAnswer(ctx.db, id, pharmacyCode)
  if (!answer) throw new Refusal('notFound')
  return answer
}

/** How many pictures a question of a survey takes; refuses what is no question for pictures. */
function mostOf({ questions }: PharmacySurvey, questionId: string): number {
  const question = questions.find(({ id }) => id === questionId)
  if (question?.kind === 'photo') return photosOf(question)
  throw new Refusal('invalidInput', { fields: { question: texts.noSuchQuestion } })
}

function tooMany(max: number): Refusal {
  return new Refusal('invalidInput', { fields: { file: texts.tooManyPhotos(max) } })
}

async function keepPhoto(
  trx: Db,
  { answerId, questionId, pharmacy, instead }: PhotoPlace,
  { id, width, height, bytes }: Pick<NewPhoto, 'id' | 'width' | 'height' | 'bytes'>,
  max: number,
  at: Date,
): Promise<SurveyPhoto> {
  // The same picture sent twice at once: whoever comes second finds the first.
  await lockOwnAnswer(trx, answerId, pharmacy.code)
  const known = await findPhotoOf(trx, id, answerId, questionId)
  if (known) return known
  const adding = {
    answerId,
    questionId,
    pharmacyUser: pharmacy.username,
    photoId: id,
    max,
    at,
    instead,
  }
  if (!(await appendPhoto(trx, adding))) throw tooMany(max)
  if (instead !== undefined) await dropPhoto(trx, instead, answerId, questionId)
  const isNew = await insertPhoto(trx, { id, answerId, questionId, width, height, bytes, at })
  if (!isNew) throw new Refusal('conflict')
  return { id, width, height }
}

async function draw(bytes: Buffer, pharmacyCode: string) {
  const sent = {
    bytes,
    whose: `store ${pharmacyCode}`,
    unreadable: { file: pictureTexts.unreadable },
  }
  const drawn = await drawAnew(sent, (photo) =>
    photo
      .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height } = drawn.info
  return { bytes: drawn.data, width, height }
}
