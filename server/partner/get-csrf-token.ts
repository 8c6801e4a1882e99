import type { Output } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/partner/api.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getPartner } from '../platform/http/access.ts'
import { issuePartnerToken, openTokenKey } from './door/csrf-token.ts'

/** A token for the partner's writes, which its token key alone reads. */
export async function getPartnerCsrfToken(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getPartnerCsrfToken>> {
  const { id } = getPartner(caller)
  const found = await ctx.db
    .selectFrom('partner')
    .select('token_key')
    .where('id', '=', id)
    .executeTakeFirst()
  const key = found?.token_key && openTokenKey(ctx.config, found.token_key)
  if (!key) throw new Refusal('notFound', { message: texts.noTokenKey })
  return { data: { token: issuePartnerToken(ctx, id, key) } }
}
