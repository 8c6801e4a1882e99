import { placeOrder } from '#domain/order/api.ts'
import { guestOrder, addStock } from './stock.ts'
import { answerOf, type MinimalInput } from './staff-call.ts'

const reason = 'Đổi cách giao hàng'
let count = 0

/** The writes of how goods get to people, each with an input that works. */
export const deliveryWrites: Record<string, MinimalInput> = {
  'PUT /admin/delivery-estimates/{id}': () => ({
    id: 79,
    version: 1,
    from_days: 1,
    to_days: 3,
    reason,
  }),
  'POST /admin/delivery-estimates/import': () => ({
    file: Buffer.from('Tỉnh,Từ (ngày),Đến (ngày)\nCà Mau,2,6\n'),
    dry_run: 'false',
    reason,
  }),
  'PUT /admin/lead-times/{id}': () => ({ id: 1, version: 1, days: 2, reason }),
  'POST /admin/lead-times/import': () => ({
    file: Buffer.from('Kho và cách giao,Số ngày\nKho Đà Nẵng · Nhận tại chỗ · cửa hàng,3\n'),
    dry_run: 'false',
    reason,
  }),
  ...writesOf('fee-rules', feeRule),
  'POST /admin/carrier-rules/import': () => ({
    file: Buffer.from('Tên luật,Thứ tự,Đơn vị vận chuyển\nMiền Nam,5,VNPost\n'),
    dry_run: 'false',
    reason,
  }),
  'POST /admin/fee-rules/import': () => ({
    file: Buffer.from('Tên luật,Thứ tự,Phí\nNhập từ tệp,50,30000\n'),
    dry_run: 'false',
    reason,
  }),
  ...writesOf('carrier-rules', carrierRule),
  'POST /admin/orders/{code}/carrier-words/seen': async ({ shop }) => {
    count += 1
    const [product] = await addStock(shop.ctx.db, [{ code: `WORD${count}` }])
    const { code } = await shop.call(placeOrder, guestOrder([{ product: product! }]))
    return { code, reason }
  },
}

function writesOf(path: string, fieldsOf: () => object): Record<string, MinimalInput> {
  const add = (backoffice: Parameters<MinimalInput>[0]) =>
    answerOf(backoffice, 'POST', `/admin/${path}`, { ...fieldsOf(), reason })
  return {
    [`POST /admin/${path}`]: () => ({ ...fieldsOf(), reason }),
    [`PUT /admin/${path}/{id}`]: async (backoffice) => {
      const { id } = await add(backoffice)
      return { ...fieldsOf(), id, version: 1, reason }
    },
    [`POST /admin/${path}/bulk`]: async (backoffice) => {
      const { id } = await add(backoffice)
      return { action: 'switchOff', records: [{ id, version: 1 }], reason }
    },
  }
}

function feeRule() {
  count += 1
  return {
    name: `Miền Nam ${count}`,
    active: true,
    priority: 10,
    order_type: 'any',
    region: 'south',
    fee: 30_000,
  }
}

function carrierRule() {
  count += 1
  return {
    name: `Xa thì gửi ${count}`,
    active: true,
    priority: 10,
    unit: 'VNPost',
    order_type: 'any',
    region: 'north',
    cash: 'any',
  }
}
