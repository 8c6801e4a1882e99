import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/chat/backoffice/api.ts'
import { presentSeconds } from '#domain/chat/limits.ts'
import { inboxLabels } from '#domain/chat/states.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { isPushService } from '#domain/notification/push-service.ts'
import { sendPush, type PushTarget } from '../../adapters/push/web-push.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { getPushSender } from '../../notification/index.ts'
import { findConversation } from '../conversation-queries.ts'
import { answererRoles } from './people.ts'

const maxRun = minutes(2)
const maxFailures = 5

/** What a browser subscribes with, and whether this device is told already. */
export async function getChatPushKey(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof desk.getChatPushKey>> {
  const { publicKey } = await getPushSender(ctx)
  const found = await ctx.db
    .selectFrom('chat_device')
    .select('id')
    .where('session_id', '=', getStaff(caller).sessionId)
    .executeTakeFirst()
  return { key: publicKey, subscribed: found !== undefined }
}

/** As long as the session lasts; whoever logs in anew on this browser takes its place. */
export async function subscribeChatPush(
  ctx: Context,
  { endpoint, keys }: ParsedInput<typeof desk.subscribeChatPush>,
  caller: Caller,
): Promise<{ ok: true }> {
  if (!isPushService(endpoint, ctx.config)) {
    throw new Refusal('invalidInput', { fields: { endpoint: texts.unknownPushService } })
  }
  const { id: staffId, sessionId } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('chat_device')
      .where((row) => row.or([row('session_id', '=', sessionId), row('endpoint', '=', endpoint)]))
      .execute()
    await trx
      .insertInto('chat_device')
      .values({
        session_id: sessionId,
        staff_id: staffId,
        endpoint,
        ...keys,
        created_at: ctx.clock.now(),
      })
      .onConflict((of) => of.column('endpoint').doNothing())
      .execute()
  })
  return { ok: true }
}

export async function unsubscribeChatPush(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<{ ok: true }> {
  await ctx.db
    .deleteFrom('chat_device')
    .where('session_id', '=', getStaff(caller).sessionId)
    .execute()
  return { ok: true }
}

/**
 * Tells the phone of whoever has the conversation, or of all where nobody has, that a visitor waits. Not of those
 * who have the inbox in sight, and of nobody once it is answered. No name and no word leaves.
 */
export async function tellStaff(ctx: Context, conversationId: number): Promise<void> {
  const conversation = await findConversation(ctx.db, conversationId)
  if (!conversation || conversation.state !== 'waiting') return
  const now = ctx.clock.now()
  const devices = await listAnswerersDevices(ctx.db, conversation.assignedTo, now)
  const notice = {
    title: texts.pushTitle,
    body: texts.pushBody(inboxLabels[conversation.inbox]),
    tag: `chat-${conversationId}`,
    url: `/quan-tri/tin-nhan/${conversationId}/`,
  }
  await push(ctx, devices, notice, 'chat')
}

interface StaffNotice {
  title: string
  body: string
  tag: string
  url: string
}

/** Tells every device of one person that is logged in. */
export async function pushToStaff(ctx: Context, staffId: number, notice: StaffNotice) {
  const devices = await devicesAt(ctx.db, ctx.clock.now())
    .where('d.staff_id', '=', staffId)
    .execute()
  await push(ctx, devices, notice, null)
}

type Device = PushTarget & { id: number }

async function push(
  ctx: Context,
  devices: readonly Device[],
  notice: StaffNotice,
  topic: 'chat' | null,
): Promise<void> {
  if (devices.length === 0) return
  const sender = await getPushSender(ctx)
  const signal = AbortSignal.timeout(maxRun)
  await Promise.all(
    devices.map(async ({ id, ...target }) => {
      const outcome = await sendPush(sender, target, notice, signal, topic)
      if (outcome === 'told') return
      if (outcome === 'gone') await removeDevice(ctx.db, id)
      else await noteFailed(ctx.db, id)
    }),
  )
}

/** Of those who answer visitors and do not have the inbox in sight. */
function listAnswerersDevices(db: Db, assignedTo: number | null, now: Date): Promise<Device[]> {
  const since = new Date(now.getTime() - seconds(presentSeconds))
  return devicesAt(db, now)
    .leftJoin('chat_presence as p', 'p.staff_id', 'd.staff_id')
    .where('u.role', 'in', answererRoles)
    .where((row) => row.or([row('p.seen_at', 'is', null), row('p.seen_at', '<', since)]))
    .$if(assignedTo !== null, (query) => query.where('d.staff_id', '=', assignedTo))
    .execute()
}

function devicesAt(db: Db, now: Date) {
  return db
    .selectFrom('chat_device as d')
    .innerJoin('staff_session as s', 's.id', 'd.session_id')
    .innerJoin('staff_user as u', 'u.id', 'd.staff_id')
    .select(['d.id', 'd.endpoint', 'd.p256dh', 'd.auth'])
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.status', '=', 'active')
}

async function removeDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('chat_device').where('id', '=', id).execute()
}

async function noteFailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('chat_device')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('chat_device')
    .where('id', '=', id)
    .where('failures', '>=', maxFailures)
    .execute()
}

/** Devices whose session is over are told no more. */
export async function removeEndedDevices(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('chat_device')
    .where('session_id', 'not in', (query) =>
      query
        .selectFrom('staff_session')
        .select('id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now),
    )
    .execute()
}
