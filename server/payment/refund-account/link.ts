import { days } from '#domain/kernel/durations.ts'
import { refundAccountPath, shortRefundPath } from '#domain/payment/refund-account/link.ts'
import { linkDays } from '#domain/payment/refund-account/states.ts'
import type { Context } from '../../context.ts'
import { refundTokenOf } from './token.ts'

type LinkContext = Pick<Context, 'config' | 'clock'>

/** The page where this refund's account is told, for whoever sees its order anyway. */
export function refundPathOf(ctx: LinkContext, refundId: number): string {
  return refundAccountPath(tokenOf(ctx, refundId))
}

/** The same as a message writes it, without a scheme. */
export function refundLinkOf(ctx: LinkContext, refundId: number): string {
  const { host } = new URL(ctx.config.publicUrl)
  return `${host}${shortRefundPath}${tokenOf(ctx, refundId)}`
}

function tokenOf({ config, clock }: LinkContext, refundId: number): string {
  const endsAt = new Date(clock.now().getTime() + days(linkDays))
  return refundTokenOf(config.secretKey, { refundId, endsAt })
}
