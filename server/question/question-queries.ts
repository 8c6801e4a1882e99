import { sql } from 'kysely'
import type { QuestionState } from '#domain/question/states.ts'
import { permissionsOf, staffRoles } from '#domain/staff/permissions.ts'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'

export interface StoredQuestion extends CamelRow<
  'expert_question',
  | 'id'
  | 'version'
  | 'name'
  | 'phone'
  | 'words'
  | 'consent'
  | 'urgent'
  | 'state'
  | 'created_at'
  | 'item_id'
  | 'revision_id'
  | 'answered_how'
  | 'closed_reason'
  | 'ended_at'
  | 'ended_by'
  | 'member_id'
> {
  category: { id: number; name: string }
  assignedTo: { id: number; name: string } | null
}

const columns = sql`
  select q.id, q.version, q.name, q.phone, q.words, q.consent, q.urgent, q.state, q.created_at as "createdAt",
    q.item_id as "itemId", q.revision_id as "revisionId", q.answered_how as "answeredHow",
    q.closed_reason as "closedReason", q.ended_at as "endedAt", q.ended_by as "endedBy", q.member_id as "memberId",
    json_build_object('id', c.id, 'name', c.name) as category,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.full_name) end as "assignedTo"
  from expert_question q
  join expert_category c on c.id = q.category_id
  left join staff_user s on s.id = q.assigned_to`

export async function findQuestion(db: Db, id: number): Promise<StoredQuestion | null> {
  const { rows } = await sql<StoredQuestion>`${columns} where q.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The question, held until the transaction ends: who answers, closes and forgets goes one after the other. */
export async function lockQuestion(trx: Db, id: number): Promise<StoredQuestion | null> {
  await sql`select from expert_question where id = ${id} for update`.execute(trx)
  return findQuestion(trx, id)
}

export interface QuestionFilter {
  q: string
  state: QuestionState | null
  category: number | null
  /** Of this person, or of nobody (0). */
  assignedTo: number | null
  urgent: boolean
}

const matching = ({ q, state, category, assignedTo, urgent }: QuestionFilter) => sql`
  (${state}::text is null or q.state = ${state})
  and (${category}::integer is null or q.category_id = ${category})
  and (${assignedTo}::integer is null or coalesce(q.assigned_to, 0) = ${assignedTo})
  and (not ${urgent}::boolean or q.urgent)
  and (${q} = '' or vn_fold(q.words) like '%' || vn_fold(${q}) || '%')`

/** Urgent and open ones first, then the longest waiting; ended ones the newest first. */
export async function listQuestionRows(
  db: Db,
  filter: QuestionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`
    ${columns} where ${matching(filter)}
    order by q.state in ('answered', 'closed'), (q.urgent and q.ended_at is null) desc,
      case when q.ended_at is null then q.id end, q.ended_at desc, q.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countQuestions(
  db: Db,
  filter: QuestionFilter,
): Promise<{ state: QuestionState; count: number }[]> {
  const { rows } = await sql<{ state: QuestionState; count: number }>`
    select q.state, count(*)::integer as count from expert_question q
    where ${matching(filter)} group by q.state`.execute(db)
  return rows
}

/** Whose role answers questions, and who has not been locked out. */
export async function listAnswererRows(db: Db): Promise<{ id: number; name: string }[]> {
  const roles = staffRoles.filter((role) => permissionsOf(role).includes('questions.answer'))
  return db
    .selectFrom('staff_user')
    .select(['id', 'full_name as name'])
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .orderBy('full_name')
    .execute()
}
