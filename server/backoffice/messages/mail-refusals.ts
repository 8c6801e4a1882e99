import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/notification/backoffice/mail-api.ts'
import { messageDeskTexts as texts } from '#domain/notification/backoffice/texts.ts'
import {
  daysBetweenLifts,
  maskAddress,
  maxLifts,
  refusalDays,
} from '#domain/notification/mail-refusals.ts'
import type { Caller, Context } from '../../context.ts'
import {
  addressHashes,
  hashAddress,
  holdRefusal,
  liftRefusal,
  listRefusals,
  noteRefusedAddress,
  type RefusalRow,
} from '../../notification/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'

/** Addresses that get no mail. Only their hash is kept, so one is found by all of it. */
export async function listMailRefusals(
  { db, clock, config }: Context,
  { kind, to, cursor, limit }: ParsedInput<typeof api.listMailRefusals>,
): Promise<Output<typeof api.listMailRefusals>> {
  const rows = await listRefusals(db, {
    now: clock.now(),
    hashes: to ? addressHashes(config, to) : null,
    kind: kind ?? null,
    before: cursor ?? null,
    limit: limit + 1,
  })
  const items = rows.slice(0, limit).map(toRefusal)
  return { items, next: rows.length > limit ? items.at(-1)!.id : null }
}

export async function noteMailRefusal(
  ctx: Context,
  { address, reason }: ParsedInput<typeof api.noteMailRefusal>,
  caller: Caller,
): Promise<api.MailRefusal> {
  const at = ctx.clock.now()
  const shown = maskAddress(address)
  const noted = await ctx.db.transaction().execute(async (trx) => {
    const { username: by } = getStaff(caller)
    const hash = hashAddress(ctx.config.secretKey, address)
    const refusal = { hash, kind: 'complained', shown, note: reason, by, at } as const
    const id = await noteRefusedAddress(trx, refusal)
    if (id === null) throw new Refusal('invalidInput', { fields: { address: texts.refusalKnown } })
    await recordAudit(ctx, trx, caller, {
      action: texts.refusalNoted,
      subject: { kind: 'mailRefusal', id: String(id) },
      reason,
      after: { address: shown },
    })
    return (await holdRefusal(trx, id, at))!
  })
  ctx.changeBus.tell(['mail-refusals'])
  return toRefusal(noted)
}

/** From then on the address gets mail again; what was not written meanwhile stays unwritten. */
export async function liftMailRefusal(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.liftMailRefusal>,
  caller: Caller,
): Promise<Output<typeof api.liftMailRefusal>> {
  const now = ctx.clock.now()
  const address = await ctx.db.transaction().execute(async (trx) => {
    const refusal = await holdRefusal(trx, id, now)
    if (!refusal) throw new Refusal('notFound')
    const { username: by } = getStaff(caller)
    if (!(await liftRefusal(trx, { id, by, now }))) {
      throw new Refusal('conflict', { message: whyNot(refusal) })
    }
    await recordAudit(ctx, trx, caller, {
      action: texts.refusalLifted,
      subject: { kind: 'mailRefusal', id: String(id) },
      reason,
      before: { address: refusal.shown, kind: refusal.kind, note: refusal.note },
    })
    return refusal.shown
  })
  ctx.changeBus.tell(['mail-refusals'])
  return { address }
}

function whyNot({ kind, lifts }: RefusalRow): string {
  if (kind === 'unsubscribed') return texts.liftUnsubscribed
  return lifts >= maxLifts[kind]
    ? texts.liftTooOften(lifts, refusalDays)
    : texts.liftTooSoon(daysBetweenLifts)
}

function toRefusal(row: RefusalRow): api.MailRefusal {
  return {
    id: row.id,
    kind: row.kind,
    address: row.shown,
    provider_code: row.providerCode,
    note: row.note,
    noted_by: row.notedBy,
    at: toVietnamIso(row.refusedAt),
    lifts: row.lifts,
    lifted_at: row.liftedAt && toVietnamIso(row.liftedAt),
  }
}
