import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type {
  activateCodes as activateEndpoint,
  CodeBatchRecord,
  recallCodes as recallEndpoint,
} from '#domain/genuine/backoffice/batches.ts'
import { batchTexts as texts } from '#domain/genuine/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { recallBatch } from '../batch-queries.ts'
import { insertRange, lockForActivation } from './batch-queries.ts'
import { findBatch } from './batches.ts'

/** Open lists of batches hear of a change by it. */
const batchesKey = 'code-batches'

/** Codes of a range are good from now on; no place is activated twice. */
export async function activateCodes(
  ctx: Context,
  { id, first, last, reason }: ParsedInput<typeof activateEndpoint>,
  caller: Caller,
): Promise<CodeBatchRecord> {
  if (first > last) refuseAt('last', texts.lastBeforeFirst)
  return inBatch(ctx, id, async (trx) => {
    const batch = await lockForActivation(trx, id)
    if (!batch) throw new Refusal('notFound')
    if (batch.state !== 'ready') throw new Refusal('conflict', { message: texts.notReady })
    if (batch.activation === 'all') throw new Refusal('conflict', { message: texts.allActive })
    if (last > batch.count) refuseAt('last', texts.beyondBatch(batch.count))
    const { fullName: by } = getStaff(caller)
    const at = ctx.clock.now()
    await insertRange(trx, { batchId: id, first, last, reason, by, at }).catch(refuseTwice)
    await recordAudit(ctx, trx, caller, {
      action: texts.activated(first, last),
      subject: { kind: 'codeBatch', id },
      reason,
      after: { first, last },
    })
  })
}

/** From now on nobody earns by its codes; what was earned stays. */
export async function recallCodes(
  ctx: Context,
  { id, version, told, reason }: ParsedInput<typeof recallEndpoint>,
  caller: Caller,
): Promise<CodeBatchRecord> {
  return inBatch(ctx, id, async (trx) => {
    const done = await recallBatch(trx, { id, version, reason: told, at: ctx.clock.now() })
    if (!done) {
      const current = await findBatch({ ...ctx, db: trx }, id)
      if (!current) throw new Refusal('notFound')
      if (current.version !== version) throw new Refusal('conflict', { current })
      throw new Refusal('conflict', { message: texts.notReady })
    }
    await recordAudit(ctx, trx, caller, {
      action: texts.recalled,
      subject: { kind: 'codeBatch', id },
      reason,
      before: { state: 'ready' },
      after: { state: 'recalled', told },
    })
  })
}

async function inBatch(
  ctx: Context,
  id: number,
  write: (trx: Db) => Promise<void>,
): Promise<CodeBatchRecord> {
  await ctx.db.transaction().execute(write)
  ctx.changeBus.tell([batchesKey])
  return (await findBatch(ctx, id))!
}

function refuseAt(field: string, message: string): never {
  throw new Refusal('conflict', { message, fields: { [field]: message } })
}

function refuseTwice(error: unknown): never {
  const { constraint } = error as { constraint?: unknown }
  if (constraint === 'code_activation_once') refuseAt('first', texts.activatedBefore)
  throw error
}
