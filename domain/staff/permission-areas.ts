import { permissions, type Permission } from './permissions.ts'

/** The parts of the shop's work, in the order of the back office's menu. */
export const permissionAreas = {
  orders: 'Đơn hàng',
  delivery: 'Giao hàng',
  money: 'Thu chi',
  products: 'Sản phẩm và giá',
  codes: 'Mã chính hãng',
  loyalty: 'Điểm, quà, voucher',
  customers: 'Khách hàng',
  talks: 'Trò chuyện, hỏi đáp, nhận xét',
  partners: 'Nhà thuốc, nhân viên, đối tác',
  campaigns: 'Trò chơi và khảo sát',
  content: 'Nội dung',
  reports: 'Báo cáo',
  system: 'Hệ thống',
} as const
export type PermissionArea = keyof typeof permissionAreas

type Prefix = Permission extends `${infer Name}.${string}` ? Name : never

/** What a permission is about; one without an area does not compile. */
const areaOf: Record<Prefix, PermissionArea> = {
  orders: 'orders',
  delivery: 'delivery',
  fees: 'delivery',
  payments: 'money',
  refunds: 'money',
  cash: 'money',
  cashLimits: 'money',
  products: 'products',
  stock: 'products',
  prices: 'products',
  codes: 'codes',
  counterfeits: 'codes',
  points: 'loyalty',
  loyalty: 'loyalty',
  vouchers: 'loyalty',
  members: 'loyalty',
  customers: 'customers',
  dataRequests: 'customers',
  merges: 'customers',
  leads: 'customers',
  questions: 'talks',
  chat: 'talks',
  reviews: 'talks',
  employees: 'partners',
  stores: 'partners',
  partners: 'partners',
  games: 'campaigns',
  law: 'campaigns',
  surveys: 'campaigns',
  content: 'content',
  experts: 'content',
  claims: 'content',
  media: 'content',
  reports: 'reports',
  codeReports: 'reports',
  cohorts: 'reports',
  settings: 'system',
  staff: 'system',
  jobs: 'system',
  messages: 'system',
  audit: 'system',
}

/** All there is of an area, in the order of the table. */
export function permissionsIn(area: PermissionArea): readonly Permission[] {
  return (Object.keys(permissions) as Permission[]).filter(
    (permission) => areaOf[permission.split('.')[0] as Prefix] === area,
  )
}
