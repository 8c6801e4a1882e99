import { z } from 'zod'
import { orderCodeField } from '../order/fields.ts'
import { maxCartLines } from './limits.ts'

const productId = z.int().min(1).max(2_147_483_647)

/** What a visitor puts beside their words; the server looks up what it is. */
export const attachedInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), id: productId }),
  z.object({
    kind: z.literal('cart'),
    lines: z
      .array(z.object({ id: productId, quantity: z.int().min(1).max(9999) }))
      .min(1)
      .max(maxCartLines),
  }),
  /** The visitor's own: of their account, or opened by the token of its link. */
  z.object({
    kind: z.literal('order'),
    code: orderCodeField,
    token: z.string().max(200).optional(),
  }),
])
export type Attached = z.output<typeof attachedInput>

const productCard = z.object({
  kind: z.literal('product'),
  id: z.int(),
  name: z.string(),
  /** Its page. */
  path: z.string(),
  thumbnail: z.string().optional(),
  /** Đồng, as it was then. */
  price: z.int().nullable(),
})

/** As it was when it was sent: prices and states go on without it. */
export const chatCard = z.discriminatedUnion('kind', [
  productCard,
  z.object({
    kind: z.literal('cart'),
    lines: z.array(
      z.object({
        name: z.string(),
        path: z.string(),
        quantity: z.int(),
        price: z.int().nullable(),
      }),
    ),
    total: z.int(),
  }),
  z.object({
    kind: z.literal('order'),
    code: z.string(),
    state: z.string(),
    total: z.int(),
    placed_at: z.string(),
  }),
  /** Answers of the experts that fit what was asked. */
  z.object({
    kind: z.literal('answers'),
    items: z.array(z.object({ title: z.string(), path: z.string(), expert: z.string() })),
  }),
])
export type ChatCard = z.output<typeof chatCard>
