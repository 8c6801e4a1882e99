import { mailTexts, type MailTemplate } from '#domain/notification/mail-templates.ts'
import type { Db } from '../platform/db.ts'
import { inBatches } from '../platform/in-batches.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export type StoredMessageText = CamelRow<
  'message_text',
  'template' | 'text' | 'version' | 'changed_by' | 'changed_at'
>

/** What a message says: what staff wrote, or the standard text. Read whenever one is sent, so every process says it at once. */
export const findMessageText = inBatches<MailTemplate, string>(async (db, templates) => {
  const rows = await queryRows<Pick<StoredMessageText, 'template' | 'text'>>(
    db,
    'select template, text from message_text where template = any($1::text[]) and text is not null',
    [templates],
  )
  const texts = new Map(rows.map(({ template, text }) => [template, text]))
  return templates.map((template) => texts.get(template) ?? mailTexts[template].text)
})

/** Those that were ever changed. */
export function listMessageTextRows(db: Db): Promise<StoredMessageText[]> {
  return queryRows<StoredMessageText>(
    db,
    `select template, text, version, changed_by as "changedBy", changed_at as "changedAt" from message_text`,
    [],
  )
}

/** False where it has another version than `version`, of which 0 says that nobody ever changed it. */
export async function saveMessageText(
  trx: Db,
  { template, text, version, by, at }: NewText,
): Promise<boolean> {
  const rows = await queryRows(trx, version === 0 ? insert : update, [
    template,
    text,
    by,
    at,
    ...(version === 0 ? [] : [version]),
  ])
  return rows.length > 0
}

interface NewText {
  template: string
  text: string | null
  version: number
  by: string
  at: Date
}

const insert = `
  insert into message_text (template, text, version, changed_by, changed_at) values ($1, $2, 1, $3, $4)
  on conflict (template) do nothing returning template`
const update = `
  update message_text set text = $2, changed_by = $3, changed_at = $4, version = version + 1
  where template = $1 and version = $5 returning template`
