/** The words of result 17, by themselves: the cart's first load has no room for all the others. */
export const pointsExpectedText = {
  title: 'Điểm dự kiến',
  text: 'Số điểm này được cộng khi đơn hàng hoàn tất.',
  next: 'Theo dõi điểm chờ ở Lịch sử điểm.',
} as const
