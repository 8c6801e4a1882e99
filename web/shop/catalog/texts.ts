/** Words of the shop's shelves, and those that more than one of its pages says. */
export const catalogTexts = {
  addToCart: 'Thêm vào giỏ',
  addToCartNamed: (name: string) => `Thêm vào giỏ: ${name}`,
  soldOut: 'Hết hàng',
  seeAll: 'Xem tất cả',
  home: 'Trang chủ',
  pointsFor: 'cho thành viên, cộng khi đơn hàng hoàn tất',
  rating: (mean: number) => mean.toFixed(1).replace('.', ','),
  ofFiveStars: 'trên 5 sao',

  // Notices
  added: (name: string) => `Đã thêm ${name}`,
  orderLimit: (count: number) => `Mỗi đơn hàng mua tối đa ${count} sản phẩm này.`,
  limitedTitle: 'Đã thêm số lượng có thể mua',
  limited: (count: number) => `Chỉ còn ${count} sản phẩm, giỏ hàng giữ đúng số này.`,
  soldOutTitle: 'Sản phẩm vừa hết hàng',
  soldOutText: 'Vui lòng chọn sản phẩm khác.',
} as const
