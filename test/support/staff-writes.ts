import { sql } from 'kysely'
import { noHours } from '#domain/pharmacy/opening-hours.ts'
import { listOldPlaces, listWards } from '#domain/location/api.ts'
import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { savePharmacyLink, savePharmacyUser } from '#server/pharmacy/index.ts'
import { chatWrites } from './chat-writes.ts'
import { contentWrites } from './content-writes.ts'
import { customerWrites } from './customer-writes.ts'
import { dataRequestWrites } from './data-request-writes.ts'
import { giveUp } from './jobs.ts'
import { mergeWrites } from './merge-writes.ts'
import { listenToEvents, live } from './order-lives.ts'
import {
  beginPaying,
  doubtedByVnpay,
  movement,
  referenceOf,
  tellBank,
  tellVnpay,
  vnpayNews,
  waitingOrder,
} from './payments.ts'
import { pictureWrites } from './picture-writes.ts'
import { askBack } from './return-requests.ts'
import { guestOrder, addStock, type ShelfProduct } from './stock.ts'
import { codeOf, hireStaff, staffPassword } from './staff.ts'
import { cashWrites } from './cash-writes.ts'
import { refundWrites } from './refund-writes.ts'
import { orderWrites } from './order-writes.ts'
import { partnerWrites } from './partner-writes.ts'
import { gameWinWrites } from './game-win-writes.ts'
import { gameDeskWrites } from './game-desk-writes.ts'
import { gameWrites } from './game-writes.ts'
import { productWrites } from './product-writes.ts'
import { priceWrites } from './price-writes.ts'
import { deliveryWrites } from './delivery-writes.ts'
import { shelfWrites } from './shelf-writes.ts'
import { reviewWrites } from './review-writes.ts'
import { drawWrites } from './draw-writes.ts'
import { loyaltyWrites } from './loyalty-writes.ts'
import { programmeWrites } from './programme-writes.ts'
import { listWrites } from './list-writes.ts'
import { voucherWrites } from './voucher-writes.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'
import { ensurePharmacy } from './pharmacy.ts'

/**
 * Each write of the back office with an input that works, by its key. A new write is not done before it
 * stands here: the walk proves that it leaves its line in the audit.
 */
