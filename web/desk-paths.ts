import { deskRoot } from './paths.ts'

/** Every address of the back office, built here and nowhere else. */
export const deskPaths = {
  home: () => deskRoot,
  login: (next = '') => `${deskRoot}dang-nhap/${deskQuery({ next })}`,
  activate: () => `${deskRoot}kich-hoat/`,
  password: () => `${deskRoot}doi-mat-khau/`,
  search: (q = '') => `${deskRoot}tim-kiem/${deskQuery({ q })}`,
  orders: (filter: BoardQuery = {}) => `${deskRoot}don-hang/${deskQuery(filter)}`,
  order: (code: string) => `${deskRoot}don-hang/${encodeURIComponent(code)}/`,
  transfers: (filter: DeskQuery = {}) => `${deskRoot}doi-soat/${deskQuery(filter)}`,
  refunds: (filter: DeskQuery = {}) => `${deskRoot}hoan-tien/${deskQuery(filter)}`,
  returnRequests: (filter: DeskQuery = {}) => `${deskRoot}tra-hang/${deskQuery(filter)}`,
  returnRequest: (id: string | number) => `${deskRoot}tra-hang/${encodeURIComponent(id)}/`,
  products: (filter: ProductsQuery = {}) => `${deskRoot}san-pham/${deskQuery(filter)}`,
  product: (id: string | number) => `${deskRoot}san-pham/${encodeURIComponent(id)}/`,
  employees: (filter: DeskQuery = {}) => `${deskRoot}nhan-vien/${deskQuery(filter)}`,
  employee: (id: string | number) => `${deskRoot}nhan-vien/${encodeURIComponent(id)}/`,
  surveys: (filter: DeskQuery = {}) => `${deskRoot}khao-sat/${deskQuery(filter)}`,
  survey: (id: string | number, filter: DeskQuery = {}) =>
    `${deskRoot}khao-sat/${encodeURIComponent(id)}/${deskQuery(filter)}`,
  stores: (filter: DeskQuery = {}) => `${deskRoot}nha-thuoc/${deskQuery(filter)}`,
  store: (code: string) => `${deskRoot}nha-thuoc/${encodeURIComponent(code)}/`,
  jobs: (filter: DeskQuery = {}) => `${deskRoot}viec-bi-loi/${deskQuery(filter)}`,
  staff: () => `${deskRoot}tai-khoan/`,
  earnLog: (filter: DeskQuery = {}) => `${deskRoot}nhat-ky-tich-diem/${deskQuery(filter)}`,
  audit: (filter: DeskQuery = {}) => `${deskRoot}nhat-ky/${deskQuery(filter)}`,
  settings: () => `${deskRoot}cai-dat/`,
} as const

/** The orders board's query. */
export interface BoardQuery extends DeskQuery {
  'trang-thai'?: string
  'thanh-toan'?: string
  'hinh-thuc'?: string
  loai?: string
  tu?: string
  den?: string
  q?: string
  'sap-xep'?: string
}

/** The list of products. */
export interface ProductsQuery extends DeskQuery {
  q?: string
  'danh-muc'?: string
  'hien-thi'?: string
  'ton-kho'?: string
  trang?: string
}

export type DeskQuery = Record<string, string | undefined>

/** `?a=1&b=2` of what is not empty, in a fixed order; empty without anything. */
export function deskQuery(values: DeskQuery): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const text = query.toString()
  return text && `?${text}`
}
