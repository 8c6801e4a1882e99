import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import {
  hasAction,
  mailNamesIn,
  mailNeededIn,
  mailProblems,
  mailTemplates,
} from '#domain/notification/backoffice/check-mail.ts'
import { groupOf, labelOf } from '#domain/notification/backoffice/labels.ts'
import type * as api from '#domain/notification/backoffice/mail-api.ts'
import { messageDeskTexts as texts } from '#domain/notification/backoffice/texts.ts'
import { mailWordsOf, type MailTemplate } from '#domain/notification/mail-templates.ts'
import { standardParts, type MailParts } from '#domain/notification/mail.ts'
import type { Caller, Context } from '../../context.ts'
import {
  listMailTextRows,
  listMessageTextRows,
  ownParts,
  saveMailText,
  type StoredMailText,
} from '../../notification/index.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'

export async function listMailTexts({ db }: Context): Promise<api.MailText[]> {
  return readTexts(db)
}

/** A part in its standard words is kept as none: when the standard is bettered, so is what is sent. */
export async function changeMailText(
  ctx: Context,
  input: ParsedInput<typeof api.changeMailText>,
  caller: Caller,
): Promise<api.MailText> {
  const { template, version, reason } = input
  const written = checkedParts(template, input)
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const before = await readOne(trx, template)
    const parts = partsToKeep(before, written)
    const { username: by } = getStaff(caller)
    const saved = await saveMailText(trx, { template, parts, version, by, at: ctx.clock.now() })
    if (!saved) throw new Refusal('conflict', { current: await readOne(trx, template) })
    const after = await readOne(trx, template)
    const isStandard = Object.values(parts).every((part) => part === null)
    await recordAudit(ctx, trx, caller, {
      action: isStandard ? texts.mailTextReset : texts.mailTextChanged,
      subject: { kind: 'mailText', id: template },
      reason,
      before: before.parts,
      after: after.parts,
    })
    return after
  })
  ctx.changeBus.tell(['message-texts'])
  return changed
}

/** As they are kept, refused at their fields where they cannot be sent. */
export function checkedParts(template: MailTemplate, input: MailParts): MailParts {
  const { subject, heading, text, action } = input
  const written = {
    subject: subject.trim(),
    heading: heading.trim(),
    text: text.replaceAll('\r\n', '\n').trim(),
    action: action.trim(),
  }
  const problems = mailProblems(template, written)
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
  return written
}

function partsToKeep(
  { template, standard }: Pick<api.MailText, 'template' | 'standard'>,
  written: MailParts,
): Record<keyof MailParts, string | null> {
  const kept = (part: keyof MailParts) => (written[part] === standard[part] ? null : written[part])
  return {
    subject: kept('subject'),
    heading: kept('heading'),
    text: kept('text'),
    action: hasAction(template) ? kept('action') : null,
  }
}

async function readTexts(db: Db): Promise<api.MailText[]> {
  const rows = await listMailTextRows(db)
  const stored = new Map(rows.map((row) => [row.template, row]))
  const messages = await listMessageTextRows(db)
  const told = new Map(messages.map(({ template, text }) => [template, text]))
  return mailTemplates.map((template) =>
    toText(template, stored.get(template), told.get(template) ?? undefined),
  )
}

async function readOne(db: Db, template: MailTemplate): Promise<api.MailText> {
  return (await readTexts(db)).find((each) => each.template === template)!
}

function toText(
  template: MailTemplate,
  stored: StoredMailText | undefined,
  told: string | undefined,
): api.MailText {
  const standard = standardParts(template, told)!
  return {
    template,
    label: labelOf(template),
    group: groupOf(template),
    parts: { ...standard, ...(stored && ownParts(stored)) },
    standard,
    has_action: hasAction(template),
    has_table: mailWordsOf(template)?.withLines === true,
    names: mailNamesIn(template),
    needed: {
      subject: mailNeededIn(template, 'subject'),
      text: mailNeededIn(template, 'text'),
    },
    version: stored?.version ?? 0,
    changed_by: stored?.changedBy ?? null,
    changed_at: stored ? toVietnamIso(stored.changedAt) : null,
  }
}
