import sharp from 'sharp'
import type { reportCounterfeit as endpoint } from '#domain/genuine/api.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { genuineTexts } from '#domain/genuine/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/actor.ts'
import { runOnce } from '../platform/idempotency.ts'
import { findCode } from './find-code.ts'
import { hashCode } from './code-hash.ts'
import { referenceOf } from './report-reference.ts'
import { insertReport } from './report-store.ts'

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
  return runOnce(ctx, { scope, key: caller.idempotencyKey!, body: input }, async (trx) => {
    // Only here: whoever asks again gets the first answer, also when it was the last of the day.
    await ctx.limits.consume('counterfeitReport', String(member.id))
    const photo = input.photo === undefined ? null : await redraw(input.photo)
    const found = await findCode({ ...ctx, db: trx }, input.code)
    const id = await insertReport(trx, {
      phone: member.phone,
      codeMasked: maskCode(input.code),
      codeHash: hashCode(ctx.config, input.code),
      batchId: found?.batch.id ?? null,
      place: input.place,
      description: input.description,
      photo,
      at: ctx.clock.now(),
    })
    return { reference: referenceOf(id) }
  })
}

const mostPixels = 50_000_000
const longestSide = 1600
/** What a drawing (SVG) names would be fetched while it is drawn. */
const photoFormats = new Set(['jpeg', 'png', 'webp'])

/** Decoded and drawn anew: what is kept is a picture and nothing else, without where and when it was taken. */
async function redraw(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!photoFormats.has(format)) throw new Error(`a ${format} is no photo`)
    return await image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw new Refusal('invalidInput', { fields: { photo: genuineTexts.photoUnreadable } })
  }
}
