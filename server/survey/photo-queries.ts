import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

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
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`

/** False where another picture has this id. */
export async function insertPhoto(trx: Db, photo: NewPhoto): Promise<boolean> {
  const { id, answerId, questionId, width, height, bytes, at } = photo
  const values = [id, answerId, questionId, width, height, bytes, at]
  return (await queryRows(trx, insert, values)).length > 0
}

const there = `select id, width, height from survey_photo
  where id = $1 and answer_id = $2 and question_id = $3`

/** A picture that this answer to this question has already. */
export async function findPhotoOf(trx: Db, id: string, answerId: number, questionId: string) {
  const values = [id, answerId, questionId]
  const [found] = await queryRows<Row<'survey_photo', 'id' | 'width' | 'height'>>(
    trx,
    there,
    values,
  )
  return found ?? null
}

const dropOne = `delete from survey_photo where id = $1 and answer_id = $2 and question_id = $3`

/** Throws one picture away, of this answer to this question and no other. */
export async function dropPhoto(
  trx: Db,
  id: string,
  answerId: number,
  questionId: string,
): Promise<void> {
  await queryRows(trx, dropOne, [id, answerId, questionId])
}

const ofAnswer = `select id, question_id as "questionId" from survey_photo where answer_id = $1`

export function listPhotosOf(trx: Db, answerId: number) {
  return queryRows<CamelRow<'survey_photo', 'id' | 'question_id'>>(trx, ofAnswer, [answerId])
}

const drop = `delete from survey_photo where answer_id = $1 and id <> all($2::text[])`

/** Throws away what an answer names no more. */
export async function dropPhotos(trx: Db, answerId: number, but: readonly string[]): Promise<void> {
  await queryRows(trx, drop, [answerId, but])
}

const byId = `select bytes from survey_photo where id = $1`
const ownById = `
  select p.bytes from survey_photo p join survey_answer a on a.id = p.answer_id
  where p.id = $1 and a.store_code = $2`

/** A picture; with a pharmacy's code only its own. */
export async function findPhoto(db: Db, id: string, pharmacyCode?: string): Promise<Buffer | null> {
  const [found] =
    pharmacyCode === undefined
      ? await queryRows<Row<'survey_photo', 'bytes'>>(db, byId, [id])
      : await queryRows<Row<'survey_photo', 'bytes'>>(db, ownById, [id, pharmacyCode])
  return found?.bytes ?? null
}

/** What is there but for the picture that is replaced. */
const others = `(coalesce(answers -> $2, '[]') - $7::text)`

const append = `
  update survey_answer set version = version + 1, updated_at = $4, store_user = $6,
    answers = jsonb_set(answers, array[$2], ${others} || to_jsonb($3::text))
  where id = $1 and jsonb_array_length(${others}) < $5
  returning id`

/** Names a picture in its answer, perhaps instead of another, while there is room; false where there is none. */
export async function appendPhoto(
  trx: Db,
  of: {
    answerId: number
    questionId: string
    photoId: string
    max: number
    pharmacyUser: string
    at: Date
    instead?: string | undefined
  },
): Promise<boolean> {
  const { answerId, questionId, photoId, at, max, pharmacyUser, instead = '' } = of
  const values = [answerId, questionId, photoId, at, max, pharmacyUser, instead]
  return (await queryRows(trx, append, values)).length > 0
}
