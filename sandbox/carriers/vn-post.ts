import { z } from 'zod'
import { sandboxCarrierSecrets as secrets, type CarrierBooks } from './play-carriers.ts'

const order = z.object({
  order_code: z.string().min(1),
  from_address: z.string().min(5),
  to_name: z.string().min(1),
  to_phone: z.string().min(9),
  to_address: z.string().min(5),
  total_weight: z.int().min(1),
  money_collect: z.int().min(0),
})

/** What VNPost answers, by its path. */
export function answerVnPost(
  books: CarrierBooks,
  path: string,
  { body, shownToken }: { body: unknown; shownToken: string | null },
): object {
  if (shownToken !== secrets.vnPost || books.mood === 'noLogin') {
    return { code: 'token_invalid', message: 'Token không đúng' }
  }
  if (path === '/api/v1/orders/create-v2') return answerCreate(books, body)
  if (path === '/api/v1/orders/cancel') {
    const code = (body as { tracking_code?: unknown } | null)?.tracking_code
    return typeof code === 'string' && books.cancel(code)
      ? { code: 'success' }
      : { code: 'not_found', message: 'Không có vận đơn' }
  }
  const reference = /^\/api\/v1\/orders\/tracking\/([^/]+)$/.exec(path)?.[1]
  const found = reference && books.find(decodeURIComponent(reference))
  return found
    ? { code: 'success', data: { tracking_code: found.trackingCode } }
    : { code: 'not_found', message: 'Không có vận đơn' }
}

/** What it tells the shop of a parcel. */
export function vnPostPush(
  parcel: { reference: string; trackingCode: string; cod: number },
  { status, at }: { status: number; at: Date },
) {
  return {
    tracking_code: parcel.trackingCode,
    order_code: parcel.reference,
    status_code: status,
    status_name: `Trạng thái ${status}`,
    datetime: new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    money_collect: parcel.cod,
    total_fee: 25_000,
  }
}

function answerCreate(books: CarrierBooks, body: unknown): object {
  const asked = order.safeParse(body).data
  if (!asked) return { code: 'invalid', message: 'Dữ liệu không hợp lệ' }
  if (books.mood === 'refuse')
    return { code: 'address_invalid', message: 'Địa chỉ không giao được' }
  const made = books.make({
    reference: asked.order_code,
    cod: asked.money_collect,
    weight: asked.total_weight,
    address: asked.to_address,
  })
  return made
    ? { code: 'success', data: { tracking_code: made.trackingCode } }
    : { code: 'order_code_exist', message: 'Mã đơn đã tồn tại' }
}
