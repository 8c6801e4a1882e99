import { z } from 'zod'
import { sandboxCarrierSecrets as secrets, type CarrierBooks } from './play-carriers.ts'

const token = 'token-of-the-sandbox'

const login = z.object({ USERNAME: z.string(), PASSWORD: z.string() })
const order = z.object({
  ORDER_NUMBER: z.string().min(1),
  CHECK_UNIQUE: z.literal(true),
  RECEIVER_ADDRESS: z.string().min(5),
  RECEIVER_PHONE: z.string().min(9),
  SENDER_ADDRESS: z.string().min(5),
  ORDER_PAYMENT: z.int().min(1).max(4),
  ORDER_SERVICE: z.string().min(2),
  PRODUCT_WEIGHT: z.int().min(1),
  MONEY_COLLECTION: z.int().min(0),
})
const change = z.object({ TYPE: z.literal(4), ORDER_NUMBER: z.string() })

/** What Viettel Post answers, by its path; refusals come with HTTP 200, as its own do. */
export function answerViettelPost(
  books: CarrierBooks,
  path: string,
  { body, shownToken }: { body: unknown; shownToken: string | undefined },
): object {
  if (path === '/v2/user/Login') return answerLogin(books, body)
  if (shownToken !== token) return refused('Token invalid')
  if (path === '/v2/order/createOrderNlp') return answerCreate(books, body)
  if (path === '/v2/order/UpdateOrder') {
    const asked = change.safeParse(body)
    const isDone = asked.success && books.cancel(asked.data.ORDER_NUMBER)
    return isDone ? said(null) : refused('Order not found')
  }
  return refused('Not found')
}

/** What it tells the shop of a parcel. */
export function viettelPostPush(
  parcel: { reference: string; trackingCode: string; cod: number; weight: number },
  { status, at }: { status: number; at: Date },
) {
  return {
    DATA: {
      ORDER_NUMBER: parcel.trackingCode,
      ORDER_REFERENCE: parcel.reference,
      ORDER_STATUS: status,
      ORDER_STATUSDATE: clockOf(at),
      STATUS_NAME: `Trạng thái ${status}`,
      LOCALION_CURRENTLY: '',
      NOTE: '',
      MONEY_COLLECTION: parcel.cod,
      PRODUCT_WEIGHT: parcel.weight,
    },
    TOKEN: secrets.viettelPostHook,
  }
}

function answerLogin(books: CarrierBooks, body: unknown): object {
  const asked = login.safeParse(body).data
  const isRight =
    asked?.USERNAME === secrets.viettelPostUser && asked.PASSWORD === secrets.viettelPost
  return isRight && books.mood !== 'noLogin'
    ? said({ token, userId: 1 })
    : refused('Tài khoản hoặc mật khẩu không đúng')
}

function answerCreate(books: CarrierBooks, body: unknown): object {
  const asked = order.safeParse(body).data
  if (!asked) return refused('Dữ liệu không hợp lệ')
  if (books.mood === 'refuse') return refused('Không nhận diện được địa chỉ người nhận')
  const made = books.make({
    reference: asked.ORDER_NUMBER,
    cod: asked.MONEY_COLLECTION,
    weight: asked.PRODUCT_WEIGHT,
    address: asked.RECEIVER_ADDRESS,
  })
  if (!made) return refused('Mã đơn hàng đã tồn tại')
  return said({
    ORDER_NUMBER: made.trackingCode,
    MONEY_COLLECTION: made.cod,
    EXCHANGE_WEIGHT: made.weight,
    MONEY_TOTAL: 25_000,
  })
}

function said(data: unknown) {
  return { status: 200, error: false, message: 'OK', data }
}

function refused(message: string) {
  return { status: 201, error: true, message, data: null }
}

/** `28/11/2026 16:05:09`, as its clock in Vietnam shows it. */
function clockOf(at: Date): string {
  const iso = new Date(at.getTime() + 7 * 3_600_000).toISOString()
  const [year, month, day] = iso.slice(0, 10).split('-')
  return `${day}/${month}/${year} ${iso.slice(11, 19)}`
}
