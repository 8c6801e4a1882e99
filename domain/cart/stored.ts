import * as v from 'valibot'
import {
  storedCartSchema,
  storedGiftSchema,
  storedLineSchema,
  storedOrderType,
  storedVoucherSchema,
  toStoredCart,
} from './api.ts'
import { emptyCart, type Cart, type CartLine } from './cart.ts'
import { settleCart } from './change.ts'

/** The cart behind a stored text; anything foreign, broken or empty is an empty cart. */
export function parseCart(text: string | null): Cart {
  const { success, output: stored } = v.safeParse(storedCartSchema, parseJson(text))
  if (!success) return emptyCart
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
  return settleCart(cart)
}

export function serializeCart(cart: Cart): string {
  return JSON.stringify(toStoredCart(cart))
}

function readable<T extends v.GenericSchema>(
  values: readonly unknown[],
  schema: T,
): v.InferOutput<T>[] {
  return values.flatMap((value) => {
    const { success, output } = v.safeParse(schema, value)
    return success ? [output] : []
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
