export const searchBoxTexts = {
  label: 'Tìm kiếm sản phẩm',
  placeholder: 'Tìm kiếm',
  submit: 'Tìm kiếm',
  suggestions: 'Gợi ý tìm kiếm',
  groups: { product: 'Sản phẩm', category: 'Danh mục', word: 'Từ khoá' },
  all: 'Xem tất cả kết quả cho',
  count: (count: number) => `${count} gợi ý, dùng phím mũi tên để chọn`,
} as const
