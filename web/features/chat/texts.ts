export const chatTexts = {
  product: 'Sản phẩm',
  cart: (count: number) => `Giỏ hàng, ${count} sản phẩm`,
  order: (code: string) => `Đơn hàng ${code}`,
  total: 'Tổng',
  picture: 'Ảnh đã gửi',
  openPicture: 'Mở ảnh lớn',
  automatic: 'Trả lời tự động',
  expert: (name: string) => `Chuyên gia: ${name}`,
  today: 'Hôm nay',
}
