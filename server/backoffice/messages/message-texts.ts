import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/notification/backoffice/api.ts'
import { namesIn, neededIn, textProblems } from '#domain/notification/backoffice/check-text.ts'
import { groupOf, labelOf } from '#domain/notification/backoffice/labels.ts'
import { messageDeskTexts as texts } from '#domain/notification/backoffice/texts.ts'
import { messageTemplates, type MessageTemplate } from '#domain/notification/templates.ts'
import type { Caller, Context } from '../../context.ts'
import {
  listMessageTextRows,
  saveMessageText,
  type StoredMessageText,
} from '../../notification/index.ts'
import { findToldOfOrder } from '../../order/index.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'

export async function listMessageTexts({ db }: Context): Promise<api.MessageText[]> {
  return readTexts(db)
}

/** The standard text is kept as none: when it is bettered later, so is what is sent. */
export async function changeMessageText(
  ctx: Context,
  { template, text: written, version, reason }: ParsedInput<typeof api.changeMessageText>,
  caller: Caller,
): Promise<api.MessageText> {
  const standard = messageTemplates[template].text
  const trimmed = written?.trim() ?? null
  const text = trimmed === standard ? null : trimmed
  const [problem] = text === null ? [] : textProblems(template, text)
  if (problem) throw new Refusal('invalidInput', { fields: { text: problem } })
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const before = await readOne(trx, template)
    const { username: by } = getStaff(caller)
    const saved = await saveMessageText(trx, { template, text, version, by, at: ctx.clock.now() })
    if (!saved) throw new Refusal('conflict', { current: await readOne(trx, template) })
    const after = await readOne(trx, template)
    await recordAudit(ctx, trx, caller, {
      action: text === null ? texts.textReset : texts.textChanged,
      subject: { kind: 'messageText', id: template },
      reason,
      before: { text: before.text },
      after: { text: after.text },
    })
    return after
  })
  ctx.changeBus.tell(['message-texts'])
  return changed
}

/** Of a real order, with which a text is looked at before it is saved. */
export async function getMessageValues(
  ctx: Context,
  { order_code: code }: ParsedInput<typeof api.getMessageValues>,
): Promise<Output<typeof api.getMessageValues>> {
  const values = await findToldOfOrder(ctx, code.toUpperCase())
  if (!values) throw new Refusal('notFound', { fields: { order_code: texts.orderUnknown } })
  return { values }
}

async function readTexts(db: Db): Promise<api.MessageText[]> {
  const stored = new Map((await listMessageTextRows(db)).map((row) => [row.template, row]))
  return (Object.keys(messageTemplates) as MessageTemplate[]).map((template) =>
    toText(template, stored.get(template)),
  )
}

async function readOne(db: Db, template: MessageTemplate): Promise<api.MessageText> {
  return (await readTexts(db)).find((each) => each.template === template)!
}

function toText(template: MessageTemplate, stored: StoredMessageText | undefined): api.MessageText {
  const standard = messageTemplates[template].text
  return {
    template,
    label: labelOf(template),
    group: groupOf(template),
    text: stored?.text ?? standard,
    standard,
    names: namesIn(template),
    needed: neededIn(template),
    version: stored?.version ?? 0,
    changed_by: stored?.changedBy ?? null,
    changed_at: stored ? toVietnamIso(stored.changedAt) : null,
  }
}
