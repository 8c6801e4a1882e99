import { createHmac } from 'node:crypto'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { isEmergency } from '#domain/question/emergency.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findSimilarAnswers } from '../publishing/index.ts'
import { readSetting } from '../settings/index.ts'
import { attendanceOf } from './attended.ts'
import type { Conversation } from './conversation-queries.ts'
import { appendMessage, hasAutomaticSinceStaff, type NewMessage } from './message-queries.ts'

const maxAnswers = 3

/** What the shop itself may say to a message: known before its transaction, which nothing slow may hold. */
export interface Prepared {
  urgent: boolean
  away: string
  answers: Awaited<ReturnType<typeof findSimilarAnswers>>
}

/**
 * Words of an emergency, the away text outside the hours, and answers of the experts that fit: what they have
 * published, never anything made up.
 */
export async function prepareToSpeak(
  ctx: Context,
  inbox: Conversation['inbox'],
  words: string,
): Promise<Prepared> {
  const { emergencyWords } = await readSetting(ctx.db, 'expertQuestions')
  const { away } = await attendanceOf(ctx, inbox)
  const answers = away === '' ? [] : await findSimilarAnswers(ctx, words, maxAnswers)
  return { urgent: isEmergency(words, emergencyWords), away, answers }
}

/** Speaks once until somebody of the staff has; of an emergency each time. */
export async function speakFirst(
  trx: Db,
  conversation: Conversation,
  { urgent, away, answers }: Prepared,
  { clientId, at }: { clientId: string; at: Date },
): Promise<void> {
  const say = async (part: string, words: string, card: NewMessage['card'] = null) => {
    const message = { clientId: uuidOf(clientId, part), side: 'automatic', words, card } as const
    await appendMessage(trx, conversation, message, at)
  }
  if (urgent) await say('urgent', texts.urgent)
  if (away === '' || (await hasSpoken(trx, conversation, urgent))) return
  await say('away', away)
  if (answers.length > 0)
    await say('answers', texts.foundAnswers, { kind: 'answers', items: answers })
}

/** What was just said of an emergency is none of it. */
async function hasSpoken(
  trx: Db,
  { id, lastNumber }: Conversation,
  isUrgent: boolean,
): Promise<boolean> {
  return hasAutomaticSinceStaff(trx, id, isUrgent ? lastNumber : lastNumber + 1)
}

/** One for each part of what is said to a message: with it they are sent once. */
function uuidOf(clientId: string, part: string): string {
  const hex = createHmac('sha256', part).update(clientId).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
