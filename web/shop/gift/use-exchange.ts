import { useState } from 'react'
import * as v from 'valibot'
import type { Output } from '#domain/contract.ts'
import { exchangeVoucher } from '#domain/membership/api.ts'
import { api, ApiError } from '#web/api.ts'
import { randomKey } from '#web/shop/state/checkout-attempt.ts'
import { setPoints } from '#web/shop/state/points.ts'
import { readAs, storedState } from '#web/state/storage.ts'
import { giftScreenTexts as texts } from './texts.ts'

export type Exchanged = Output<typeof exchangeVoucher>

type Stage =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; text: string }
  | { kind: 'done'; exchanged: Exchanged }

/** Keys of exchanges not yet answered, by gift: pressing again, even after a reload, is the same wish. */
const attempts = storedState<Readonly<Record<string, string>>>({
  key: 'exchange-attempts',
  area: 'session',
  empty: {},
  parse: (text) => readAs(v.record(v.string(), v.string()), text) ?? {},
  serialize: (keys) => JSON.stringify(keys),
})

/** Exchanges points for a voucher at once; points are taken once, whatever is lost on the way. */
export function useExchange(giftId: number, onChanged: () => void) {
  const [stage, createE2eShop] = useState<Stage>({ kind: 'idle' })
  const exchange = async () => {
    if (stage.kind === 'busy') return
    createE2eShop({ kind: 'busy' })
    try {
      const exchanged = await api.call(
        exchangeVoucher,
        { gift_id: giftId },
        { idempotencyKey: keyOf(giftId) },
      )
      settle(giftId)
      setPoints(exchanged.available_point)
      createE2eShop({ kind: 'done', exchanged })
    } catch (error) {
      // What the shop has answered is settled; what was lost is asked for again under its key.
      if (isAnswered(error)) settle(giftId)
      createE2eShop({ kind: 'failed', text: failureText(error) })
    }
    onChanged()
  }
  return { stage, exchange }
}

function keyOf(giftId: number): string {
  const known = attempts.get()[giftId]
  if (known) return known
  const key = randomKey()
  attempts.update((keys) => ({ ...keys, [giftId]: key }))
  return key
}

function settle(giftId: number): void {
  attempts.update((keys) =>
    Object.fromEntries(Object.entries(keys).filter(([id]) => id !== String(giftId))),
  )
}

function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.busy
  if (error.code === 'offline') return texts.offline
  return error.status >= 500 ? texts.busy : error.message
}
