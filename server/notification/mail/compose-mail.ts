import { mailEndPath } from '#domain/notification/mail-end-path.ts'
import type { MailTemplate } from '#domain/notification/mail-templates.ts'
import { mailContent, type MailLines, type MailParts } from '#domain/notification/mail.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { readSetting } from '../../settings/index.ts'
import { findMailWording } from './mail-words.ts'
import { renderMail, type RenderedMail } from './render-mail.ts'

export interface ComposedMail {
  template: MailTemplate
  values: Readonly<Record<string, string>>
  table?: MailLines | undefined
  /** Of the vaccine-centre shop. */
  isVaccine?: boolean | undefined
  /** With it mail is ended with one press. */
  endToken?: string | null
  /** Words that are tried before they are saved; those that are kept where it is left out. */
  own?: Partial<MailParts> | undefined
}

/** A mail as it arrives, whether it is sent or looked at; null for a template that is never mailed. */
export async function composeMail(
  { config }: Pick<Context, 'config'>,
  db: Db,
  { template, values, table, isVaccine, endToken = null, own }: ComposedMail,
): Promise<RenderedMail | null> {
  const wording = await findMailWording(db, template)
  const content = mailContent(template, values, {
    table: table ?? null,
    origin: config.publicUrl,
    text: wording.text,
    own: own ?? wording.own,
  })
  if (!content) return null
  const shop = await readSetting(db, 'shop')
  const unsubscribe = endToken && config.publicUrl + mailEndPath(endToken)
  const hotline = isVaccine ? shop.vaccineHotline : shop.hotline
  return renderMail(content, { shop, hotline, unsubscribe })
}
