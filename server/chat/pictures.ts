import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/chat/api.ts'
import { picturesADay } from '#domain/chat/limits.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import type { ChatSide } from '#domain/chat/states.ts'
import { Refusal } from '#domain/errors.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../context.ts'
import type { BeforeBody } from '../platform/http/app.ts'
import { drawAnew } from '../picture/index.ts'
import { findConversation, findOwn, lockConversation } from './conversation-queries.ts'
import { countPicturesSince, type NewMessage } from './message-queries.ts'
import { getOwn } from './own-chat.ts'
import { countWrites, writeAsVisitor } from './send-message.ts'
import { tellChats } from './tell.ts'
import { newsAfter } from './view.ts'
import { limitKeyOf, visitorOf } from './visitor.ts'

const maxSide = 1600

/** A large body is read of somebody alone who has written before. */
export const ensureWroteBefore: BeforeBody = async (ctx, _head, caller) => {
  const visitor = visitorOf(caller)
  const isKnown =
    visitor &&
    ((await findOwn(ctx.db, visitor, 'shop')) ?? (await findOwn(ctx.db, visitor, 'vaccine')))
  if (!isKnown) throw new Refusal('notFound')
  return limitKeyOf(visitor)
}

export async function sendChatPicture(
  ctx: Context,
  { inbox, client_id: clientId, photo, after }: ParsedInput<typeof api.sendChatPicture>,
  caller: Caller,
): Promise<api.ChatNews> {
  const { visitor, conversation } = await getOwn(ctx, inbox, caller)
  const { id } = conversation
  await countWrites(ctx, visitor, caller)
  await ensureFewPictures(ctx, id, 'visitor')
  const picture = await drawPrivate(photo, limitKeyOf(visitor))
  const message: NewMessage = { clientId, side: 'visitor', words: '', picture }
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockConversation(trx, id)
    if (!held) throw new Refusal('notFound')
    await writeAsVisitor(ctx, trx, held, message, null)
  })
  ctx.outbox.wake()
  tellChats(ctx, [id])
  const now = await findConversation(ctx.db, id)
  if (!now) throw new Refusal('notFound')
  return newsAfter(ctx.db, now, after)
}

export async function ensureFewPictures(
  { db, clock, config }: Context,
  id: number,
  side: ChatSide,
): Promise<void> {
  if (!config.rateLimits) return
  const since = new Date(clock.now().getTime() - days(1))
  if ((await countPicturesSince(db, { id, side, since })) < picturesADay) return
  throw new Refusal('rateLimited', { message: texts.tooManyPhotos, retryAfter: 3600 })
}

/** Drawn anew: a picture and nothing else, without where and when it was taken. */
export async function drawPrivate(
  dataUrl: string,
  whose: string,
): Promise<NonNullable<NewMessage['picture']>> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const size = { width: maxSide, height: maxSide }
  const unreadable = { photo: texts.photoUnreadable }
  return drawAnew({ bytes, whose, unreadable }, async (photo) => {
    const { data, info } = await photo
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })
}
