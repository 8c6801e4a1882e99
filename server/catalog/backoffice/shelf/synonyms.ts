import { sql } from 'kysely'
import { shelfTexts as texts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Db } from '../../../platform/db.ts'

/** Groups of words that mean the same, as the desk lists them. */
export function synonymRows(db: Db) {
  return db
    .selectFrom('search_synonym as s')
    .select(['s.id', 's.version'])
    .select(sql<string[]>`s.words`.as('words'))
}

/** Adds a group of words; gives its id. */
export async function insertSynonym(db: Db, words: string[]): Promise<number> {
  const { id } = await db
    .insertInto('search_synonym')
    .values({ words })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ensureOnce(db, id, words)
  return id
}

/** False where it no longer has that version. */
export async function updateSynonym(
  db: Db,
  { id, version }: { id: number; version: number },
  words: string[],
): Promise<boolean> {
  const changed = await db
    .updateTable('search_synonym')
    .set({ words, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await ensureOnce(db, id, words)
  return true
}

/** False where it no longer has that version. */
export async function deleteSynonym(db: Db, id: number, version: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('search_synonym')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** A word twice in one group, or in two groups, would make them one without anybody having said so. */
async function ensureOnce(db: Db, id: number, words: readonly string[]): Promise<void> {
  const folded = words.map(foldVietnamese)
  if (new Set(folded).size < words.length) throw refusal(texts.wordTwice)
  const { rows } = await sql<{ word: string }>`
    select word from search_synonym s cross join unnest(s.words) as word
    where s.id <> ${id} and vn_fold(word) = any(${folded}) limit 1`.execute(db)
  if (rows[0]) throw refusal(texts.wordElsewhere(rows[0].word))
}

function refusal(message: string): Refusal {
  return new Refusal('conflict', { message, fields: { words: message } })
}
