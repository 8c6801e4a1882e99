import { reviewsAddress } from '#domain/review/review-address.ts'
import { hiddenReasonLabels, type HiddenReason } from '#domain/review/states.ts'
import type { Context } from '../context.ts'
import { tellMember } from '../identity/index.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

/** Tells a writer why nobody reads their review and where to put it right; the profile says it all the same. */
export async function tellWriter(
  ctx: Context,
  { reviewId, version }: { reviewId: number; version: number },
): Promise<void> {
  const text = `
    select r.member_id as "memberId", r.hidden_reason as "hiddenReason", l.product_name as product
    from product_review r join order_line l using (order_id, line_no) where r.id = $1 and r.version = $2`
  const [hidden] = await queryRows<Hidden>(ctx.db, text, [reviewId, version])
  // Somebody has thought better of it meanwhile, or the account is gone.
  if (!hidden?.hiddenReason || hidden.memberId === null) return
  const values = {
    product: shortName(hidden.product),
    reason: hiddenReasonLabels[hidden.hiddenReason].toLocaleLowerCase('vi'),
    link: reviewsAddress(ctx.config.publicUrl),
  }
  const dedupeKey = `review-hidden:${reviewId}:${version}`
  await tellMember(ctx, hidden.memberId, { dedupeKey, template: 'reviewHidden', values })
}

interface Hidden extends CamelRow<'product_review', 'member_id'> {
  hiddenReason: HiddenReason | null
  product: Column<'order_line', 'product_name'>
}

/** Names of products are long, and messages are paid by their length. */
function shortName(product: string): string {
  return product.length <= 60 ? product : `${product.slice(0, 57)}...`
}
