import type { PartnerScope } from '#domain/partner/scopes.ts'

/** One call as a partner's programmer reads it. The examples are run against the server by a test. */
export interface CallExample {
  id: string
  title: string
  text: string
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/api/api/app/`. */
  path: string
  scope: PartnerScope | null
  /** What is sent along, and what of it may be left out. */
  fields?: readonly (readonly [name: string, text: string])[]
  curl: string
  typescript: string
  /** What stands in `data.data`, shortened. */
  answer: string
}

const api = '$SHOP_URL/api/api/app'
const key = '-H "x-api-key: $SHOP_KEY"'
const json = '-H "content-type: application/json"'

export const callExamples: readonly CallExample[] = [
  {
    id: 'jobs',
    title: 'Danh mục nghề nghiệp',
    text: 'Các nghề nghiệp thành viên có thể khai, dùng cho biểu mẫu đăng ký.',
    method: 'GET',
    path: 'MasterData/jobs',
    scope: 'masterdata.read',
    curl: `curl "${api}/MasterData/jobs" ${key}`,
    typescript: 'const jobs = await shopApi.jobs()',
    answer: '[ { "id": 1, "name": "Nhân viên văn phòng", "code": "office" }, … ]',
  },
  {
    id: 'provinces',
    title: 'Tỉnh, thành phố',
    text: '63 tỉnh, thành và dòng “Khác” (99). Danh sách luôn trả về đủ.',
    method: 'GET',
    path: 'Location/provinces',
    scope: 'places.read',
    curl: `curl "${api}/Location/provinces" ${key}`,
    typescript: 'const provinces = await shopApi.provinces()',
    answer: '[ { "id": 1, "name": "Hà Nội", "erpId": "HNI", "sort": 1, "region": "north" }, … ]',
  },
  {
    id: 'districts',
    title: 'Quận, huyện',
    text: 'Theo tỉnh. Cũng gọi được bằng POST Location/districts/search với { "provinceId", "size" }.',
    method: 'GET',
    path: 'Location/districts?provinceId=1',
    scope: 'places.read',
    fields: [
      ['provinceId', 'Mã tỉnh, thành (bắt buộc).'],
      ['size', 'Có thể bỏ qua: danh sách luôn trả về đủ.'],
    ],
    curl: `curl "${api}/Location/districts?provinceId=1" ${key}`,
    typescript: 'const districts = await shopApi.districts({ provinceId: 1 })',
    answer: '[ { "id": 6, "name": "Quận Đống Đa", "erpId": "1150", "sort": 4 }, … ]',
  },
  {
    id: 'wards',
    title: 'Phường, xã',
    text: 'Theo quận, huyện; năm huyện đảo không có phường, xã. Cũng gọi được bằng GET Location/wards?districtId=6.',
    method: 'POST',
    path: 'Location/wards/search',
    scope: 'places.read',
    fields: [
      ['districtId', 'Mã quận, huyện (bắt buộc).'],
      ['size', 'Có thể bỏ qua: danh sách luôn trả về đủ.'],
    ],
    curl: `curl -X POST "${api}/Location/wards/search" ${key} ${json} -d '{"districtId":6,"size":100}'`,
    typescript: 'const wards = await shopApi.wardsSearch({ districtId: 6 })',
    answer: '[ { "id": 238, "name": "Phường Khương Thượng", "erpId": "115009", "sort": 4 }, … ]',
  },
  {
    id: 'fee',
    title: 'Giá và phí giao',
    text: 'Giá bán hiện tại của một mã sản phẩm hoặc dịch vụ và phí giao đến tỉnh nêu tên.',
    method: 'POST',
    path: 'Booking/GetFeeByCode/get-fee-by-code',
    scope: 'products.read',
    fields: [
      ['code', 'Mã sản phẩm hoặc dịch vụ (bắt buộc), đúng chữ hoa, thường.'],
      ['quantity', 'Số lượng; bỏ qua là 1.'],
      ['province_id', 'Tỉnh, thành nhận hàng; bỏ qua thì tính theo mức phí thường.'],
      ['district_id', 'Quận, huyện nhận hàng, thuộc tỉnh đã nêu; có thể bỏ qua.'],
    ],
    curl: `curl -X POST "${api}/Booking/GetFeeByCode/get-fee-by-code" ${key} ${json} -d '{"code":"JEX30","quantity":2,"province_id":79}'`,
    typescript:
      "const fee = await shopApi.getFeeByCode({ code: 'JEX30', quantity: 2, province_id: 79 })",
    answer:
      '{ "code": "JEX30", "name": "…", "price": 295000, "shipping_fee": 10000, "total": 600000, "currency": "VND" }',
  },
  {
    id: 'order',
    title: 'Đơn hàng theo mã',
    text: 'Trạng thái, số tiền và sản phẩm. Thêm getExtendField=true để có người nhận và diễn biến (cần quyền orders.personal).',
    method: 'GET',
    path: 'Booking/GetById?id=DH…',
    scope: 'orders.read',
    fields: [
      ['id', 'Mã đơn hàng (bắt buộc), ví dụ DH261128K7M2QX.'],
      ['getExtendField', 'true để có receiver và timeline; bỏ qua là không.'],
    ],
    curl: `curl "${api}/Booking/GetById?id=$ORDER_CODE&getExtendField=true" ${key}`,
    typescript: "const order = await shopApi.getById({ id: orderCode, getExtendField: 'true' })",
    answer:
      '{ "code": "DH…", "status": "processing", "payment_status": "open", "costs": { "order_total": { "amount": 305000 }, … }, "products": [ … ] }',
  },
  {
    id: 'token',
    title: 'Lấy csrf-token',
    text: 'Mã cho các lần ghi, có hiệu lực 5 phút, mã hoá AES-256-GCM bằng khoá mã hoá của đối tác: base64url của iv (12 byte), nội dung và tag (16 byte).',
    method: 'GET',
    path: 'Csrf/GetToken',
    scope: null,
    curl: `curl "${api}/Csrf/GetToken" ${key}`,
    typescript: 'const { token } = await shopApi.getToken()',
    answer: '{ "token": "elTsMo_vp6w6Gm_qF8lo…" }',
  },
  {
    id: 'init',
    title: 'Khởi tạo sản phẩm',
    text: 'Tạo sản phẩm chưa đăng bán theo mã, hoặc tìm sản phẩm đã có; gọi lại không tạo thêm. Cần khoá thứ hai và csrf-token. outcome là created (đã tạo), found (đã có) hoặc refused (không tạo được, message cho biết lý do).',
    method: 'POST',
    path: 'Booking/initProduct',
    scope: 'products.write',
    fields: [
      [
        'products[].code',
        'Mã của đối tác (bắt buộc): chữ không dấu, chữ số, dấu chấm, gạch. Tối đa 100 sản phẩm mỗi lần.',
      ],
      ['products[].name', 'Tên sản phẩm (bắt buộc), từ 3 ký tự.'],
      ['products[].price', 'Giá bán bằng đồng (bắt buộc), số nguyên từ 1.'],
      ['products[].unit', 'Đơn vị tính, ví dụ Hộp; có thể bỏ qua.'],
    ],
    curl: `curl -X POST "${api}/Booking/initProduct" ${key} -H "x-api-key-2: $SHOP_KEY_2" -H "csrf-token: $CSRF_TOKEN" ${json} -d '{"products":[{"code":"DT-001","name":"Trà thảo mộc","price":90000,"unit":"Hộp"}]}'`,
    typescript: `const products = await shopApi.initProduct({
  products: [{ code: 'DT-001', name: 'Trà thảo mộc', price: 90000, unit: 'Hộp' }],
})`,
    answer: '[ { "code": "DT-001", "outcome": "created", "id": 812 } ]',
  },
  {
    id: 'phone',
    title: 'Kiểm tra số điện thoại',
    text: 'check-phone cho biết số đã có tài khoản hay chưa.',
    method: 'GET',
    path: 'Authenticate/check-phone?Phone=…',
    scope: 'members.read',
    fields: [['Phone', 'Số điện thoại Việt Nam, 10 chữ số (bắt buộc).']],
    curl: `curl "${api}/Authenticate/check-phone?Phone=0909123456" ${key}`,
    typescript: "const { exists } = await shopApi.checkPhone({ Phone: '0909123456' })",
    answer: '{ "exists": true }',
  },
  {
    id: 'phone-v2',
    title: 'Kiểm tra thành viên',
    text: 'check-phone-v2 cho biết thêm hạng và tên đã che của thành viên.',
    method: 'GET',
    path: 'Authenticate/check-phone-v2?Phone=…',
    scope: 'members.read',
    fields: [['Phone', 'Số điện thoại Việt Nam, 10 chữ số (bắt buộc).']],
    curl: `curl "${api}/Authenticate/check-phone-v2?Phone=0909123456" ${key}`,
    typescript: "const member = await shopApi.checkPhoneV2({ Phone: '0909123456' })",
    answer:
      '{ "exists": true, "is_member": true, "tier": "Bạc", "name_masked": "N***** T** M** Lan" }',
  },
  {
    id: 'addresses',
    title: 'Ghi địa chỉ thành viên',
    text: 'Thay toàn bộ địa chỉ do đối tác cung cấp của một thành viên; khách chọn được các địa chỉ này khi đặt hàng. Cần csrf-token.',
    method: 'PUT',
    path: 'MasterData/customers/{phone}/addresses',
    scope: 'members.write',
    fields: [
      ['phone', 'Số điện thoại của thành viên, ở địa chỉ gọi (bắt buộc).'],
      [
        'addresses[].address',
        'Số nhà, tên đường (bắt buộc), từ 5 ký tự. Tối đa 20 địa chỉ; danh sách rỗng là xoá hết.',
      ],
      ['addresses[].province_id', 'Mã tỉnh, thành (bắt buộc).'],
      ['addresses[].district_id', 'Mã quận, huyện; chỉ bỏ qua với tỉnh “Khác” (99).'],
      ['addresses[].ward_id', 'Mã phường, xã; chỉ bỏ qua nơi không có phường, xã.'],
    ],
    curl: `curl -X PUT "${api}/MasterData/customers/0909123456/addresses" ${key} -H "csrf-token: $CSRF_TOKEN" ${json} -d '{"addresses":[{"address":"12 Ngõ 34 Trường Chinh","province_id":1,"district_id":6,"ward_id":238}]}'`,
    typescript: `const addresses = await shopApi.customersAddresses({
  phone: '0909123456',
  addresses: [
    { address: '12 Ngõ 34 Trường Chinh', province_id: 1, district_id: 6, ward_id: 238 },
  ],
})`,
    answer: '[ { "id": 5, "full_address": "12 Ngõ 34 Trường Chinh, …", "isCrmAddress": true, … } ]',
  },
]

export const clientExample = `import { env } from 'node:process'
import { ShopApi } from './shop-api.ts'

const shopApi = new ShopApi({
  url: env.SHOP_URL!,
  key: env.SHOP_KEY!,
  key2: env.SHOP_KEY_2,
})`

/** What the shell has to know before the examples are copied into it. */
export const environmentExample = `export SHOP_URL="https://…"
export SHOP_KEY="alk_…"
export SHOP_KEY_2="alk_…"`

export const tokenExample = `export CSRF_TOKEN=$(curl -s "${api}/Csrf/GetToken" ${key} | sed -E 's/.*"token":"([^"]+)".*/\\1/')`

export const refusalExample = `import { ShopApiError } from './shop-api.ts'

try {
  await shopApi.getById({ id: 'DH261128K7M2QX' })
} catch (error) {
  if (!(error instanceof ShopApiError)) throw error
  console.log(error.status, error.code, error.fields, error.retryAfter)
}`

export const decryptExample = `import { createDecipheriv } from 'node:crypto'

export function decryptToken(token: string, tokenKey: string): string {
  const bytes = Buffer.from(token, 'base64url')
  const key = Buffer.from(tokenKey, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}`

export const webhookExample = `import { createServer } from 'node:http'
import { env } from 'node:process'
import { isShopWebhook } from './shop-api.ts'

const seen = new Set<string>()

export const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const headers = request.headers as Record<string, string>
  if (!isShopWebhook(env.WEBHOOK_SECRET!, headers, body)) {
    return response.writeHead(401).end()
  }
  const id = headers['webhook-id']!
  if (!seen.has(id)) {
    seen.add(id)
    const { type, data } = JSON.parse(body)
    console.log(type, data)
  }
  response.writeHead(204).end()
})

receiver.listen(Number(env.PORT ?? 8080))`

export const webhookBodyExample = `{
  "type": "order.shipping",
  "timestamp": "2026-11-28T09:15:00.000+07:00",
  "data": {
    "code": "DH261128K7M2QX",
    "status": "shipping",
    "payment_status": "open",
    "payment_type": "qrCode",
    "order_total": 305000,
    "shipping_fee": 10000,
    "currency": "VND"
  }
}`

export const errorExample = `{
  "statusCode": 403,
  "errors": {
    "code": "forbidden",
    "message": "Khoá API không có quyền gọi hàm này. Vui lòng liên hệ cửa hàng để được cấp quyền."
  }
}`