export const staffWrites: Record<string, MinimalInput> = {
  ...listWrites,
  ...contentWrites,
  ...pictureWrites,
  ...reviewWrites,
  ...partnerWrites,
  ...loyaltyWrites,
  ...programmeWrites,
  ...drawWrites,
  ...gameDeskWrites,
  ...gameWrites,
  ...gameWinWrites,
  ...chatWrites,
  ...customerWrites,
  ...dataRequestWrites,
  ...mergeWrites,
  ...shelfWrites,
  ...deliveryWrites,
  ...productWrites,
  ...priceWrites,
  ...orderWrites,
  ...cashWrites,

  'POST /admin/auth/logout': () => ({}),
  'PUT /admin/auth/password': ({ shop, admin }) => {
    shop.ctx.clock.advance(60_000)
    const totp = codeOf(shop, admin)
    return { old_password: staffPassword, password: 'bốn mùa hoa nở', totp }
  },
  'POST /admin/staff': () => ({ username: 'nhan-vien-moi', ...person }),
  'PUT /admin/staff/{id}': async ({ shop }) => {
    const { id } = await hireStaff(shop, 'content')
    return { id, ...person, locked: true, version: 1 }
  },
  'POST /admin/staff/bulk': async ({ shop }) => {
    const { id } = await hireStaff(shop, 'content')
    return { action: 'lock', records: [{ id, version: 1 }], reason }
  },
  'POST /admin/staff/{id}/reset': async ({ shop }) => {
    const { id } = await hireStaff(shop, 'content')
    return { id, reason }
  },

  'POST /admin/opening/shelf': async ({ shop }) => {
    // The shelf of other tests comes with its ids.
    await sql`alter table category alter id restart with 1000`.execute(shop.ctx.db)
    await sql`alter table brand alter id restart with 1000`.execute(shop.ctx.db)
    return { category: 'Danh mục đầu', brand: 'Thương hiệu đầu' }
  },

  'POST /admin/products/{id}/content': async (backoffice) => ({
    id: (await shelfProduct(backoffice)).id,
  }),
  'POST /admin/products/{id}/stock': async (backoffice) => {
    const { id } = await shelfProduct(backoffice)
    return { id, kind: 'receive', change: 5, reason }
  },
  'PUT /admin/settings/{key}': () => ({ key: 'ORDER_OTP', value: false, version: 0, reason }),

  'POST /admin/employees': () => ({ number: 'NV001', name, active: true, phones: [], reason }),
  'PUT /admin/employees/{id}': async (backoffice) => {
    const employee = { number: 'NV002', name, active: true, phones: ['0901000002'], reason }
    const { id } = await answerOf(backoffice, 'POST', '/admin/employees', employee)
    return { ...employee, id, active: false, phones: ['0901000003'], version: 1 }
  },
  'POST /admin/employees/import': () => {
    const file = Buffer.from('Mã nhân viên,Họ tên,Số điện thoại\nNV005,Lê Quang Minh,0901000005\n')
    return { file, dry_run: 'false', reason }
  },

  ...voucherWrites,

  'POST /admin/drugstores': () => ({ code: 'NT-MOI', ...pharmacy, reason }),
  'PUT /admin/drugstores/{id}': async ({ shop }) => {
    await ensurePharmacy(shop, 'NT-SUA')
    return { id: 'NT-SUA', ...pharmacy, status: 'disabled', version: 1, reason }
  },
  'POST /admin/drugstores/{code}/accounts': async ({ shop }) => {
    await ensurePharmacy(shop, 'NT-TK')
    return { code: 'NT-TK', username: 'nt-tk', full_name: name, role: 'staff', reason }
  },
  'PUT /admin/drugstores/{code}/accounts/{id}': async (backoffice) => {
    const account = { full_name: name, role: 'owner', status: 'disabled' }
    return { ...(await pharmacyAccount(backoffice, 'NT-TK1')), ...account, reason }
  },
  'POST /admin/drugstores/{code}/accounts/{id}/reset': async (backoffice) => {
    return { ...(await pharmacyAccount(backoffice, 'NT-TK2')), reason }
  },
  'POST /admin/drugstores/{code}/links': async ({ shop }) => {
    await ensurePharmacy(shop, 'NT-LK')
    return { code: 'NT-LK', target: '/nha-thuoc/', islogin: false, note: '', reason }
  },
  'PUT /admin/drugstores/{code}/links/{id}': async ({ shop }) => {
    const pharmacyId = await ensurePharmacy(shop, 'NT-LK1')
    const link = { target: '/nha-thuoc/', islogin: false } as const
    const id = await savePharmacyLink(shop.ctx, shop.ctx.db, { ...link, pharmacyId })
    return { code: 'NT-LK1', id, islogin: true, note: 'Quầy 2', status: 'active', reason }
  },
  'POST /admin/drugstores/import': () => {
    const file = Buffer.from('Mã nhà thuốc,Tên nhà thuốc\nNT-TEP,Nhà thuốc Từ Tệp\n')
    return { file, dry_run: 'false', reason }
  },

  'POST /admin/orders/{code}/move': async (backoffice) => {
    const { code } = await place(backoffice)
    return { code, event: 'staffCancelled', status: 'processing', reason }
  },
  'POST /admin/orders/{code}/notes': async (backoffice) => {
    const { code } = await place(backoffice)
    return { code, text: 'Khách hẹn giao buổi chiều' }
  },
  'POST /admin/orders/{code}/return': async (backoffice) => {
    const { code } = await place(backoffice)
    for (const [status, event] of [
      ['processing', 'handedToCarrier'],
      ['shipping', 'delivered'],
    ]) {
      await answerOf(backoffice, 'POST', `/admin/orders/${code}/move`, { event, status })
    }
    return { code, pieces: [{ line_no: 1, quantity: 1 }], restock: true, reason }
  },

  'POST /admin/return-requests/{id}/accept': async (backoffice) => {
    return { id: await returnRequest(backoffice), answer: 'Người giao đến lấy hàng trong hai ngày' }
  },
  'POST /admin/return-requests/{id}/refuse': async (backoffice) => {
    return { id: await returnRequest(backoffice), answer: 'Hộp đã mở niêm phong' }
  },

  'POST /admin/orders/{code}/ward': async (backoffice) => {
    const { code, address } = await placeUnsure(backoffice)
    const { province_id, district_id, ward_id } = address!
    return { code, province_id, district_id, ward_id }
  },

  'POST /admin/bank-transactions/{id}/allocate': async (backoffice) => {
    const { code, costs } = await place(backoffice, 'qrCode')
    const id = await transfer(backoffice, costs.order_total.amount)
    return { id, order_code: code, reason }
  },
  'POST /admin/bank-transactions/{id}/accept-short': async (backoffice) => {
    const { code, costs } = await place(backoffice, 'qrCode')
    const id = await transfer(backoffice, costs.order_total.amount - 5000, code)
    return { id, reason }
  },
  'POST /admin/bank-transactions/{id}/refund': async (backoffice) => {
    const id = await transfer(backoffice, 50_000)
    return { id, reason }
  },
  'POST /admin/bank-transactions/{id}/ignore': async (backoffice) => {
    const id = await transfer(backoffice, 50_000)
    return { id, reason }
  },
  // Late: what they leave behind, of whom nobody is asked, no order's life makes.
  ...refundWrites,
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

  'POST /admin/status-notices': () => statusNotice,
  'POST /admin/status-notices/{id}/end': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/status-notices', statusNotice)
    return { id }
  },

  'POST /admin/surveys': () => survey,
  'PUT /admin/surveys/{id}': async (backoffice) => {
    const { id, version } = await answerOf(backoffice, 'POST', '/admin/surveys', survey)
    return { ...survey, id, version, reason }
  },
  'POST /admin/surveys/{id}/move': async (backoffice) => {
    const { id, version } = await answerOf(backoffice, 'POST', '/admin/surveys', survey)
    return { id, version, to: 'published', reason }
  },

  // Last: nobody orders of a closed shop.
  'PUT /admin/opening': () => ({ is_open: false, version: 0, reason }),
}

