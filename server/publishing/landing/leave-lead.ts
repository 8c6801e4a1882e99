import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type * as api from '#domain/publishing/api.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import type { LandingBody } from '#domain/publishing/landing.ts'
import { leadTexts } from '#domain/publishing/lead-texts.ts'
import { verifyCaptcha } from '../../captcha/index.ts'
import type { Caller, Context } from '../../context.ts'
import { holdMember, holdMemberOf } from '../../identity/index.ts'
import { networkOf } from '../../platform/network.ts'
import { findPublished } from '../published.ts'
import { isFormClosed } from './get-landing-page.ts'

/**
 * Keeps who asked to be called, with the page's words at that moment. Refuses `notFound` when the page is not in
 * force or has no such form any more. The same phone again changes nothing. Whoever is being erased, by account or
 * by phone, leaves nothing behind: this waits, or the erasing finds it.
 */
export async function leaveLead(
  ctx: Context,
  { slug, block: key, name, phone, captcha }: ParsedInput<typeof api.leaveLead>,
  caller: Caller,
): Promise<Output<typeof api.leaveLead>> {
  // Looked at as the public sees it now, whenever staff may be walking the shop.
  const found = isSlug(slug) ? await findPublished(ctx, 'landing', slug, {}) : null
  const form = found && findForm(ctx, found.body, key)
  if (!form) throw new Refusal('notFound')
  const network = networkOf(caller.ip)
  await ctx.limits.consume('leadAddress', network)
  const isFew = await ctx.limits.take('firstLeadsAddress', network)
  if (!isFew) await verifyCaptcha(ctx, { token: captcha, action: 'lead', address: caller.ip })
  const { purpose } = form.fields
  await ctx.db.transaction().execute(async (trx) => {
    if (caller.member) await holdMember(trx, caller.member.id)
    await holdMemberOf(trx, phone)
    await trx
      .insertInto('content_lead')
      .values({
        item_id: found.id,
        revision_id: found.revisionId,
        block: key,
        name,
        phone,
        purpose,
        consent: leadTexts.consent(purpose),
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['item_id', 'block', 'phone']).doNothing())
      .execute()
  })
  return { received: true }
}

function findForm(ctx: Context, { blocks }: LandingBody, key: string) {
  const block = blocks.find((each) => each.key === key)
  if (block?.type !== 'lead' || block.hidden || isFormClosed(ctx, block.fields)) return null
  return block satisfies PageBlock
}
