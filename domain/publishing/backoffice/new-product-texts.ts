import { cut } from '../../import-texts.ts'

/** Heads of the file of new products. */
export const newProductColumns = {
  code: 'Mã sản phẩm',
  name: 'Tên sản phẩm',
  kind: 'Loại',
  brand: 'Thương hiệu',
  category: 'Danh mục',
  original: 'Giá gốc',
  discount: 'Giá bán',
  weight: 'Khối lượng (gram)',
  unit: 'Quy cách',
  family: 'Dòng sản phẩm',
  packUnits: 'Số hộp trong gói',
  orderLimit: 'Tối đa mỗi đơn',
  registration: 'Số công bố',
  manufacturer: 'Nhà sản xuất',
  origin: 'Xuất xứ',
  short: 'Mô tả ngắn',
  slug: 'Đường dẫn',
  onHand: 'Tồn đầu đếm được',
} as const

/** What is wrong with a line of it. */
export const newProductTexts = {
  known:
    'Mã này đã có sản phẩm. Giá và tồn sửa ở Bảng giá, kiểm kho; các mục khác ở trang sản phẩm',
  needsSellingPrice: 'Giá bán phải lớn hơn 0; để trống thì bằng giá gốc',
  isExample: 'Đây là dòng ví dụ của tệp mẫu. Xoá dòng này rồi thử lại',
  noAddress: 'Không tạo được đường dẫn từ tên này. Ghi đường dẫn ở cột “Đường dẫn”',
  slugTaken: (slug: string) =>
    `Đường dẫn “${slug}” đã có sản phẩm khác dùng. Ghi đường dẫn khác ở cột này`,
  mayNotCount: 'Tài khoản này không có quyền ghi tồn kho. Bỏ trống cột này, rồi nhờ kho đếm',
  noCategory: (text: string, nearest: readonly string[]) =>
    `Chưa có danh mục “${cut(text)}”. ${choices(nearest, 'Thêm ở Danh mục trước')}`,
  noBrand: (text: string, nearest: readonly string[]) =>
    `Chưa có thương hiệu “${cut(text)}”. ${choices(nearest, 'Thêm ở Thương hiệu trước')}`,
} as const

/** The example line of an empty form; its code is refused, so that nobody sells it. */
export const exampleProduct = {
  product_code: 'VI-DU-01',
  name: 'Viên uống ví dụ, hộp 30 viên',
  original_price: 250_000,
  discount_price: 225_000,
  weight_grams: 120,
  unit: 'Hộp 30 viên',
  registration_no: '1234/2026/ĐKSP',
  manufacturer: 'Công ty TNHH Ví Dụ',
  origin: 'Việt Nam',
  short_description: 'Một hai câu khách đọc trong danh sách',
  on_hand: 100,
} as const

function choices(nearest: readonly string[], otherwise: string): string {
  if (nearest.length === 0) return otherwise
  return `Gần nhất: ${nearest.map((name) => `“${name}”`).join(', ')}`
}
