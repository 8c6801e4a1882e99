import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'

interface Asker {
  memberId: number | null
  phone: string | null
}

type QuestionOfPerson = CamelRow<'expert_question', 'id' | 'state' | 'urgent' | 'created_at'>

const maxListed = 100

/** What somebody asked, as a member or by their phone, the newest first. */
export async function listQuestionsOfPerson(
  db: Db,
  { memberId, phone }: Asker,
): Promise<QuestionOfPerson[]> {
  const { rows } = await sql<QuestionOfPerson>`
    select id, state, urgent, created_at as "createdAt" from expert_question
    where member_id = ${memberId} or phone = ${phone} and phone <> ''
    order by id desc limit ${maxListed}`.execute(db)
  return rows
}

/** Who asked; null once they have been forgotten. */
export async function findAsker(db: Db, id: number): Promise<Asker | null> {
  const found = await db
    .selectFrom('expert_question')
    .select(['member_id as memberId', 'phone'])
    .where('id', '=', id)
    .where('phone', '<>', '')
    .executeTakeFirst()
  return found ?? null
}
