import { mailTexts, type MailTemplate } from '#domain/notification/mail-templates.ts'
import type { MailParts } from '#domain/notification/mail.ts'
import type { Db } from '../../platform/db.ts'
import { inBatches } from '../../platform/in-batches.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

export type StoredMailText = CamelRow<
  'mail_text',
  'template' | 'subject' | 'heading' | 'text' | 'action' | 'version' | 'changed_by' | 'changed_at'
>

/** What staff wrote of a mail: `text` of its message to phones, and of the mail itself the parts that differ. */
export interface MailWording {
  text: string
  own: Partial<MailParts>
}

/** Read whenever a mail is written, so every process says what was saved last. */
export const findMailWording = inBatches<MailTemplate, MailWording>(async (db, templates) => {
  const rows = await queryRows<WordingRow>(
    db,
    `select asked.template, said.text as message, m.subject, m.heading, m.text, m.action
     from unnest($1::text[]) as asked (template)
     left join message_text said on said.template = asked.template
     left join mail_text m on m.template = asked.template`,
    [[...new Set(templates)]],
  )
  const found = new Map(rows.map((row) => [row.template, row]))
  return templates.map((template) => {
    const { message = null, ...row } = found.get(template) ?? {}
    return { text: message ?? mailTexts[template].text, own: ownParts(row) }
  })
})

type WordingRow = Pick<StoredMailText, 'template' | keyof MailParts> & { message: string | null }

export function ownParts(row: Partial<Record<keyof MailParts, string | null>>): Partial<MailParts> {
  const own: Partial<MailParts> = {}
  for (const part of ['subject', 'heading', 'text', 'action'] as const) {
    const written = row[part] ?? null
    if (written !== null) own[part] = written
  }
  return own
}

/** Those that were ever changed. */
export function listMailTextRows(db: Db): Promise<StoredMailText[]> {
  return queryRows<StoredMailText>(
    db,
    `select template, subject, heading, text, action, version,
       changed_by as "changedBy", changed_at as "changedAt" from mail_text`,
    [],
  )
}

export interface NewMailText {
  template: string
  /** Null in a part: the standard one. */
  parts: Record<keyof MailParts, string | null>
  version: number
  by: string
  at: Date
}

/** False where it has another version than `version`, of which 0 says that nobody ever changed it. */
export async function saveMailText(
  trx: Db,
  { template, parts, version, by, at }: NewMailText,
): Promise<boolean> {
  const { subject, heading, text, action } = parts
  const values = [template, subject, heading, text, action, by, at]
  const rows = await queryRows(
    trx,
    version === 0 ? insert : update,
    version === 0 ? values : [...values, version],
  )
  return rows.length > 0
}

const insert = `
  insert into mail_text (template, subject, heading, text, action, version, changed_by, changed_at)
  values ($1, $2, $3, $4, $5, 1, $6, $7)
  on conflict (template) do nothing returning template`
const update = `
  update mail_text set subject = $2, heading = $3, text = $4, action = $5, changed_by = $6, changed_at = $7,
    version = version + 1
  where template = $1 and version = $8 returning template`
