import sharp from 'sharp'
import type { Input } from '#domain/contract.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import * as api from '#domain/order/return-request/api.ts'
import type { TestShop } from './app.ts'

/** A photo as a browser sends it. */
export const returnPhoto = await photoOf('#c0392b')

async function photoOf(background: string): Promise<string> {
  const create = { width: 400, height: 300, channels: 3 as const, background }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

type Order = Pick<PlacedOrder, 'code' | 'view_token'>
type Change = Partial<Input<typeof api.askReturn>>

/** The buyer asks to give one piece of the first line back, by the order's token unless said otherwise. */
export function askBack(
  shop: TestShop,
  { code, view_token: token }: Order,
  change: Change = {},
  sent: { headers?: Record<string, string>; from?: string } = {},
): Promise<api.OrderReturns> {
  return shop.call(
    api.askReturn,
    {
      code,
      token,
      reason: 'damaged',
      words: 'Hộp bị móp',
      contact_phone: '0901234567',
      pieces: [{ line_no: 1, quantity: 1 }],
      photos: [returnPhoto],
      ...change,
    },
    sent,
  )
}

export function seeReturns(
  shop: TestShop,
  { code, view_token: token }: Order,
): Promise<api.OrderReturns> {
  return shop.call(api.getOrderReturns, { code, token })
}
