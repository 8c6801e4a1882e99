import { setTimeout as wait } from 'node:timers/promises'
import { statusParts, type StatusPart } from '#domain/health/api.ts'
import type { PublicState, PublicStatus } from '#domain/health/public-status.ts'
import { days, seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { groupOf, readJobState } from '../job/index.ts'
import { isShopOpen } from '../settings/index.ts'
import { findNotices, toNotice } from './notices.ts'

/** What works, as far as a visitor is touched by it. That the database is away or says nothing is an answer, too. */
export async function readPublicStatus(
  ctx: Pick<Context, 'cache' | 'clock' | 'db' | 'log'>,
  patience = seconds(3),
): Promise<PublicStatus> {
  const at = ctx.clock.now()
  try {
    const looked = Promise.all([readJobState(ctx.db), findNotices(ctx.db), isShopOpen(ctx)])
    const [jobs, rows, isOpen] = await Promise.race([looked, silenceAfter(patience)])
    const since = new Date(at.getTime() - days(30))
    const notices = rows.filter(({ began_at: began, ended_at: ended }) => !ended || began >= since)
    const waiting = jobs.queues.filter(({ queue }) => groupOf(queue) === 'messages')
    const isLate = jobs.oldestEvent * 1000 > seconds(300)
    const areMessagesLate = waiting.some(({ oldest }) => oldest * 1000 > seconds(900))
    const states: Record<StatusPart, PublicState> = {
      ordering: isOpen ? 'good' : 'closed',
      payment: isLate ? 'slow' : 'good',
      messages: isLate || areMessagesLate ? 'slow' : 'good',
      points: isLate ? 'slow' : 'good',
    }
    const told = new Set(notices.filter((each) => !each.ended_at).map(({ part }) => part))
    return {
      at,
      parts: statusParts.map((part) => ({ part, state: toldState(states[part], told.has(part)) })),
      notices: notices.map(toNotice),
    }
  } catch (error) {
    ctx.log.warn({ err: error }, 'the status page sees no database')
    return { at, parts: statusParts.map((part) => ({ part, state: 'down' })), notices: [] }
  }
}

async function silenceAfter(patience: number): Promise<never> {
  await wait(patience, undefined, { ref: false })
  throw new Error(`the database said nothing for ${patience} ms`)
}

/** What staff tell of is not normal, whatever the figures say. */
function toldState(seen: PublicState, isTold: boolean): PublicState {
  return isTold && seen === 'good' ? 'slow' : seen
}
