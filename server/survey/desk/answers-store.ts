import type { Answers } from '#domain/survey/questions.ts'
import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'

export interface DeskAnswer {
  id: number
  storeCode: string
  storeName: string
  state: 'draft' | 'sent'
  startedAt: Date
  updatedAt: Date
  sentAt: Date | null
  rewarded: number | null
  answers: Answers
}

const columns = `id, store_code as "storeCode", store_name as "storeName", state,
  started_at as "startedAt", updated_at as "updatedAt", sent_at as "sentAt", rewarded, answers`

/** What was answered is read for the page alone: in order and counted are narrow rows. */
const page = `
  select ${columns}, total from survey_answer join (
    select id, count(*) over ()::int as total from survey_answer
    where survey_id = $1 order by updated_at desc, id desc limit $2 offset $3) as place using (id)
  order by updated_at desc, id desc`

/** One page, the last written first; `total` on each row. */
export function listStoreAnswerRows(
  db: Db,
  surveyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return rowsOf<DeskAnswer & { total: number }>(db, page, [surveyId, limit, offset])
}

const next = `select ${columns} from survey_answer
  where survey_id = $1 and id > $2 order by id limit $3`

/** The next ones after an id, in order: for the export. */
export function listAnswersAfter(db: Db, surveyId: number, after: number, limit: number) {
  return rowsOf<DeskAnswer>(db, next, [surveyId, after, limit])
}
