import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone, normalizePhone } from '#domain/kernel/phone.ts'
import type * as api from '#domain/notification/backoffice/api.ts'
import { labelOf } from '#domain/notification/backoffice/labels.ts'
import type { Context } from '../../context.ts'
import {
  findMessageRow,
  listAttempts,
  listMessageRows,
  type MessageRow,
} from '../../notification/index.ts'

/** What was sent to people, newest first: to whom but for its end is hidden, and what it said is not kept. */
export async function listSentMessages(
  { db }: Context,
  { state, template, to, cursor, limit }: ParsedInput<typeof api.listSentMessages>,
): Promise<Output<typeof api.listSentMessages>> {
  const recipient = to && (to.includes('@') ? to.toLowerCase() : normalizePhone(to))
  const asked = { status: state, template, recipient: recipient || undefined }
  const rows = await listMessageRows(db, { ...asked, before: cursor ?? null, limit: limit + 1 })
  const items = rows.slice(0, limit).map(toSent)
  return { items, next: rows.length > limit ? items.at(-1)!.id : null }
}

export async function getSentMessage(
  { db }: Context,
  { id }: ParsedInput<typeof api.getSentMessage>,
): Promise<api.SentMessageRecord> {
  const row = await findMessageRow(db, id)
  if (!row) throw new Refusal('notFound')
  const attempts = await listAttempts(db, id)
  return {
    ...toSent(row),
    attempts: attempts.map(({ channel, outcome, providerCode, createdAt }) => ({
      channel,
      outcome,
      provider_code: providerCode,
      at: toVietnamIso(createdAt),
    })),
  }
}

function toSent({ id, template, recipient, channel, status, sentAt }: MessageRow) {
  return {
    id,
    label: labelOf(template),
    recipient: maskRecipient(recipient),
    channel,
    state: status,
    at: toVietnamIso(sentAt),
  }
}

/** A device is nobody's number. */
function maskRecipient(recipient: string): string {
  if (recipient.startsWith('push:')) return ''
  const [name = '', host] = recipient.split('@')
  return host === undefined ? maskPhone(recipient) : `${name.slice(0, 1)}***@${host}`
}