const reason = 'Kiểm tra nhật ký'
const name = 'Lê Quang Minh'
const person = { full_name: name, role: 'care', reason }
const pharmacy = {
  name: 'Nhà thuốc Minh Khai',
  phone: '',
  place: {},
  street: '',
  point: '',
  listed_on: '',
  public_phone: '',
  hours: noHours,
  services: [],
  status: 'active',
}

const statusNotice = {
  part: 'payment',
  words: 'Thanh toán bằng thẻ đang chậm, mong Quý khách chờ.',
}

const survey = {
  title: 'Nhu cầu quầy thuốc',
  intro: '',
  thanks: '',
  access: 'all',
  store_codes: [],
  reward_points: 0,
  opens_on: '2026-11-01',
  closes_on: '2026-11-30',
  questions: [{ id: 'q1', kind: 'text', text: 'Quầy cần thêm gì?' }],
}

/** Of an order that has just been delivered. */
async function returnRequest(backoffice: Backoffice): Promise<number> {
  const { shop } = backoffice
  const order = await place(backoffice)
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

async function shelfProduct({ shop }: Backoffice): Promise<ShelfProduct> {
  products += 1
  const [product] = await addStock(shop.ctx.db, [{ code: `KE${products}` }])
  return product!
}

/** An account of a pharmacy, as the back office names it. */
async function pharmacyAccount({ shop }: Backoffice, code: string) {
  const pharmacyId = await ensurePharmacy(shop, code)
  const login = { username: code.toLowerCase(), password: staffPassword, must_change: true }
  const user = { ...login, pharmacyId, full_name: name, role: 'staff' } as const
  const { id } = (await savePharmacyUser(shop.ctx, shop.ctx.db, user))!
  return { code, id }
}

/** A guest's order of one piece, as the shop takes it. */
async function place(backoffice: Backoffice, payment_type: 'recieve' | 'qrCode' = 'recieve') {
  const product = await shelfProduct(backoffice)
  const order = { ...guestOrder([{ product }]), payment_type }
  const placed: PlacedOrder = await backoffice.shop.call(placeOrder, order)
  await listenToEvents(backoffice.shop)
  return placed
}

/** An order to a ward of today whose old ward the buyer did not know. */
async function placeUnsure(backoffice: Backoffice): Promise<PlacedOrder> {
  const { shop } = backoffice
  const { pickup_branch: _branch, ...order } = guestOrder([
    { product: await shelfProduct(backoffice) },
  ])
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
async function transfer({ shop }: Backoffice, amount: number, code?: string): Promise<number> {
  const told = movement({ code: code ?? 'DH', amount }, code ? {} : { content: 'chuyen tien' })
  await tellBank(shop, told)
  await listenToEvents(shop)
  const { id } = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('feed_id', '=', String(told.id))
    .executeTakeFirstOrThrow()
  return id
}
