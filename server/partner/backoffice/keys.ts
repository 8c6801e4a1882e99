import { randomBytes } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { hours } from '#domain/kernel/durations.ts'
import type * as api from '#domain/partner/backoffice/keys.ts'
import { maxKeys } from '#domain/partner/fields.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { seal } from '../../platform/sealed.ts'
import { recordAudit, type AuditedChange } from '../../staff/index.ts'
import { callBookOf } from '../calls/call-book.ts'
import { partnersKey } from '../door/known-keys.ts'
import { asRange, insertKey, type NewKey } from '../issue-key.ts'
import { countGood, findKey, listKeys, lockKey, lockPartner, toKey } from './key-queries.ts'

export async function listPartnerKeys(
  ctx: Context,
  { id }: ParsedInput<typeof api.listPartnerKeys>,
): Promise<api.PartnerKey[]> {
  await callBookOf(ctx).write()
  return listKeys(ctx.db, id, ctx.clock.now())
}

export async function issuePartnerKey(
  ctx: Context,
  input: ParsedInput<typeof api.issuePartnerKey>,
  caller: Caller,
): Promise<Output<typeof api.issuePartnerKey>> {
  const { id: partnerId, reason } = input
  return issue(ctx, caller, { action: texts.keyIssued, reason }, async () => ({
    ...termsOf(ctx, input),
    partnerId,
  }))
}

export async function changePartnerKey(
  ctx: Context,
  input: ParsedInput<typeof api.changePartnerKey>,
  caller: Caller,
): Promise<api.PartnerKey> {
  const { id, version, reason } = input
  const { name, scopes, perMinute, ipRanges, endsAt } = termsOf(ctx, input)
  return write(ctx, caller, { id, action: texts.keyChanged, reason }, async (trx) => {
    const changed = await trx
      .updateTable('partner_key')
      .set((eb) => ({
        name,
        scopes,
        per_minute: perMinute,
        ip_ranges: ipRanges.map(asRange),
        ends_at: endsAt,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', ctx.clock.now())]))
      .returning('id')
      .executeTakeFirst()
    if (changed) return
    const now = await findKey(trx, id)
    throw new Refusal('conflict', { current: toKey(now!, ctx.clock.now()) })
  })
}

/** The old key is good for the overlap, or as long as it was anyway. */
export async function rotatePartnerKey(
  ctx: Context,
  { id, overlap, reason }: ParsedInput<typeof api.rotatePartnerKey>,
  caller: Caller,
): Promise<Output<typeof api.rotatePartnerKey>> {
  const now = ctx.clock.now()
  return issue(ctx, caller, { action: texts.keyRotated, reason }, async (trx) => {
    const old = await getOpen(ctx, trx, id)
    const until = new Date(now.getTime() + hours(overlap))
    const endsAt = old.ends_at && old.ends_at < until ? old.ends_at : until
    await setKey(trx, id, { ends_at: endsAt })
    return {
      partnerId: old.partner_id,
      name: old.name,
      scopes: old.scopes,
      ipRanges: old.ip_ranges,
      perMinute: old.per_minute,
      endsAt: old.ends_at,
    }
  })
}

export async function endPartnerKey(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.endPartnerKey>,
  caller: Caller,
): Promise<api.PartnerKey> {
  return write(ctx, caller, { id, action: texts.keyEnded, reason }, async (trx) => {
    await getOpen(ctx, trx, id)
    await setKey(trx, id, { ends_at: ctx.clock.now() })
  })
}

export async function blockPartnerKey(
  ctx: Context,
  { id, blocked, reason }: ParsedInput<typeof api.blockPartnerKey>,
  caller: Caller,
): Promise<api.PartnerKey> {
  const action = blocked ? texts.keyBlocked : texts.keyUnblocked
  return write(ctx, caller, { id, action, reason }, async (trx) => {
    await getOpen(ctx, trx, id)
    await setKey(trx, id, { blocked_at: blocked ? ctx.clock.now() : null })
  })
}

export async function issueTokenKey(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.issueTokenKey>,
  caller: Caller,
): Promise<Output<typeof api.issueTokenKey>> {
  const tokenKey = randomBytes(32).toString('base64')
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await lockPartner(trx, id))) throw new Refusal('notFound')
    await trx
      .updateTable('partner')
      .set({
        token_key: seal(ctx.config.secretKey, 'partner token key', tokenKey),
        token_key_at: ctx.clock.now(),
      })
      .where('id', '=', id)
      .execute()
    const subject = { kind: 'partner', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.tokenKeyIssued, subject, reason })
  })
  tell(ctx)
  return { token_key: tokenKey }
}

