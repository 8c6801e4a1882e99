import type { Cart } from '#domain/cart/cart.ts'
import type { Output } from '#domain/contract.ts'
import { checkVouchers } from '#domain/voucher/api.ts'
import { api } from '#web/api.ts'

export type CheckedVoucher = Output<typeof checkVouchers>[number]

/** As many as the shop judges at once. */
export const checkedAtOnce = 20

/** What the shop says of these codes on the cart's goods. */
export function askAboutVouchers(
  codes: readonly string[],
  { lines }: Pick<Cart, 'lines'>,
  signal?: AbortSignal,
): Promise<CheckedVoucher[]> {
  const products = lines.slice(0, 100).map(({ item, quantity }) => ({ id: item.id, quantity }))
  return api.call(checkVouchers, { codes: codes.slice(0, checkedAtOnce), products }, { signal })
}
