import { sql } from 'kysely'
import { removeSynonym, synonyms } from '#domain/catalog/backoffice/shelf-names.ts'
import { synonymTexts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { deleteSynonym, insertSynonym, synonymRows, updateSynonym } from '../../catalog/index.ts'
import { route, type App } from '../../platform/http/app.ts'
import {
  listQuery,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { endRecord } from './serve-ends.ts'

export function serveSynonyms(app: App): void {
  serveResource(app, synonyms, handlers)
  route(app, removeSynonym, (ctx, { id, version, reason }, caller) =>
    endRecord(ctx, synonyms, caller, {
      id,
      reason,
      action: synonymTexts.removed,
      read: (trx) => synonymRows(trx).where('s.id', '=', id).executeTakeFirst(),
      end: async (trx) => {
        if (!(await deleteSynonym(trx, id, version))) throw new Refusal('conflict')
      },
    }),
  )
}

const handlers: Handlers<typeof synonyms> = {
  texts: synonymTexts,
  taken: {},
  // There is nothing to narrow it by.
  list: (ctx, asked) => list(ctx.db, asked as never),
  get: async (ctx, id) => {
    const found = await synonymRows(ctx.db).where('s.id', '=', id).executeTakeFirst()
    return found ?? null
  },
  create: (ctx, { words }) => insertSynonym(ctx.db, words),
  change: (ctx, at, { words }) => updateSynonym(ctx.db, at, words),
  describe: ({ words }) => ({ title: words.join(', '), text: '' }),
}

export const synonymRecords = recordKind(synonyms, handlers)

const asText = sql<string>`array_to_string(s.words, ', ')`

const list = listQuery(synonyms, {
  rows: synonymRows,
  search: [wordsOf(asText)],
  filters: {},
  sorts: { words: sql`vn_fold(array_to_string(s.words, ', '))` },
  tie: 's.id',
})
