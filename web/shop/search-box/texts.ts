export const searchBoxTexts = {
  label: 'Tìm kiếm sản phẩm',
  placeholder: 'Tìm kiếm',
  submit: 'Tìm kiếm',
  clear: 'Xoá từ đang tìm',
  suggestions: 'Gợi ý tìm kiếm',
  groups: {
    recent: 'Tìm gần đây',
    popular: 'Tìm kiếm phổ biến',
    word: 'Tìm theo nhu cầu',
    category: 'Danh mục',
    brand: 'Thương hiệu',
    product: 'Sản phẩm',
  },
  forget: 'Xoá tìm gần đây',
  all: 'Xem tất cả kết quả cho',
  count: (count: number) => `${count} gợi ý, dùng phím mũi tên để chọn`,
} as const
