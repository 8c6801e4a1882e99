import type { z } from 'zod'
import {
  storedCartSchema,
  storedGiftSchema,
  storedLineSchema,
  storedOrderType,
  storedVoucherSchema,
  toStoredCart,
} from './api.ts'
import { emptyCart, isEmptyCart, type Cart, type CartLine } from './cart.ts'

/** The cart behind a stored text; anything foreign, broken or empty is an empty cart. */
export function parseCart(text: string | null): Cart {
  const stored = storedCartSchema.safeParse(parseJson(text)).data
  if (!stored) return emptyCart
  const cart: Cart = {
    lines: uniqueLines(readable(stored.items, storedLineSchema)),
    gifts: readable(stored.gifts, storedGiftSchema).map(({ target, ...gift }) => ({
      ...gift,
      pointCost: target,
    })),
    vouchers: readable(stored.vouchers, storedVoucherSchema),
    createdOn: stored.timeCreate?.replaceAll('/', '-') ?? null,
    orderType: storedOrderType(stored.isOrderVNVC),
  }
  return isEmptyCart(cart) ? emptyCart : cart
}

export function serializeCart(cart: Cart): string {
  return JSON.stringify(toStoredCart(cart))
}

function readable<T extends z.ZodType>(values: readonly unknown[], schema: T): z.output<T>[] {
  return values.flatMap((value) => {
    const { success, data } = schema.safeParse(value)
    return success ? [data] : []
  })
}

function uniqueLines(lines: readonly CartLine[]): CartLine[] {
  return [...new Map(lines.map((line) => [line.item.id, line])).values()]
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
