import type { reportCounterfeit as endpoint } from '#domain/genuine/api.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { provinceOfPlace } from '#domain/genuine/province-of-place.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { runOnce } from '../platform/idempotency.ts'
import { findCode } from './find-code.ts'
import { hashCode } from './code-hash.ts'
import { listNamedProvinces } from './provinces.ts'
import { redraw } from './redraw-photo.ts'
import { referenceOf } from './report-reference.ts'
import { insertReport } from './report-queries.ts'

/**
 * Keeps a member's suspicion for staff to follow up. Refusals: `invalidInput` for a picture that is
 * none, `rateLimited` after ten a day.
 */
export async function reportCounterfeit(
  ctx: Context,
  input: ParsedInput<typeof endpoint>,
  caller: Caller,
): Promise<Output<typeof endpoint>> {
  const member = getMember(caller)
  const scope = `POST /genuine/report ${member.id}`
  const provinces = await listNamedProvinces(ctx, 'all')
  const photo = await redrawWithin(ctx, member.id, input.photo)
  return runOnce(ctx, { scope, key: caller.idempotencyKey!, body: input }, async (trx) => {
    // Only here: whoever asks again gets the first answer, also when it was the last of the day.
    await ctx.limits.consume('counterfeitReport', String(member.id))
    const found = await findCode({ ...ctx, db: trx }, input.code)
    const id = await insertReport(trx, {
      phone: member.phone,
      codeMasked: maskCode(input.code),
      codeHash: found?.hash ?? hashCode(ctx.config, input.code),
      batchId: found?.batch.id ?? null,
      place: input.place,
      description: input.description,
      photo,
      province: provinceOfPlace(input.place, provinces),
      at: ctx.clock.now(),
    })
    return { reference: referenceOf(id) }
  })
}

/**
 * Before the transaction: drawing takes long, and nobody shall wait for a connection meanwhile. Whoever
 * has used up the day draws nothing; a first run is then refused, a repeated one gets its answer.
 */
async function redrawWithin(ctx: Context, memberId: number, photo: string | undefined) {
  if (photo === undefined) return null
  const wait = await ctx.limits.waitFor('counterfeitReport', String(memberId))
  return wait > 0 ? null : redraw(photo, `member ${memberId}`)
}
