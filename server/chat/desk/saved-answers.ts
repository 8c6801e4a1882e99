import { sql } from 'kysely'
import { savedAnswers } from '#domain/chat/backoffice/answers.ts'
import { chatTexts } from '#domain/chat/texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'

export function serveSavedAnswers(app: App): void {
  serveResource(app, savedAnswers, handlers)
}

const texts = {
  added: chatTexts.answerAdded,
  changed: chatTexts.answerChanged,
  imported: chatTexts.answerImported,
}

type Fields = FieldsOf<typeof savedAnswers>

const rows = (db: Db) =>
  db
    .selectFrom('chat_saved_answer as a')
    .select(['a.id', 'a.version', 'a.code', 'a.title', 'a.words', 'a.inbox', 'a.active'])

const list = listQuery(savedAnswers, {
  rows,
  search: [wordsOf('a.title'), partOf('a.code')],
  filters: { state: (row, state) => row('a.active', '=', state === 'active') },
  sorts: { code: sql`a.code`, title: sql`vn_fold(a.title)` },
  tie: 'a.id',
})

const handlers: Handlers<typeof savedAnswers> = {
  texts,
  taken: { chat_saved_answer_code_key: { code: chatTexts.codeTaken } },
  list: (ctx, asked) => list(ctx.db, asked),
  get: async (ctx, id) => (await rows(ctx.db).where('a.id', '=', id).executeTakeFirst()) ?? null,
  create: async (ctx, fields: Fields) => {
    const { id } = await ctx.db
      .insertInto('chat_saved_answer')
      .values(fields)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  change: async (ctx, { id, version }, fields: Fields) => {
    const changed = await ctx.db
      .updateTable('chat_saved_answer')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute()
    return changed.length > 0
  },
  describe: ({ code, title }) => ({ title, text: `/${code}` }),
  actions: {
    activate: { action: chatTexts.answerActivated, set: () => ({ active: true }) },
    deactivate: { action: chatTexts.answerDeactivated, set: () => ({ active: false }) },
  },
}

export const savedAnswerRecords = recordKind(savedAnswers, handlers)
