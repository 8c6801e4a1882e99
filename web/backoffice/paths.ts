import { backofficeRoot, productEditorRoot } from '#web/paths.ts'

/** Every address of the back office, built here and nowhere else. */
export const backofficePaths = {
  home: () => backofficeRoot,
  login: (next = '') => `${backofficeRoot}dang-nhap/${backofficeQuery({ next })}`,
  activate: () => `${backofficeRoot}kich-hoat/`,
  password: () => `${backofficeRoot}doi-mat-khau/`,
  search: (q = '') => `${backofficeRoot}tim-kiem/${backofficeQuery({ q })}`,
  orders: (filter: BoardQuery = {}) => `${backofficeRoot}don-hang/${backofficeQuery(filter)}`,
  order: (code: string) => `${backofficeRoot}don-hang/${encodeURIComponent(code)}/`,
  transfers: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}doi-soat/${backofficeQuery(filter)}`,
  refunds: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}hoan-tien/${backofficeQuery(filter)}`,
  returnRequests: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}tra-hang/${backofficeQuery(filter)}`,
  returnRequest: (id: string | number) => `${backofficeRoot}tra-hang/${encodeURIComponent(id)}/`,
  reviews: (filter: BackofficeQuery = {}) => `${backofficeRoot}nhan-xet/${backofficeQuery(filter)}`,
  review: (id: string | number) => `${backofficeRoot}nhan-xet/${encodeURIComponent(id)}/`,
  products: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}san-pham/${backofficeQuery(filter)}`,
  product: (id: string | number) => `${backofficeRoot}san-pham/${encodeURIComponent(id)}/`,
  productEditor: (id: string | number = '', filter: BackofficeQuery = {}) =>
    `${productEditorRoot}${backofficeQuery({ id: String(id), ...filter })}`,
  employees: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nhan-vien/${backofficeQuery(filter)}`,
  employee: (id: string | number) => `${backofficeRoot}nhan-vien/${encodeURIComponent(id)}/`,
  claimRules: () => `${backofficeRoot}quy-tac-quang-cao/`,
  releases: () => `${backofficeRoot}phat-hanh/`,
  release: (id: string | number) => `${backofficeRoot}phat-hanh/${encodeURIComponent(id)}/`,
  vouchers: (filter: BackofficeQuery = {}) => `${backofficeRoot}voucher/${backofficeQuery(filter)}`,
  voucher: (id: string | number) => `${backofficeRoot}voucher/${encodeURIComponent(id)}/`,
  articleCategories: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}chuyen-muc-bai-viet/${backofficeQuery(filter)}`,
  articleCategory: (id: string | number) =>
    `${backofficeRoot}chuyen-muc-bai-viet/${encodeURIComponent(id)}/`,
  articleTags: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}the-bai-viet/${backofficeQuery(filter)}`,
  articleTag: (id: string | number) => `${backofficeRoot}the-bai-viet/${encodeURIComponent(id)}/`,
  leads: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}khach-de-lai-so/${backofficeQuery(filter)}`,
  lead: (id: string | number) => `${backofficeRoot}khach-de-lai-so/${encodeURIComponent(id)}/`,
  experts: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}chuyen-gia/${backofficeQuery(filter)}`,
  expert: (id: string | number) => `${backofficeRoot}chuyen-gia/${encodeURIComponent(id)}/`,
  expertCategories: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nhom-chuyen-mon/${backofficeQuery(filter)}`,
  expertCategory: (id: string | number) =>
    `${backofficeRoot}nhom-chuyen-mon/${encodeURIComponent(id)}/`,
  questions: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}cau-hoi/${backofficeQuery(filter)}`,
  question: (id: string | number) => `${backofficeRoot}cau-hoi/${encodeURIComponent(id)}/`,
  surveys: (filter: BackofficeQuery = {}) => `${backofficeRoot}khao-sat/${backofficeQuery(filter)}`,
  survey: (id: string | number, filter: BackofficeQuery = {}) =>
    `${backofficeRoot}khao-sat/${encodeURIComponent(id)}/${backofficeQuery(filter)}`,
  contents: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}noi-dung/${backofficeQuery(filter)}`,
  content: (id: string | number, filter: BackofficeQuery = {}) =>
    `${backofficeRoot}noi-dung/${encodeURIComponent(id)}/${backofficeQuery(filter)}`,
  pictures: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thu-vien-anh/${backofficeQuery(filter)}`,
  picture: (id: string | number) => `${backofficeRoot}thu-vien-anh/${encodeURIComponent(id)}/`,
  pharmacies: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nha-thuoc/${backofficeQuery(filter)}`,
  pharmacy: (code: string) => `${backofficeRoot}nha-thuoc/${encodeURIComponent(code)}/`,
  jobs: (filter: BackofficeQuery = {}) => `${backofficeRoot}viec-bi-loi/${backofficeQuery(filter)}`,
  exports: () => `${backofficeRoot}tep-da-xuat/`,
  staff: (filter: BackofficeQuery = {}) => `${backofficeRoot}tai-khoan/${backofficeQuery(filter)}`,
  staffAccount: (id: string | number) => `${backofficeRoot}tai-khoan/${encodeURIComponent(id)}/`,
  earnLog: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nhat-ky-tich-diem/${backofficeQuery(filter)}`,
  audit: (filter: BackofficeQuery = {}) => `${backofficeRoot}nhat-ky/${backofficeQuery(filter)}`,
  settings: () => `${backofficeRoot}cai-dat/`,
} as const

/** The orders board's query. */
export interface BoardQuery extends BackofficeQuery {
  'trang-thai'?: string
  'thanh-toan'?: string
  'hinh-thuc'?: string
  loai?: string
  tu?: string
  den?: string
  q?: string
  'sap-xep'?: string
}

export type BackofficeQuery = Record<string, string | undefined>

/** `?a=1&b=2` of what is not empty, in a fixed order; empty without anything. */
export function backofficeQuery(values: BackofficeQuery): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const text = query.toString()
  return text && `?${text}`
}
