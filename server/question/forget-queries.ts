import { withoutPerson } from '#domain/question/without-person.ts'
import type { Db } from '../platform/db.ts'
import type { Row } from '../platform/rows.ts'
import { forgetAskerOf } from '../publishing/index.ts'

type Asked = { id: number; name: string; words: string; itemId: number | null }

/**
 * Takes the people out of questions: name, phone and account, and where they stand in the words. An open question
 * is closed, as nobody is left to answer. The text stays.
 */
export async function forgetQuestions(
  trx: Db,
  questions: readonly Asked[],
  at: Date,
): Promise<void> {
  for (const { id, name, words } of questions) {
    await trx
      .updateTable('expert_question')
      .set((row) => ({
        name: '',
        phone: '',
        member_id: null,
        words: withoutPerson(words, name),
        state: row
          .case()
          .when('state', 'in', ['new', 'assigned'])
          .then('closed' as const)
          .else(row.ref('state'))
          .end(),
        ended_at: row.fn.coalesce('ended_at', row.val(at)),
        forgotten_at: at,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('forgotten_at', 'is', null)
      .execute()
  }
  await forgetAskerOf(
    trx,
    questions.flatMap(({ itemId }) => itemId ?? []),
  )
}

/** Of a member, by their account or their phone; held until the transaction ends. */
export async function lockQuestionsOf(
  trx: Db,
  { memberId, phone }: { memberId: number; phone: string | null },
): Promise<Asked[]> {
  const rows = await trx
    .selectFrom('expert_question')
    .select(['id', 'name', 'words', 'item_id'])
    .where((row) =>
      row.or([
        row('member_id', '=', memberId),
        ...(phone === null ? [] : [row('phone', '=', phone)]),
      ]),
    )
    .where('forgotten_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toAsked)
}

/** Ended before one day, or open and asked before another; another process's are left to it. */
export async function lockOldQuestions(
  trx: Db,
  { endedBefore, askedBefore, limit }: { endedBefore: Date; askedBefore: Date; limit: number },
): Promise<Asked[]> {
  const rows = await trx
    .selectFrom('expert_question')
    .select(['id', 'name', 'words', 'item_id'])
    .where((row) =>
      row.or([
        row('ended_at', '<', endedBefore),
        row.and([row('ended_at', 'is', null), row('created_at', '<', askedBefore)]),
      ]),
    )
    .where('phone', '<>', '')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(toAsked)
}

function toAsked({
  item_id: itemId,
  ...row
}: Row<'expert_question', 'id' | 'name' | 'words' | 'item_id'>): Asked {
  return { ...row, itemId }
}
