import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { getOwnAccount } from './own-account.ts'

/** The number with its bars, as a pharmacy's scanner reads them. */
export async function getMemberCard(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getMemberCard>> {
  const { loyaltyNumber } = await getOwnAccount(ctx, caller)
  // Two megabytes that only whoever looks at a card needs.
  const { toSVG } = await import('bwip-js/node')
  const svg = toSVG({ bcid: 'code128', text: loyaltyNumber, height: 14, scale: 2 })
  return {
    loyalty_number: loyaltyNumber,
    barcode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}
