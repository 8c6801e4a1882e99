import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'

export type StoredNote = CamelRow<
  'chat_note',
  'id' | 'kind' | 'after_number' | 'staff_name' | 'words' | 'created_at'
>

interface NewNote {
  id: number
  afterNumber: number
  kind: 'note' | 'event'
  words: string
  staff?: { id: number; fullName: string } | undefined
  clientId?: string
}

/** What staff alone read. False where it is there already. */
export async function addNote(
  trx: Db,
  { id, afterNumber, kind, words, staff, clientId = randomUUID() }: NewNote,
  at: Date,
): Promise<boolean> {
  const added = await trx
    .insertInto('chat_note')
    .values({
      conversation_id: id,
      client_id: clientId,
      kind,
      after_number: afterNumber,
      staff_id: staff?.id ?? null,
      staff_name: staff?.fullName ?? '',
      words,
      created_at: at,
    })
    .onConflict((of) => of.columns(['conversation_id', 'client_id']).doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** In the order in which they were written. */
export function listNotes(db: Db, id: number, after = 0): Promise<StoredNote[]> {
  return db
    .selectFrom('chat_note')
    .select([
      'id',
      'kind',
      'after_number as afterNumber',
      'staff_name as staffName',
      'words',
      'created_at as createdAt',
    ])
    .where('conversation_id', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(500)
    .execute()
}
