import { z } from 'zod'
import { vnPostStep } from '#domain/shipping/carrier-words.ts'
import { askCarrier, type Asked } from './ask-carrier.ts'
import { readLocalTime } from './read-time.ts'
import type { CarrierPush, CreatedParcel, SentParcel } from './sent-parcel.ts'

/** VNPost's express service (EMS), API v1; the merchant's token opens it. */
export interface VnPostAccount {
  base: string
  token: string
  timeout?: number | undefined
}

const envelope = z.object({
  code: z.string().max(60),
  message: z.string().max(2000).nullish(),
  data: z.unknown().optional(),
})
const parcelData = z.object({ tracking_code: z.coerce.string().min(1).max(60) })

/** Makes a parcel under our reference; `exists` where one of that reference was made before. */
export async function createVnPost(
  account: VnPostAccount,
  parcel: SentParcel,
): Promise<CreatedParcel> {
  const { sender, receiver } = parcel
  const asked = await askCarrier(addressOf(account, '/api/v1/orders/create-v2'), {
    timeout: account.timeout,
    body: {
      order_code: parcel.reference,
      from_name: sender.name,
      from_phone: sender.phone,
      from_address: sender.address,
      to_name: receiver.name,
      to_phone: receiver.phone,
      to_address: receiver.address,
      product_name: parcel.contents,
      total_amount: parcel.value,
      total_quantity: parcel.pieces,
      total_weight: parcel.weight,
      money_collect: parcel.cod,
      description: parcel.note,
    },
  })
  const said = read(asked)
  if (said.outcome !== 'said') return said
  const made = parcelData.safeParse(said.data)
  return made.success
    ? { outcome: 'created', trackingCode: made.data.tracking_code }
    : { outcome: 'unclear', code: 'malformed' }
}

/** The number of the parcel of a reference; null where there is none, or nobody can say. */
export async function findVnPost(
  account: VnPostAccount,
  reference: string,
): Promise<string | null> {
  const path = `/api/v1/orders/tracking/${encodeURIComponent(reference)}`
  const { timeout } = account
  const said = read(await askCarrier(addressOf(account, path), { method: 'GET', timeout }))
  if (said.outcome !== 'said') return null
  return parcelData.safeParse(said.data).data?.tracking_code ?? null
}

/** True once it is called back, or there is nothing to call back any more. */
export async function cancelVnPost(account: VnPostAccount, trackingCode: string): Promise<boolean> {
  const asked = await askCarrier(addressOf(account, '/api/v1/orders/cancel'), {
    timeout: account.timeout,
    body: { tracking_code: trackingCode },
  })
  return read(asked).outcome === 'said'
}

const pushed = z.object({
  tracking_code: z.coerce.string().min(1).max(60),
  order_code: z.string().max(60).nullish(),
  status_code: z.coerce.string().max(20),
  datetime: z.string().max(40),
})

/** What a push says; null when it is none. Whose it is was proven before. */
export function readVnPost(push: unknown): CarrierPush | null {
  const { data } = pushed.safeParse(push)
  const happenedAt = data && readLocalTime(data.datetime)
  if (!data || !happenedAt) return null
  return {
    trackingCode: data.tracking_code,
    ...(data.order_code && { reference: data.order_code }),
    statusCode: data.status_code,
    step: vnPostStep(data.status_code),
    happenedAt,
  }
}

/** Its protocol has the token in the address: nobody logs these. */
function addressOf({ base, token }: VnPostAccount, path: string): string {
  return `${base}${path}?${new URLSearchParams({ merchant_token: token }).toString()}`
}

function read(
  asked: Asked,
): { outcome: 'said'; data: unknown } | Exclude<CreatedParcel, { outcome: 'created' }> {
  if (asked.outcome === 'unclear') return asked
  const { data: answer } = envelope.safeParse(asked.body)
  if (!answer) return { outcome: 'unclear', code: 'malformed' }
  if (asked.status < 400 && answer.code === 'success') return { outcome: 'said', data: answer.data }
  const message = (answer.message ?? answer.code).slice(0, 200)
  return /duplicat|exist|đã tồn tại|trùng/i.test(`${answer.code} ${message}`)
    ? { outcome: 'exists' }
    : { outcome: 'refused', message }
}
