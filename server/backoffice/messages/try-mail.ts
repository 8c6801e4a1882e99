import { randomUUID } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { mailNamesIn } from '#domain/notification/backoffice/check-mail.ts'
import type * as api from '#domain/notification/backoffice/mail-api.ts'
import { sampleMailTable, sampleMailValues } from '#domain/notification/backoffice/sample-values.ts'
import { messageDeskTexts as texts } from '#domain/notification/backoffice/texts.ts'
import { maskAddress } from '#domain/notification/mail-refusals.ts'
import type { MailTemplate } from '#domain/notification/mail-templates.ts'
import type { Caller, Context } from '../../context.ts'
import {
  composeMail,
  addressHashes,
  isRefusedAddress,
  mailChannels,
  queueMail,
} from '../../notification/index.ts'
import { findMailOfOrder } from '../../order/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { checkedParts } from './mail-texts.ts'

/** A mail as it would arrive; what is shown is made as what is sent. */
export async function previewMail(
  ctx: Context,
  input: ParsedInput<typeof api.previewMail>,
): Promise<api.MailPreview> {
  const { template } = input
  const own = checkedParts(template, input)
  const filled = await fillOf(ctx, template, input.order_code)
  return (await composeMail(ctx, ctx.db, { template, ...filled, own }))!
}

/** Sends it to whoever words it, before anybody else reads it. */
export async function tryMail(
  ctx: Context,
  input: ParsedInput<typeof api.tryMail>,
  caller: Caller,
): Promise<Output<typeof api.tryMail>> {
  const { template, to } = input
  const { id, username } = getStaff(caller)
  const own = checkedParts(template, input)
  if (mailChannels(ctx.config).length === 0) refuseAddress(texts.mailNotSetUp)
  const filled = await fillOf(ctx, template, input.order_code)
  const isRefused = await isRefusedAddress(ctx.db, addressHashes(ctx.config, to))
  if (isRefused) refuseAddress(texts.mailAddressRefused)
  await ctx.limits.consume('mailTrials', String(id))
  const shown = maskAddress(to)
  await ctx.db.transaction().execute(async (trx) => {
    const dedupeKey = `mail-trial:${username}:${randomUUID()}`
    await queueMail(ctx, trx, { dedupeKey, to, template, ...filled, trial: own })
    await recordAudit(ctx, trx, caller, {
      action: texts.mailTried,
      subject: { kind: 'mailText', id: template },
      reason: '',
      after: { address: shown },
    })
  })
  ctx.outbox.wake()
  return { to: shown }
}

function refuseAddress(message: string): never {
  throw new Refusal('invalidInput', { fields: { to: message } })
}

/** What is filled in: samples, and of a real order what it knows. */
async function fillOf(ctx: Context, template: MailTemplate, code: string | undefined) {
  const samples = sampleMailValues(template)
  if (!code) return { values: samples, table: sampleMailTable }
  const order = await findMailOfOrder(ctx, code.toUpperCase())
  if (!order) throw new Refusal('notFound', { fields: { order_code: texts.orderUnknown } })
  const known = [...mailNamesIn(template), 'lookup'].filter((name) => name in samples)
  const values = Object.fromEntries(
    known.map((name) => [name, order.values[name] ?? samples[name]!]),
  )
  return { values: { ...samples, ...values }, table: order.table, isVaccine: order.isVaccine }
}
