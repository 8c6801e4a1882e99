import { z } from 'zod'
import { viettelPostStep } from '#domain/shipping/carrier-words.ts'
import type { CarrierPush, CreatedParcel, SentParcel } from './sent-parcel.ts'
import { askCarrier, type Asked, type Question } from './ask-carrier.ts'
import { readLocalTime } from './read-time.ts'

/** Viettel Post's partner API v2: `createOrderNlp` reads addresses as they are written. */
export interface ViettelPostAccount {
  base: string
  username: string
  password: string
  service: string
  timeout?: number | undefined
}

const envelope = z.object({
  status: z.number().optional(),
  error: z.boolean().default(false),
  message: z.string().max(2000).nullish(),
  data: z.unknown(),
})
const login = z.object({ token: z.string().min(1).max(4000) })
const created = z.object({ ORDER_NUMBER: z.coerce.string().min(1).max(60) })

type Spoken = { outcome: 'said'; data: unknown } | Exclude<CreatedParcel, { outcome: 'created' }>

/** Makes a parcel under our reference; `exists` where one of that reference was made before. */
export async function createViettelPost(
  account: ViettelPostAccount,
  parcel: SentParcel,
): Promise<CreatedParcel> {
  const said = await speak(account, '/v2/order/createOrderNlp', {
    ORDER_NUMBER: parcel.reference,
    // Of one reference one parcel is made, however often it is asked for.
    CHECK_UNIQUE: true,
    SENDER_FULLNAME: parcel.sender.name,
    SENDER_PHONE: parcel.sender.phone,
    SENDER_ADDRESS: parcel.sender.address,
    RECEIVER_FULLNAME: parcel.receiver.name,
    RECEIVER_PHONE: parcel.receiver.phone,
    RECEIVER_ADDRESS: parcel.receiver.address,
    PRODUCT_NAME: parcel.contents,
    PRODUCT_DESCRIPTION: parcel.contents,
    PRODUCT_QUANTITY: parcel.pieces,
    PRODUCT_PRICE: parcel.value,
    PRODUCT_WEIGHT: parcel.weight,
    PRODUCT_LENGTH: 0,
    PRODUCT_WIDTH: 0,
    PRODUCT_HEIGHT: 0,
    PRODUCT_TYPE: 'HH',
    // 3: the amount is collected as it is, the shipping fee is in it; 1: nothing is collected.
    ORDER_PAYMENT: parcel.cod > 0 ? 3 : 1,
    ORDER_SERVICE: account.service,
    ORDER_SERVICE_ADD: '',
    ORDER_NOTE: parcel.note,
    MONEY_COLLECTION: parcel.cod,
  })
  if (said.outcome !== 'said') return said
  const answer = created.safeParse(said.data)
  return answer.success
    ? { outcome: 'created', trackingCode: answer.data.ORDER_NUMBER }
    : { outcome: 'unclear', code: 'malformed' }
}

/** True once it is called back, or there is nothing to call back any more. */
export async function cancelViettelPost(
  account: ViettelPostAccount,
  trackingCode: string,
): Promise<boolean> {
  const body = { TYPE: 4, ORDER_NUMBER: trackingCode, NOTE: 'Cửa hàng huỷ vận đơn' }
  const said = await speak(account, '/v2/order/UpdateOrder', body)
  return said.outcome === 'said'
}

const pushed = z.object({
  DATA: z.object({
    ORDER_NUMBER: z.coerce.string().min(1).max(60),
    ORDER_REFERENCE: z.string().max(60).nullish(),
    ORDER_STATUS: z.coerce.string().max(20),
    ORDER_STATUSDATE: z.string().max(40),
  }),
})

/** What a push says; null when it is none. Whose it is was proven before. */
export function readViettelPost(push: unknown): CarrierPush | null {
  const { data } = pushed.safeParse(push)
  const happenedAt = data && readLocalTime(data.DATA.ORDER_STATUSDATE)
  if (!data || !happenedAt) return null
  const { ORDER_NUMBER, ORDER_REFERENCE, ORDER_STATUS } = data.DATA
  return {
    trackingCode: ORDER_NUMBER,
    ...(ORDER_REFERENCE && { reference: ORDER_REFERENCE }),
    statusCode: ORDER_STATUS,
    step: viettelPostStep(ORDER_STATUS),
    happenedAt,
  }
}

async function speak(account: ViettelPostAccount, path: string, body: object): Promise<Spoken> {
  const token = await tokenOf(account)
  if (typeof token !== 'string') return token
  return read(await ask(account, path, { headers: { Token: token }, body }))
}

/** Each time anew: parcels are few, and a token that ran out meanwhile looks like any refusal. */
async function tokenOf(
  account: ViettelPostAccount,
): Promise<string | Exclude<Spoken, { outcome: 'said' }>> {
  const { username, password } = account
  const body = { USERNAME: username, PASSWORD: password }
  const said = read(await ask(account, '/v2/user/Login', { body }))
  // Nothing was asked for yet: nothing can have been made.
  if (said.outcome !== 'said') return { outcome: 'away', code: 'login' }
  const known = login.safeParse(said.data)
  return known.success ? known.data.token : { outcome: 'away', code: 'login' }
}

function ask({ base, timeout }: ViettelPostAccount, path: string, question: Question) {
  return askCarrier(`${base}${path}`, { ...question, timeout })
}

/** Refusals come with HTTP 200 and `error: true`. */
function read(asked: Asked): Spoken {
  if (asked.outcome === 'unclear') return asked
  const { data: answer } = envelope.safeParse(asked.body)
  if (!answer) return { outcome: 'unclear', code: 'malformed' }
  if (asked.status < 400 && !answer.error) return { outcome: 'said', data: answer.data }
  const message = (answer.message ?? '').slice(0, 200)
  return isTwice(message) ? { outcome: 'exists' } : { outcome: 'refused', message }
}

function isTwice(message: string): boolean {
  return /đã tồn tại|bị trùng|duplicate|existed/i.test(message)
}
