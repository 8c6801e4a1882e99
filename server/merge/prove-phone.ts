import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/merge/backoffice/merges.ts'
import type { MergeSide, PhoneProof } from '#domain/merge/kinds.ts'
import { mergeTexts as texts } from '#domain/merge/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { sendCode, tryCode } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { takeWaiting, tellAndRead } from './take-waiting.ts'

/** The code goes out within the limits of all codes of the phone; whoever works at the desk counts as a counter does. */
export async function sendMergeCode(
  ctx: Context,
  { id, version, side }: ParsedInput<typeof api.sendMergeCode>,
  caller: Caller,
): Promise<api.MergeRecord> {
  const phone = await ctx.db.transaction().execute(async (trx) => {
    const merge = await takeWaiting(ctx, trx, { id, version })
    if (merge[`${side}_proof`] !== null) {
      throw new Refusal('conflict', { message: texts.provenAlready })
    }
    const subject = { kind: 'merge', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.codeSent, subject, after: { side } })
    return merge[`${side}_phone`]
  })
  await sendCode(ctx, codeFor(id, phone, caller))
  return tellAndRead(ctx, id)
}

export async function proveByCode(
  ctx: Context,
  { id, version, side, code }: ParsedInput<typeof api.proveByCode>,
  caller: Caller,
): Promise<api.MergeRecord> {
  // A wrong try stays counted, so that the refusal is told after the commit.
  const refusal = await ctx.db.transaction().execute(async (trx) => {
    const merge = await trx
      .selectFrom('person_merge')
      .select(['from_phone', 'to_phone', 'state', 'version'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (merge?.state === 'waiting' && merge.version === version) {
      const wrong = await tryCode(ctx, trx, {
        ...codeFor(id, merge[`${side}_phone`], caller),
        code,
      })
      if (wrong) return wrong
    }
    await prove(ctx, trx, { id, version, side, proof: 'code', words: '' }, caller)
    return null
  })
  if (refusal) throw refusal
  return tellAndRead(ctx, id)
}

export async function proveByWords(
  ctx: Context,
  { words, ...at }: ParsedInput<typeof api.proveByWords>,
  caller: Caller,
): Promise<api.MergeRecord> {
  await ctx.db
    .transaction()
    .execute((trx) => prove(ctx, trx, { ...at, proof: 'words', words }, caller))
  return tellAndRead(ctx, at.id)
}

function codeFor(id: number, phone: string, caller: Caller) {
  const desk = `desk:${getStaff(caller).id}`
  return {
    phone,
    purpose: 'merge',
    subject: `merge:${id}`,
    asker: { ip: caller.ip },
    pharmacy: desk,
  } as const
}

interface Proving {
  id: number
  version: number
  side: MergeSide
  proof: PhoneProof
  words: string
}

async function prove(
  ctx: Context,
  trx: Db,
  { id, version, side, proof, words }: Proving,
  caller: Caller,
): Promise<void> {
  const by = getStaff(caller).id
  const set =
    side === 'from'
      ? { from_proof: proof, from_words: words, from_proven_by: by }
      : { to_proof: proof, to_words: words, to_proven_by: by }
  await takeWaiting(ctx, trx, { id, version }, set)
  const subject = { kind: 'merge', id } as const
  await recordAudit(ctx, trx, caller, { action: texts.proven, subject, after: { side, proof } })
}
