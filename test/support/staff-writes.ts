import sharp from 'sharp'
import { listCatalogChoices } from '#domain/catalog/desk/api.ts'
import { listOldPlaces, listWards } from '#domain/location/api.ts'
import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { saveStoreLink, saveStoreUser } from '#server/drugstore/index.ts'
import type { TestShop } from './app.ts'
import { giveUp } from './jobs.ts'
import { hearEvents, live } from './order-lives.ts'
import {
  beginPaying,
  doubtedByVnpay,
  listReceipts,
  movement,
  referenceOf,
  tellBank,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from './payments.ts'
import { askBack } from './return-requests.ts'
import { guestOrder, stockShelf, type ShelfProduct } from './shelf.ts'
import { codeOf, hireStaff, staffPassword, type StaffMember } from './staff.ts'
import { ensureStore } from './store.ts'

/** Whom a write is tried with: an admin just hired, for this write alone. */
export interface Desk {
  shop: TestShop
  admin: StaffMember
}

/** Prepares what a write needs and gives the smallest input that succeeds. */
type MinimalInput = (desk: Desk) => Promise<Record<string, unknown>> | Record<string, unknown>

/**
 * Each write of the desk with an input that works, by its key. A new write is not done before it
 * stands here: the walk proves that it leaves its line in the audit.
 */
export const staffWrites: Record<string, MinimalInput> = {
  'POST /admin/auth/logout': () => ({}),
  'PUT /admin/auth/password': ({ shop, admin }) => {
    shop.ctx.clock.advance(60_000)
    const totp = codeOf(shop, admin)
    return { old_password: staffPassword, password: 'bốn mùa hoa nở', totp }
  },
  'POST /admin/staff': () => ({ username: 'nhan-vien-moi', ...person }),
  'PUT /admin/staff/{id}': async ({ shop }) => {
    const { id } = await hireStaff(shop, 'content')
    return { id, ...person, status: 'disabled' }
  },
  'POST /admin/staff/{id}/reset': async ({ shop }) => {
    const { id } = await hireStaff(shop, 'content')
    return { id, reason }
  },

  'POST /admin/products': (desk) => productBody(desk, 'moi'),
  'PUT /admin/products/{id}': async (desk) => {
    const body = await productBody(desk, 'sua')
    const { id, version } = await answerOf(desk, 'POST', '/admin/products', body)
    return { ...body, id, version }
  },
  'POST /admin/products/{id}/stock': async (desk) => {
    const { id } = await shelfProduct(desk)
    return { id, kind: 'receive', change: 5, reason }
  },
  'POST /file/upload': () => ({ file: onePixel }),
  'PUT /admin/settings/{key}': () => ({ key: 'ORDER_OTP', value: false, version: 0, reason }),

  'POST /admin/employees': () => ({ number: 'NV001', name, phones: [], reason }),
  'PUT /admin/employees/{id}': async (desk) => {
    const { id } = await employee(desk, 'NV002')
    return { id, number: 'NV002', name, active: false, reason }
  },
  'POST /admin/employees/{id}/phones': async (desk) => {
    const { id } = await employee(desk, 'NV003')
    return { id, phone: '0901000003', reason }
  },
  'POST /admin/employees/{id}/phones/remove': async (desk) => {
    const { id } = await employee(desk, 'NV004', ['0901000004'])
    return { id, phone: '0901000004', reason }
  },
  'POST /admin/employees/import': () => {
    const csv = 'Mã nhân viên,Họ tên,Số điện thoại,Trạng thái\nNV005,Lê Quang Minh,0901000005,\n'
    return { csv, dry_run: false, reason }
  },

  'POST /admin/drugstores': () => ({ code: 'NT-MOI', ...store, reason }),
  'PUT /admin/drugstores/{code}': async ({ shop }) => {
    await ensureStore(shop, 'NT-SUA')
    return { code: 'NT-SUA', ...store, status: 'disabled', version: 1, reason }
  },
  'POST /admin/drugstores/{code}/accounts': async ({ shop }) => {
    await ensureStore(shop, 'NT-TK')
    return { code: 'NT-TK', username: 'nt-tk', full_name: name, role: 'staff', reason }
  },
  'PUT /admin/drugstores/{code}/accounts/{id}': async (desk) => {
    const account = { full_name: name, role: 'owner', status: 'disabled' }
    return { ...(await storeAccount(desk, 'NT-TK1')), ...account, reason }
  },
  'POST /admin/drugstores/{code}/accounts/{id}/reset': async (desk) => {
    return { ...(await storeAccount(desk, 'NT-TK2')), reason }
  },
  'POST /admin/drugstores/{code}/links': async ({ shop }) => {
    await ensureStore(shop, 'NT-LK')
    return { code: 'NT-LK', target: '/nha-thuoc/', islogin: false, note: '', reason }
  },
  'PUT /admin/drugstores/{code}/links/{id}': async ({ shop }) => {
    const storeId = await ensureStore(shop, 'NT-LK1')
    const link = { target: '/nha-thuoc/', islogin: false } as const
    const id = await saveStoreLink(shop.ctx, shop.ctx.db, { ...link, storeId })
    return { code: 'NT-LK1', id, islogin: true, note: 'Quầy 2', status: 'active', reason }
  },
  'POST /admin/drugstores/import': () => {
    const file = Buffer.from('Mã nhà thuốc,Tên nhà thuốc\nNT-TEP,Nhà thuốc Từ Tệp\n')
    return { file, dry_run: 'false', reason }
  },

  'POST /admin/orders/{code}/move': async (desk) => {
    const { code } = await place(desk)
    return { code, event: 'staffCancelled', status: 'processing', reason }
  },
  'POST /admin/orders/{code}/notes': async (desk) => {
    const { code } = await place(desk)
    return { code, text: 'Khách hẹn giao buổi chiều' }
  },
  'POST /admin/orders/{code}/return': async (desk) => {
    const { code } = await place(desk)
    for (const [status, event] of [
      ['processing', 'handedToCarrier'],
      ['shipping', 'delivered'],
    ]) {
      await answerOf(desk, 'POST', `/admin/orders/${code}/move`, { event, status })
    }
    return { code, pieces: [{ line_no: 1, quantity: 1 }], restock: true, reason }
  },

  'POST /admin/return-requests/{id}/accept': async (desk) => {
    return { id: await returnRequest(desk), answer: 'Người giao đến lấy hàng trong hai ngày' }
  },
  'POST /admin/return-requests/{id}/refuse': async (desk) => {
    return { id: await returnRequest(desk), answer: 'Hộp đã mở niêm phong' }
  },

  'POST /admin/orders/{code}/ward': async (desk) => {
    const { code, address } = await placeUnsure(desk)
    const { province_id, district_id, ward_id } = address!
    return { code, province_id, district_id, ward_id }
  },

  'POST /admin/bank-transactions/{id}/allocate': async (desk) => {
    const { code, costs } = await place(desk, 'qrCode')
    const id = await transfer(desk, costs.order_total.amount)
    return { id, order_code: code, reason }
  },
  'POST /admin/bank-transactions/{id}/accept-short': async (desk) => {
    const { code, costs } = await place(desk, 'qrCode')
    const id = await transfer(desk, costs.order_total.amount - 5000, code)
    return { id, reason }
  },
  'POST /admin/bank-transactions/{id}/refund': async (desk) => {
    const id = await transfer(desk, 50_000)
    return { id, reason }
  },
  'POST /admin/bank-transactions/{id}/ignore': async (desk) => {
    const id = await transfer(desk, 50_000)
    return { id, reason }
  },
  'POST /admin/refunds/{id}/complete': async (desk) => {
    const id = await refund(desk)
    return { id, proof: 'FT26325777', reason }
  },
  'POST /admin/refunds/{id}/retry': async (desk) => {
    const id = await refund(desk)
    return { id, reason }
  },
  'POST /admin/payments/{reference}/decide': async ({ shop }) => {
    const form = await beginPaying(shop, await waitingOrder(shop))
    await tellVnpay(shop, vnpayNews(form, doubtedByVnpay))
    return { reference: referenceOf(form), outcome: 'failed', proof: 'VNP-12345', reason }
  },

  'POST /admin/dead-letters/{id}/replay': async ({ shop }) => {
    return { id: await giveUp(shop, 'sweep-orders'), reason }
  },
  'POST /admin/dead-letters/replay': async ({ shop }) => {
    await giveUp(shop, 'order.placed.sendOrderConfirmation', { orderId: 1 })
    return { kind: 'order.placed.sendOrderConfirmation', reason }
  },
  'POST /admin/dead-letters/{id}/dismiss': async ({ shop }) => {
    return { id: await giveUp(shop, 'expire-points'), reason }
  },

  'POST /admin/surveys': () => survey,
  'PUT /admin/surveys/{id}': async (desk) => {
    const { id, version } = await answerOf(desk, 'POST', '/admin/surveys', survey)
    return { ...survey, id, version, reason }
  },
  'POST /admin/surveys/{id}/move': async (desk) => {
    const { id, version } = await answerOf(desk, 'POST', '/admin/surveys', survey)
    return { id, version, to: 'published', reason }
  },
}

/** What is sent like a write and changes nothing, with what it does instead. */
export const readsLikeWrites: Record<string, string> = {
  'POST /admin/orders/{code}/return/preview': 'tells what a return would give back',
}

const reason = 'Kiểm tra nhật ký'
const name = 'Lê Quang Minh'
const person = { full_name: name, role: 'care', reason }
const store = { name: 'Nhà thuốc Minh Khai', phone: '', street: '' }

const survey = {
  title: 'Nhu cầu quầy thuốc',
  ...{ intro: '', thanks: '', access: 'all', store_codes: [], reward_points: 0 },
  ...{ opens_on: '2026-11-01', closes_on: '2026-11-30' },
  questions: [{ id: 'q1', kind: 'text', text: 'Quầy cần thêm gì?' }],
}

/** As bytes of a small PNG. */
const onePixel = await sharp({
  create: { width: 800, height: 800, channels: 3, background: '#ffffff' },
})
  .png()
  .toBuffer()

/** Of an order that has just been delivered. */
async function returnRequest(desk: Desk): Promise<number> {
  const { shop } = desk
  const order = await place(desk)
  await live(shop, order.code, 'handedToCarrier', 'delivered')
  await askBack(shop, order)
  const { id } = await shop.ctx.db
    .selectFrom('return_request')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

let products = 0

async function shelfProduct({ shop }: Desk): Promise<ShelfProduct> {
  products += 1
  const [product] = await stockShelf(shop.ctx.db, [{ code: `KE${products}` }])
  return product!
}

async function productBody({ shop, admin }: Desk, slug: string) {
  const { categories, brands } = await shop.call(listCatalogChoices, {}, admin)
  return {
    name: 'Viên uống thử nghiệm',
    slug: `vien-uong-${slug}`,
    product_code: `THU-${slug}`,
    kind: 'supplement',
    category_id: categories[0]!.id,
    sub_category_ids: [],
    brand_id: brands[0]!.id,
    original_price: 200_000,
    discount_price: 180_000,
    estimated_point: 5,
    faqs: [],
    pictures: ['/media/products/jex-1'],
    registration_no: '1234/2025/ĐKSP',
    vaccine_shop: false,
    published: true,
    reason,
  }
}

function employee(desk: Desk, number: string, phones: string[] = []) {
  return answerOf(desk, 'POST', '/admin/employees', { number, name, phones, reason })
}

/** An account of a store, as the desk names it. */
async function storeAccount({ shop }: Desk, code: string) {
  const storeId = await ensureStore(shop, code)
  const login = { username: code.toLowerCase(), password: staffPassword, must_change: true }
  const user = { ...login, storeId, full_name: name, role: 'staff' } as const
  const { id } = (await saveStoreUser(shop.ctx, shop.ctx.db, user))!
  return { code, id }
}

/** A guest's order of one piece, as the shop takes it. */
async function place(desk: Desk, payment_type: 'recieve' | 'qrCode' = 'recieve') {
  const product = await shelfProduct(desk)
  const order = { ...guestOrder([{ product }]), payment_type }
  const placed: PlacedOrder = await desk.shop.call(placeOrder, order)
  await hearEvents(desk.shop)
  return placed
}

/** An order to a ward of today whose old ward the buyer did not know. */
async function placeUnsure(desk: Desk): Promise<PlacedOrder> {
  const { shop } = desk
  const { pickup_branch: _branch, ...order } = guestOrder([{ product: await shelfProduct(desk) }])
  const tanBinh = 766
  const [ward] = await shop.call(listWards, { districtId: tanBinh })
  const new_ward_id = ward!.newOptions[0]!.id
  const [old] = await shop.call(listOldPlaces, { wardId: new_ward_id })
  return shop.call(placeOrder, {
    ...order,
    province_id: old!.province.id,
    district_id: old!.district.id,
    ward_id: old!.ward!.id,
    address: '148 Hoàng Hoa Thám',
    new_ward_id,
    ward_unsure: true,
  })
}

/** Money that came by the bank's feed; without a code nobody knows what for. */
async function transfer({ shop }: Desk, amount: number, code?: string): Promise<number> {
  const told = movement({ code: code ?? 'DH', amount }, code ? {} : { content: 'chuyen tien' })
  await tellBank(shop, told)
  await hearEvents(shop)
  const { id } = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('feed_id', '=', String(told.id))
    .executeTakeFirstOrThrow()
  return id
}

/** Money paid by card that the gateway would not give back. */
async function refund({ shop }: Desk): Promise<number> {
  const order = await waitingOrder(shop)
  await tellVnpay(shop, vnpayNews(await beginPaying(shop, order)))
  const [receipt] = await listReceipts(shop, order.id)
  const { id } = await shop.ctx.db
    .insertInto('refund')
    .values({
      order_id: order.id,
      order_code: order.code,
      receipt_id: receipt!.id,
      method: 'domesticCard',
      amount: order.amount,
      reason: 'cancelled',
      cause: `test:${order.code}`,
      state: 'byHand',
      created_at: shop.ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function answerOf(
  { shop, admin }: Desk,
  method: 'POST',
  path: string,
  payload: object,
): Promise<{ id: number; version?: number }> {
  const { headers } = admin
  const answer = await shop.app.fastify.inject({ method, url: `/api${path}`, headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`)
  return answer.json<{ data: { id: number; version?: number } }>().data
}
