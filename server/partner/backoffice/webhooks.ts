import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/partner/backoffice/webhooks.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import { maxWebhooks, secretOverlap } from '#domain/partner/webhooks.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { seal } from '../../platform/sealed.ts'
import { recordAudit } from '../../staff/index.ts'
import { newWebhookSecret } from '../webhook/sign.ts'
import { findTarget, TargetRefused } from '../webhook/target.ts'
import { lockPartner } from './key-queries.ts'
import {
  findSubscription,
  insertPing,
  listSent,
  listSubscriptions,
  lockSubscription,
  replay,
  toWebhook,
} from './webhook-queries.ts'

export async function listWebhooks(
  ctx: Context,
  { id }: ParsedInput<typeof api.listWebhooks>,
): Promise<api.Webhook[]> {
  return listSubscriptions(ctx.db, id)
}

export async function addWebhook(
  ctx: Context,
  { id: partnerId, url, topics, personal, reason }: ParsedInput<typeof api.addWebhook>,
  caller: Caller,
): Promise<Output<typeof api.addWebhook>> {
  await ensurePublic(ctx, url)
  const secret = newWebhookSecret()
  const webhook = await ctx.db.transaction().execute(async (trx) => {
    if (!(await lockPartner(trx, partnerId))) throw new Refusal('notFound')
    if ((await listSubscriptions(trx, partnerId)).length >= maxWebhooks) {
      throw new Refusal('conflict', { message: texts.manyWebhooks(maxWebhooks) })
    }
    const { id } = await trx
      .insertInto('webhook_subscription')
      .values({
        partner_id: partnerId,
        url,
        topics: [...new Set(topics)],
        personal,
        secret: seal(ctx.config.secretKey, 'webhook secret', secret),
        created_at: ctx.clock.now(),
        created_by: getStaff(caller).username,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const added = toWebhook((await findSubscription(trx, id))!)
    const subject = { kind: 'partner', id: partnerId } as const
    await recordAudit(ctx, trx, caller, {
      action: texts.webhookAdded,
      subject,
      reason,
      after: added,
    })
    return added
  })
  return { webhook, secret }
}

export async function changeWebhook(
  ctx: Context,
  { id, version, url, topics, personal, reason }: ParsedInput<typeof api.changeWebhook>,
  caller: Caller,
): Promise<api.Webhook> {
  await ensurePublic(ctx, url)
  return write(ctx, caller, { id, action: texts.webhookChanged, reason }, async (trx, before) => {
    const changed = await trx
      .updateTable('webhook_subscription')
      .set((eb) => ({
        url,
        topics: [...new Set(topics)],
        personal,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Refusal('conflict', { current: before })
  })
}

/** What waited meanwhile is sent when it goes on; what is gone for good begins anew. */
export async function setWebhookState(
  ctx: Context,
  { id, active, reason }: ParsedInput<typeof api.setWebhookState>,
  caller: Caller,
): Promise<api.Webhook> {
  const action = active ? texts.webhookResumed : texts.webhookPaused
  return write(ctx, caller, { id, action, reason }, async (trx, { state }) => {
    if (!active && state === 'ended') {
      throw new Refusal('conflict', { message: texts.webhookEnded })
    }
    await trx
      .updateTable('webhook_subscription')
      .set((eb) => ({
        state: active ? 'active' : 'paused',
        why: active ? '' : 'staff',
        failing_since: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    if (!active) return
    // Pauses that grew while nothing arrived are over.
    await trx
      .updateTable('webhook_delivery')
      .set({ next_at: ctx.clock.now(), tries: 0 })
      .where('subscription_id', '=', id)
      .where('state', '=', 'waiting')
      .where('tries', '>', 0)
      .execute()
  })
}

export async function renewWebhookSecret(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.renewWebhookSecret>,
  caller: Caller,
): Promise<Output<typeof api.renewWebhookSecret>> {
  const secret = newWebhookSecret()
  await write(ctx, caller, { id, action: texts.webhookSecret, reason }, async (trx) => {
    await trx
      .updateTable('webhook_subscription')
      .set((eb) => ({
        former_secret: eb.ref('secret'),
        former_until: new Date(ctx.clock.now().getTime() + secretOverlap),
        secret: seal(ctx.config.secretKey, 'webhook secret', secret),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  })
  return { secret }
}

export async function testWebhook(
  ctx: Context,
  { id }: ParsedInput<typeof api.testWebhook>,
  caller: Caller,
): Promise<{ ok: true }> {
  await write(ctx, caller, { id, action: texts.webhookTested }, (trx) =>
    insertPing(trx, id, ctx.clock.now()),
  )
  return { ok: true }
}

export async function replayWebhook(
  ctx: Context,
  { id, first, last, reason }: ParsedInput<typeof api.replayWebhook>,
  caller: Caller,
): Promise<Output<typeof api.replayWebhook>> {
  let replayed = 0
  await write(ctx, caller, { id, action: texts.webhookReplayed, reason }, async (trx) => {
    replayed = await replay(trx, { id, first, last })
  })
  return { replayed }
}

export async function listDeliveries(
  ctx: Context,
  { limit, ...asked }: ParsedInput<typeof api.listDeliveries>,
): Promise<Output<typeof api.listDeliveries>> {
  const items = await listSent(ctx.db, { ...asked, limit: limit + 1 })
  return { items: items.slice(0, limit), more: items.length > limit }
}

/** An address that nothing would be sent to is refused while somebody writes it. */
async function ensurePublic({ config }: Context, url: string): Promise<void> {
  try {
    await findTarget(url, { toLoopback: config.appEnv === 'demo' })
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error
    const message = error.code === 'notHttps' ? texts.urlFormat : texts.urlPrivate
    throw new Refusal('invalidInput', { fields: { url: message } })
  }
}

async function write(
  ctx: Context,
  caller: Caller,
  { id, action, reason }: { id: number; action: string; reason?: string },
  change: (trx: Db, before: api.Webhook) => Promise<void>,
): Promise<api.Webhook> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockSubscription(trx, id)
    const found = await findSubscription(trx, id)
    if (!found) throw new Refusal('notFound')
    const before = toWebhook(found)
    await change(trx, before)
    const after = toWebhook((await findSubscription(trx, id))!)
    const subject = { kind: 'partner', id: found.partner_id } as const
    await recordAudit(ctx, trx, caller, { action, subject, reason, before, after })
    return after
  })
}
