import { backofficeRoot, productEditorRoot } from '#web/paths.ts'

/** Opens the dialog of a file over a list. */
export const importParam = 'nhap'

/** Every address of the back office, built here and nowhere else. */
export const backofficePaths = {
  home: () => backofficeRoot,
  login: (next = '') => `${backofficeRoot}dang-nhap/${backofficeQuery({ next })}`,
  setup: (step = '') => `${backofficeRoot}thiet-lap/${backofficeQuery({ buoc: step })}`,
  opening: () => `${backofficeRoot}mo-ban/`,
  activate: () => `${backofficeRoot}kich-hoat/`,
  password: () => `${backofficeRoot}doi-mat-khau/`,
  search: (q = '') => `${backofficeRoot}tim-kiem/${backofficeQuery({ q })}`,
  orders: (filter: BoardQuery = {}) => `${backofficeRoot}don-hang/${backofficeQuery(filter)}`,
  phoneOrder: () => `${backofficeRoot}don-hang/tao/`,
  order: (code: string) => `${backofficeRoot}don-hang/${encodeURIComponent(code)}/`,
  sources: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nguon-don/${backofficeQuery(filter)}`,
  revenue: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/doanh-thu/${backofficeQuery(filter)}`,
  pointReport: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/diem/${backofficeQuery(filter)}`,
  pointEntries: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/diem/but-toan/${backofficeQuery(filter)}`,
  offerReport: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/uu-dai/${backofficeQuery(filter)}`,
  offerEntries: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/uu-dai/chi-tiet/${backofficeQuery(filter)}`,
  codeReport: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/ma-chinh-hang/${backofficeQuery(filter)}`,
  triedCodes: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/ma-chinh-hang/luot/${backofficeQuery(filter)}`,
  cohorts: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/khach-quay-lai/${backofficeQuery(filter)}`,
  cohortCustomers: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-cao/khach-quay-lai/khach/${backofficeQuery(filter)}`,
  transfers: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}doi-soat/${backofficeQuery(filter)}`,
  refunds: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}hoan-tien/${backofficeQuery(filter)}`,
  cash: (filter: BackofficeQuery = {}) => `${backofficeRoot}tien-thu-ho/${backofficeQuery(filter)}`,
  cashStatements: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bang-ke-thu-ho/${backofficeQuery(filter)}`,
  cashStatement: (id: string | number) =>
    `${backofficeRoot}bang-ke-thu-ho/${encodeURIComponent(id)}/`,
  cashLimits: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}han-nop-tien/${backofficeQuery(filter)}`,
  cashLimit: (id: string | number) => `${backofficeRoot}han-nop-tien/${encodeURIComponent(id)}/`,
  returnRequests: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}tra-hang/${backofficeQuery(filter)}`,
  returnRequest: (id: string | number) => `${backofficeRoot}tra-hang/${encodeURIComponent(id)}/`,
  reviews: (filter: BackofficeQuery = {}) => `${backofficeRoot}nhan-xet/${backofficeQuery(filter)}`,
  review: (id: string | number) => `${backofficeRoot}nhan-xet/${encodeURIComponent(id)}/`,
  products: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}san-pham/${backofficeQuery(filter)}`,
  /** The list with the dialog that takes a file. */
  productImport: () => `${backofficeRoot}san-pham/${backofficeQuery({ [importParam]: 'tep' })}`,
  product: (id: string | number) => `${backofficeRoot}san-pham/${encodeURIComponent(id)}/`,
  productEditor: (id: string | number = '', filter: BackofficeQuery = {}) =>
    `${productEditorRoot}${backofficeQuery({ id: String(id), ...filter })}`,
  employees: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nhan-vien/${backofficeQuery(filter)}`,
  employee: (id: string | number) => `${backofficeRoot}nhan-vien/${encodeURIComponent(id)}/`,
  partners: (filter: BackofficeQuery = {}) => `${backofficeRoot}doi-tac/${backofficeQuery(filter)}`,
  partner: (id: string | number) => `${backofficeRoot}doi-tac/${encodeURIComponent(id)}/`,
  codeTrace: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}tra-cuu-ma/${backofficeQuery(filter)}`,
  codeBatches: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}lo-ma/${backofficeQuery(filter)}`,
  codeBatch: (id: string | number) => `${backofficeRoot}lo-ma/${encodeURIComponent(id)}/`,
  counterfeits: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bao-hang-gia/${backofficeQuery(filter)}`,
  counterfeit: (id: string | number) => `${backofficeRoot}bao-hang-gia/${encodeURIComponent(id)}/`,
  counterfeitMap: () => `${backofficeRoot}bao-hang-gia/ban-do/`,
  dataRequests: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}yeu-cau-du-lieu/${backofficeQuery(filter)}`,
  dataRequest: (id: string | number) =>
    `${backofficeRoot}yeu-cau-du-lieu/${encodeURIComponent(id)}/`,
  merges: (filter: BackofficeQuery = {}) => `${backofficeRoot}gop-so/${backofficeQuery(filter)}`,
  merge: (id: string | number) => `${backofficeRoot}gop-so/${encodeURIComponent(id)}/`,
  adjustments: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}dieu-chinh-diem/${backofficeQuery(filter)}`,
  adjustment: (id: string | number) =>
    `${backofficeRoot}dieu-chinh-diem/${encodeURIComponent(id)}/`,
  memberLocks: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}khoa-tich-diem/${backofficeQuery(filter)}`,
  memberLock: (id: string | number) => `${backofficeRoot}khoa-tich-diem/${encodeURIComponent(id)}/`,
  claimRules: () => `${backofficeRoot}quy-tac-quang-cao/`,
  releases: () => `${backofficeRoot}phat-hanh/`,
  release: (id: string | number) => `${backofficeRoot}phat-hanh/${encodeURIComponent(id)}/`,
  categories: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}danh-muc/${backofficeQuery(filter)}`,
  category: (id: string | number) => `${backofficeRoot}danh-muc/${encodeURIComponent(id)}/`,
  menuOrder: () => `${backofficeRoot}danh-muc/thu-tu/`,
  subCategories: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nhom-san-pham/${backofficeQuery(filter)}`,
  subCategory: (id: string | number) => `${backofficeRoot}nhom-san-pham/${encodeURIComponent(id)}/`,
  brands: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thuong-hieu/${backofficeQuery(filter)}`,
  brand: (id: string | number) => `${backofficeRoot}thuong-hieu/${encodeURIComponent(id)}/`,
  synonyms: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}tu-dong-nghia/${backofficeQuery(filter)}`,
  synonym: (id: string | number) => `${backofficeRoot}tu-dong-nghia/${encodeURIComponent(id)}/`,
  vaccineCenters: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}trung-tam-tiem/${backofficeQuery(filter)}`,
  vaccineCenter: (id: string | number) =>
    `${backofficeRoot}trung-tam-tiem/${encodeURIComponent(id)}/`,
  pricePlans: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}lich-gia/${backofficeQuery(filter)}`,
  pricePlan: (id: string | number) => `${backofficeRoot}lich-gia/${encodeURIComponent(id)}/`,
  priceList: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}bang-gia/${backofficeQuery(filter)}`,
  programmes: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}chuong-trinh-tich-diem/${backofficeQuery(filter)}`,
  programme: (id: string | number) =>
    `${backofficeRoot}chuong-trinh-tich-diem/${encodeURIComponent(id)}/`,
  promotions: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}dot-doi-qua/${backofficeQuery(filter)}`,
  promotion: (id: string | number) => `${backofficeRoot}dot-doi-qua/${encodeURIComponent(id)}/`,
  gifts: (filter: BackofficeQuery = {}) => `${backofficeRoot}qua/${backofficeQuery(filter)}`,
  gift: (id: string | number) => `${backofficeRoot}qua/${encodeURIComponent(id)}/`,
  feeRules: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}phi-giao-hang/${backofficeQuery(filter)}`,
  feeRule: (id: string | number) => `${backofficeRoot}phi-giao-hang/${encodeURIComponent(id)}/`,
  deliveryEstimates: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thoi-gian-giao/${backofficeQuery(filter)}`,
  deliveryEstimate: (id: string | number) =>
    `${backofficeRoot}thoi-gian-giao/${encodeURIComponent(id)}/`,
  leadTimes: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thoi-gian-xuat-kho/${backofficeQuery(filter)}`,
  leadTime: (id: string | number) =>
    `${backofficeRoot}thoi-gian-xuat-kho/${encodeURIComponent(id)}/`,
  carrierRules: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}chon-van-chuyen/${backofficeQuery(filter)}`,
  carrierRule: (id: string | number) =>
    `${backofficeRoot}chon-van-chuyen/${encodeURIComponent(id)}/`,
  vouchers: (filter: BackofficeQuery = {}) => `${backofficeRoot}voucher/${backofficeQuery(filter)}`,
  voucher: (id: string | number) => `${backofficeRoot}voucher/${encodeURIComponent(id)}/`,
  gameWins: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}trao-giai/${backofficeQuery(filter)}`,
  gameWin: (id: string | number) => `${backofficeRoot}trao-giai/${encodeURIComponent(id)}/`,
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
  chats: (filter: BackofficeQuery = {}) => `${backofficeRoot}tin-nhan/${backofficeQuery(filter)}`,
  chat: (id: string | number) => `${backofficeRoot}tin-nhan/${encodeURIComponent(id)}/`,
  messages: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}tin-da-gui/${backofficeQuery(filter)}`,
  savedAnswers: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}cau-tra-loi-mau/${backofficeQuery(filter)}`,
  savedAnswer: (id: string | number) =>
    `${backofficeRoot}cau-tra-loi-mau/${encodeURIComponent(id)}/`,
  surveys: (filter: BackofficeQuery = {}) => `${backofficeRoot}khao-sat/${backofficeQuery(filter)}`,
  survey: (id: string | number, filter: BackofficeQuery = {}) =>
    `${backofficeRoot}khao-sat/${encodeURIComponent(id)}/${backofficeQuery(filter)}`,
  games: (filter: BackofficeQuery = {}) => `${backofficeRoot}tro-choi/${backofficeQuery(filter)}`,
  legalRules: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}so-lieu-phap-luat/${backofficeQuery(filter)}`,
  legalRule: (id: string | number) =>
    `${backofficeRoot}so-lieu-phap-luat/${encodeURIComponent(id)}/`,
  game: (id: string | number) => `${backofficeRoot}tro-choi/${encodeURIComponent(id)}/`,
  gameSettlement: (id: string | number) =>
    `${backofficeRoot}tro-choi/${encodeURIComponent(id)}/quyet-toan/`,
  gameBoard: (id: string | number) =>
    `${backofficeRoot}tro-choi/${encodeURIComponent(id)}/theo-doi/`,
  gameDossier: (id: string | number) =>
    `${backofficeRoot}tro-choi/${encodeURIComponent(id)}/ho-so/`,
  contents: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}noi-dung/${backofficeQuery(filter)}`,
  /** The list of pages with a new one of this address begun. */
  beginPage: (slug: string) =>
    `${backofficeRoot}noi-dung/${backofficeQuery({ kind: 'page', them: slug })}`,
  content: (id: string | number, filter: BackofficeQuery = {}) =>
    `${backofficeRoot}noi-dung/${encodeURIComponent(id)}/${backofficeQuery(filter)}`,
  pictures: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thu-vien-anh/${backofficeQuery(filter)}`,
  picture: (id: string | number) => `${backofficeRoot}thu-vien-anh/${encodeURIComponent(id)}/`,
  pharmacies: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nha-thuoc/${backofficeQuery(filter)}`,
  pharmacy: (code: string) => `${backofficeRoot}nha-thuoc/${encodeURIComponent(code)}/`,
  jobs: (filter: BackofficeQuery = {}) => `${backofficeRoot}viec-bi-loi/${backofficeQuery(filter)}`,
  health: () => `${backofficeRoot}he-thong/`,
  bell: (filter: BackofficeQuery = {}) => `${backofficeRoot}thong-bao/${backofficeQuery(filter)}`,
  exports: () => `${backofficeRoot}tep-da-xuat/`,
  bulkJobs: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thao-tac-hang-loat/${backofficeQuery(filter)}`,
  bulkJob: (id: string | number, filter: BackofficeQuery = {}) =>
    `${backofficeRoot}thao-tac-hang-loat/${encodeURIComponent(id)}/${backofficeQuery(filter)}`,
  staff: (filter: BackofficeQuery = {}) => `${backofficeRoot}tai-khoan/${backofficeQuery(filter)}`,
  staffAccount: (id: string | number) => `${backofficeRoot}tai-khoan/${encodeURIComponent(id)}/`,
  earnLog: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}nhat-ky-tich-diem/${backofficeQuery(filter)}`,
  audit: (filter: BackofficeQuery = {}) => `${backofficeRoot}nhat-ky/${backofficeQuery(filter)}`,
  customers: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}khach-hang/${backofficeQuery(filter)}`,
  customer: (id: string | number, filter: BackofficeQuery = {}) =>
    `${backofficeRoot}khach-hang/${encodeURIComponent(id)}/${backofficeQuery(filter)}`,
  customerLooks: (filter: BackofficeQuery = {}) =>
    `${backofficeRoot}ai-da-xem-khach/${backofficeQuery(filter)}`,
  settings: (filter: BackofficeQuery = {}) => `${backofficeRoot}cai-dat/${backofficeQuery(filter)}`,
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
