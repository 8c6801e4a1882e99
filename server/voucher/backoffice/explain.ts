import { toPage } from '#domain/paging.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/voucher/backoffice.ts'
import type { Context } from '../../context.ts'
import { findAccount } from '../../loyalty/index.ts'
import { priceLines } from '../check-vouchers.ts'
import { evaluateVouchers } from '../evaluate-vouchers.ts'
import { findHolders } from '../holder.ts'
import { findCampaignOf, listUses } from './campaign-queries.ts'

/** The same rules and words as a cart's: for whoever has this phone, member or guest. Counts no try. */
export async function explainVoucher(
  ctx: Context,
  { code, phone, products }: ParsedInput<typeof api.explainVoucher>,
): Promise<Output<typeof api.explainVoucher>> {
  const today = ctx.clock.today()
  const account = phone ? await findAccount(ctx.db, { phone }, today) : null
  const member = account?.memberId === null ? null : account
  const who = { accountId: member?.id ?? null, phone: phone ?? '', isProven: false, today }
  const [lines, holders, campaign] = await Promise.all([
    products.length > 0 ? priceLines(ctx, products) : null,
    phone ? findHolders(ctx, ctx.db, who) : null,
    findCampaignOf(ctx, code),
  ])
  const asked = { codes: [code], account: member, holders, lines, today }
  const [found] = await evaluateVouchers(ctx, ctx.db, asked)
  const about = { is_member: member !== null, ...(campaign ? { campaign } : {}) }
  if (found!.usable) return { ...about, usable: true, saving: vnd(found!.saving) }
  const { problem, reason } = found!
  return { ...about, usable: false, problem, reason, saving: vnd(0) }
}

/** What used a campaign's vouchers. */
export async function listCampaignUses(
  ctx: Context,
  { id, page, limit }: ParsedInput<typeof api.listCampaignUses>,
): Promise<Output<typeof api.listCampaignUses>> {
  const { rows, total } = await listUses(ctx.db, id, { limit, offset: (page - 1) * limit })
  if (total === 0 && !(await hasCampaign(ctx, id))) throw new Refusal('notFound')
  const items = rows.map(({ id: useId, cause, saving, state, created_at }) => ({
    id: useId,
    at: toVietnamIso(created_at),
    order_code: cause.startsWith('order:') ? cause.slice('order:'.length) : undefined,
    saving: vnd(saving),
    state,
  }))
  return toPage(items, total, page, limit)
}

async function hasCampaign({ db }: Context, id: number): Promise<boolean> {
  const rows = await db.selectFrom('voucher_campaign').select('id').where('id', '=', id).execute()
  return rows.length > 0
}
