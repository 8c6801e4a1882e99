import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column } from '../../platform/rows.ts'

export interface BackofficeAnswer extends CamelRow<
  'survey_answer',
  'id' | 'state' | 'started_at' | 'updated_at' | 'sent_at' | 'rewarded' | 'answers'
> {
  pharmacyCode: Column<'survey_answer', 'store_code'>
  pharmacyName: Column<'survey_answer', 'store_name'>
}

const columns = `id, store_code as "pharmacyCode", store_name as "pharmacyName", state,
  started_at as "startedAt", updated_at as "updatedAt", sent_at as "sentAt", rewarded, answers`

/** What was answered is read for the page alone: in order and counted are narrow rows. */
const page = `
  select ${columns}, total from survey_answer join (
    select id, count(*) over ()::int as total from survey_answer
    where survey_id = $1 order by updated_at desc, id desc limit $2 offset $3) as place using (id)
  order by updated_at desc, id desc`

/** One page, the last written first; `total` on each row. */
export function listPharmacyAnswerRows(
  db: Db,
  surveyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return queryRows<BackofficeAnswer & { total: number }>(db, page, [surveyId, limit, offset])
}

const next = `select ${columns} from survey_answer
  where survey_id = $1 and id > $2 order by id limit $3`

/** The next ones after an id, in order: for the export. */
export function listAnswersAfter(db: Db, surveyId: number, after: number, limit: number) {
  return queryRows<BackofficeAnswer>(db, next, [surveyId, after, limit])
}
