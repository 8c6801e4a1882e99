/** What staff read of products and their stock. */
export const backofficeProductTexts = {
  dearerThanBefore: 'Giá bán không được cao hơn giá gốc',
  needsPrice: 'Giá gốc phải lớn hơn 0',
  needsBadge: 'Ghi nhãn, hoặc bỏ ngày hết nhãn',
  needsRegistration:
    'Thực phẩm bảo vệ sức khoẻ cần số đăng ký công bố trước khi bán. Vui lòng đăng phần mô tả.',
  needsPicture: 'Cần ít nhất một ảnh trước khi bán. Vui lòng đăng phần mô tả.',
  slugTaken: 'Đường dẫn này đã có sản phẩm khác dùng',
  codeTaken: 'Mã sản phẩm này đã có sản phẩm khác dùng',
  packTaken: 'Dòng sản phẩm này đã có quy cách cùng số lượng',
  unknownCategory: 'Danh mục không tồn tại',
  unknownBrand: 'Thương hiệu không tồn tại',
  soldThereOnly: 'Sản phẩm này chỉ bán ở cửa hàng trung tâm tiêm chủng',
  unknownProduct: (code: string) => `Không có sản phẩm đang bán nào mang mã ${code}`,
  endsOnly: 'Chỉ chuyển hướng sản phẩm đã ẩn sang một sản phẩm khác đang bán',
  unknownSubCategory: 'Nhóm sản phẩm không thuộc danh mục này',
  noChange: 'Nhập số lượng khác 0',
  noCount: 'Nhập số đếm được',
  countedMeanwhile: (onHand: number) =>
    `Trong kho vừa đổi thành ${onHand} trong lúc đếm. Vui lòng đếm lại.`,
  countTooFew: (reserved: number) => `Đơn hàng đang giữ ${reserved}, không thể ít hơn.`,
  receivesMore: 'Nhập hàng cần số lượng lớn hơn 0',
  tooFew: (onHand: number, reserved: number) =>
    reserved > 0
      ? `Trong kho có ${onHand}, đơn hàng đang giữ ${reserved}: chỉ giảm được nhiều nhất ${Math.max(0, onHand - reserved)}`
      : `Trong kho chỉ có ${onHand}, không thể giảm nhiều hơn`,
  buyer: 'Người mua',
  system: 'Hệ thống',
}

/** As what a product is declared. */
export const productKindWords = {
  supplement: 'Thực phẩm bảo vệ sức khoẻ',
  device: 'Thiết bị y tế',
  cosmetic: 'Mỹ phẩm',
  service: 'Dịch vụ',
} as const

/** Why stock moved, by the kind of its movement. */
export const movementLabels = {
  receive: 'Nhập hàng',
  reserve: 'Đơn hàng giữ',
  release: 'Đơn hàng trả lại',
  consume: 'Xuất giao',
  restock: 'Hàng về kho',
  adjust: 'Kiểm kho, tăng giảm',
} as const