type Terms = Omit<NewKey, 'at' | 'by'>

/** What people wrote, as it is kept; the day they named is the last good one. */
function termsOf(
  { clock }: Context,
  input: Pick<
    ParsedInput<typeof api.issuePartnerKey>,
    'name' | 'scopes' | 'ends_on' | 'ip_ranges' | 'per_minute'
  >,
): Omit<Terms, 'partnerId'> {
  const { ends_on: endsOn } = input
  if (endsOn !== null && endsOn < clock.today()) {
    throw new Refusal('invalidInput', { fields: { ends_on: texts.endsInPast } })
  }
  return {
    name: input.name,
    scopes: [...new Set(input.scopes)],
    ipRanges: input.ip_ranges,
    perMinute: input.per_minute,
    endsAt: endsOn === null ? null : new Date(`${addDays(endsOn, 1)}T00:00:00+07:00`),
  }
}

/** A new key in one transaction with what makes room for it. */
async function issue(
  ctx: Context,
  caller: Caller,
  { action, reason }: Pick<AuditedChange, 'action' | 'reason'>,
  prepare: (trx: Db) => Promise<Terms>,
): Promise<Output<typeof api.issuePartnerKey>> {
  const now = ctx.clock.now()
  const issued = await ctx.db.transaction().execute(async (trx) => {
    const terms = await prepare(trx)
    if (!(await lockPartner(trx, terms.partnerId))) throw new Refusal('notFound')
    if ((await countGood(trx, terms.partnerId, now)) >= maxKeys) {
      throw new Refusal('conflict', { message: texts.manyKeys(maxKeys) })
    }
    const by = getStaff(caller).username
    const { id, secret } = await insertKey(trx, { ...terms, at: now, by })
    const key = toKey((await findKey(trx, id))!, now)
    const subject = { kind: 'partner', id: terms.partnerId } as const
    await recordAudit(ctx, trx, caller, { action, subject, reason, after: key })
    return { key, secret }
  })
  tell(ctx)
  return issued
}

/** Changes a key and notes it; refuses where there is none. */
async function write(
  ctx: Context,
  caller: Caller,
  { id, action, reason }: { id: number; action: string; reason: string },
  change: (trx: Db) => Promise<void>,
): Promise<api.PartnerKey> {
  const now = ctx.clock.now()
  const key = await ctx.db.transaction().execute(async (trx) => {
    const before = await lockKey(trx, id)
    if (!before) throw new Refusal('notFound')
    await change(trx)
    const after = toKey((await findKey(trx, id))!, now)
    const subject = { kind: 'partner', id: before.partner_id } as const
    await recordAudit(ctx, trx, caller, {
      action,
      subject,
      reason,
      before: toKey(before, now),
      after,
    })
    return after
  })
  tell(ctx)
  return key
}

async function getOpen({ clock }: Context, trx: Db, id: number) {
  const key = await lockKey(trx, id)
  if (!key) throw new Refusal('notFound')
  if (key.ends_at && key.ends_at <= clock.now()) {
    throw new Refusal('conflict', { message: texts.keyIsOver })
  }
  return key
}

async function setKey(
  trx: Db,
  id: number,
  change: { ends_at: Date } | { blocked_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('partner_key')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** From now on no process lets in what is over. */
function tell({ changeBus }: Context): void {
  changeBus.tell([partnersKey])
}
