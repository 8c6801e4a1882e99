import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

export interface NewPhoto {
  id: string
  answerId: number
  questionId: string
  width: number
  height: number
  bytes: Buffer
  at: Date
}

const insert = `
  insert into survey_photo (id, answer_id, question_id, width, height, bytes, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)`

export async function insertPhoto(trx: Db, photo: NewPhoto): Promise<void> {
  const { id, answerId, questionId, width, height, bytes, at } = photo
  await rowsOf(trx, insert, [id, answerId, questionId, width, height, bytes, at])
}

const ofAnswer = `select id, question_id as "questionId" from survey_photo where answer_id = $1`

export function listPhotosOf(trx: Db, answerId: number) {
  return rowsOf<{ id: string; questionId: string }>(trx, ofAnswer, [answerId])
}

const drop = `delete from survey_photo where answer_id = $1 and id <> all($2::text[])`

/** Throws away what an answer names no more. */
export async function dropPhotos(trx: Db, answerId: number, but: readonly string[]): Promise<void> {
  await rowsOf(trx, drop, [answerId, but])
}

const byId = `select bytes from survey_photo where id = $1`
const ownById = `
  select p.bytes from survey_photo p join survey_answer a on a.id = p.answer_id
  where p.id = $1 and a.store_code = $2`

/** A picture; with a store's code only its own. */
export async function findPhoto(db: Db, id: string, storeCode?: string): Promise<Buffer | null> {
  const [found] =
    storeCode === undefined
      ? await rowsOf<{ bytes: Buffer }>(db, byId, [id])
      : await rowsOf<{ bytes: Buffer }>(db, ownById, [id, storeCode])
  return found?.bytes ?? null
}

const append = `
  update survey_answer set version = version + 1, updated_at = $4, store_user = $6,
    answers = jsonb_set(answers, array[$2], coalesce(answers -> $2, '[]') || to_jsonb($3::text))
  where id = $1 and jsonb_array_length(coalesce(answers -> $2, '[]')) < $5
  returning id`

/** Names a picture in its answer while there is room for one more; false when there is none. */
export async function appendPhoto(
  trx: Db,
  of: {
    answerId: number
    questionId: string
    photoId: string
    most: number
    storeUser: string
    at: Date
  },
): Promise<boolean> {
  const { answerId, questionId, photoId, at, most, storeUser } = of
  const values = [answerId, questionId, photoId, at, most, storeUser]
  return (await rowsOf(trx, append, values)).length > 0
}
