import { Refusal } from '#domain/errors.ts'
import type { DeadLetter } from '#domain/job/backoffice/api.ts'
import { jobKinds } from '#domain/job/kinds.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { recordAudit, staffActor } from '../staff/index.ts'
import { findLetter, type LetterRow } from './letter-queries.ts'
import { letterViewer } from './letter-view.ts'

interface Change {
  id: number
  action: string
  reason: string
  close(
    trx: Db,
    id: number,
    closing: { by: string; reason: string; at: Date },
  ): Promise<LetterRow | null>
}

/**
 * What staff do with one letter, in one transaction with its audit. An unknown one refuses `notFound`, one
 * that somebody closed before `conflict`, one whose moment has passed `jobIsPast`.
 */
export async function changeLetter(
  ctx: Context,
  caller: Caller,
  { id, action, reason, close }: Change,
): Promise<DeadLetter> {
  const at = ctx.clock.now()
  const row = await ctx.db.transaction().execute(async (trx) => {
    const closed = await close(trx, id, { by: staffActor(caller), reason, at })
    if (!closed) throw await whyNot(trx, id)
    await recordAudit(ctx, trx, caller, {
      action,
      subject: { kind: 'deadLetter', id },
      reason,
      before: { kind: closed.kind, state: 'open' },
      after: { kind: closed.kind, state: closed.state },
    })
    return closed
  })
  announceLetters(ctx)
  return (await letterViewer(ctx, caller, [row]))(row)
}

/** After commit: the worker looks, and so do open pages. */
export function announceLetters(ctx: Context): void {
  ctx.outbox.wake()
  ctx.changeBus.tell(['deadLetters'])
}

/** A kind that this version of the shop does not know would wait for ever. */
export function isKnown(kind: string): boolean {
  return Object.hasOwn(jobKinds, kind)
}

async function whyNot(trx: Db, id: number): Promise<Refusal> {
  const letter = await findLetter(trx, id)
  if (!letter) return new Refusal('notFound')
  return new Refusal(letter.state === 'open' ? 'jobIsPast' : 'conflict')
}
