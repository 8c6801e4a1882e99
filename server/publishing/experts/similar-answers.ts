import { sql } from 'kysely'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Context } from '../../context.ts'
import { listAnswerRows, type AnswerRow } from './answer-queries.ts'

export interface SimilarAnswer {
  title: string
  path: string
  expert: string
}

/** Read so many of those that share a word; the best of them by how much they share are kept. */
const looked = 40
/** Of the words that say what is asked, so much must stand in a question. */
const minShare = 0.4
const maxWords = 24

/**
 * Answers of the experts in force whose question is like what somebody wrote, best first. Marks do not matter, and
 * words that every question has count for nothing.
 */
export async function findSimilarAnswers(
  ctx: Pick<Context, 'db' | 'clock'>,
  words: string,
  limit: number,
): Promise<SimilarAnswer[]> {
  const asked = tellingWords(words).slice(0, maxWords)
  if (asked.length === 0) return []
  const at = ctx.clock.now()
  const { rows } = await sql<{ id: number }>`
    select i.id
    from content_in_force(${at}) f
    join content_item i on i.id = f.item_id and i.kind = 'answer' and i.archived_at is null
    join content_revision r on r.id = f.revision_id
    where r.search @@ to_tsquery('simple', ${asked.join(' | ')})
    order by ts_rank(r.search, to_tsquery('simple', ${asked.join(' | ')})) desc, i.id desc
    limit ${looked}`.execute(ctx.db)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const answers = await listAnswerRows(ctx.db, { at, ids, limit: looked, offset: 0 })
  return answers
    .map((row) => ({ row, share: shareOf(asked, row) }))
    .filter(({ share }) => share >= minShare)
    .toSorted((one, other) => other.share - one.share || other.row.id - one.row.id)
    .slice(0, limit)
    .map(({ row }) => ({
      title: row.head.title,
      path: `/chuyen-gia-tu-van/${encodeURIComponent(row.slug)}/`,
      expert: `${row.expert.title} ${row.expert.name}`,
    }))
}

function shareOf(asked: readonly string[], { head }: AnswerRow): number {
  const has = new Set(wordsOf(`${head.title} ${head.question}`))
  return asked.filter((word) => has.has(word)).length / asked.length
}

function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter((word) => word.length > 1 && !common.has(word))
}

function wordsOf(text: string): string[] {
  return foldVietnamese(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Folded. */
const common = new Set(
  'toi minh em anh chi ban con be ma la co khong duoc bi nhu the nao gi sao cho voi cua va hay thi nen phai dang da se roi thoi xin hoi chao a oi nhe nha vay can muon giup duoc khi nay do mot hai cac nhung trong ngoai bao nhieu lau ngay hom lan uong thuoc an lanh duoc si shop tu van'.split(
    ' ',
  ),
)
