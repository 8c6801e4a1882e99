import { brandName } from '#domain/brand/current-brand.ts'
import type { SortOrder } from '#domain/catalog/api.ts'

/** Words of the shop's shelves, lists and product pages. */
/** Words of the shop's lists and of its search page. */
export const listTexts = {
  shop: 'Mua hàng',
  allProducts: 'Tất cả sản phẩm',
  searchFor: (text: string) => `Kết quả cho “${text}”`,
  resultCount: (count: string) => `${count} sản phẩm`,
  results: 'Danh sách sản phẩm',
  filters: 'Bộ lọc',
  openFilters: (count: number) => (count > 0 ? `Bộ lọc (${count})` : 'Bộ lọc'),
  closeFilters: 'Đóng bộ lọc',
  applyFilters: 'Áp dụng bộ lọc',
  showResults: (count: string) => `Xem ${count} sản phẩm`,
  activeFilters: 'Đang lọc theo',
  removeFilter: (name: string) => `Bỏ lọc ${name}`,
  /** In place of what an address asks for and the shop does not have: it could say anything. */
  unknownChoice: 'Lựa chọn không còn',
  clearFilters: 'Xoá tất cả',
  clearInSheet: 'Xoá lọc',
  findBrand: 'Tìm thương hiệu',
  noBrand: 'Không có thương hiệu nào như vậy.',
  categories: 'Danh mục',
  subCategories: 'Nhóm sản phẩm',
  prices: 'Khoảng giá',
  brands: 'Thương hiệu',
  searchChip: (text: string) => `“${text}”`,
  priceBelow: (to: string) => `Dưới ${to}`,
  // No-break around the dash and before the unit: a range stays on one line.
  priceBetween: (from: string, to: string) => `${from}\u2060–\u2060${to.replace(' ', '\u00a0')}`,
  priceFrom: (from: string) => `Từ ${from}`,
  sortBy: 'Sắp xếp theo',
  sortSubmit: 'Sắp xếp',
  sortOrders: {
    best: 'Bán chạy',
    new: 'Mới nhất',
    'price-asc': 'Giá thấp đến cao',
    'price-desc': 'Giá cao đến thấp',
    discount: 'Giảm giá nhiều',
  } satisfies Record<SortOrder, string>,
  sortRelevance: 'Phù hợp nhất',
  emptyTitle: 'Chưa có sản phẩm phù hợp',
  emptyText: 'Quý khách thử bỏ bớt bộ lọc, hoặc tìm bằng từ khác, có dấu hay không dấu đều được.',
  emptySearchText: (text: string) =>
    `Không tìm thấy sản phẩm nào cho “${text}”. Quý khách thử từ ngắn hơn, tên hoạt chất hoặc công dụng.`,
  seeAllProducts: 'Xem tất cả sản phẩm',
  popular: 'Được nhiều người chọn',
  listDescription: (what: string) =>
    `${what} chính hãng tại ${brandName()}: kiểm tra bằng mã trên hộp, tích điểm đổi quà, kiểm tra hàng rồi mới trả tiền.`,
  pageOf: (title: string, page: number) => `${title} – trang ${page}`,

  // Search page
  searchTitle: 'Tìm kiếm',
  searchPrompt: 'Quý khách cần tìm gì?',
  searchHint: 'Gõ tên sản phẩm, thương hiệu hoặc công dụng, có dấu hay không dấu đều được.',
  searchPlaceholder: 'Tìm kiếm',
  searchSubmit: 'Tìm',
  refine: 'Lọc chi tiết',
  searchIdeas: 'Tìm kiếm phổ biến',
} as const
