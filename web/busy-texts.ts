/** Of the page that puts off: drawn by the server alone, so no browser fetches them with its scripts. */
export const busyTexts = {
  crowded: 'Đang đông khách',
  crowdedWhy:
    'Rất nhiều khách đang vào cửa hàng cùng lúc. Giỏ hàng của Quý khách vẫn được giữ nguyên.',
  silent: 'Cửa hàng tạm gián đoạn',
  silentWhy:
    'Cửa hàng chưa đọc được dữ liệu vào lúc này. Giỏ hàng của Quý khách vẫn được giữ nguyên.',
  crowdedBefore: 'Trang này tự tải lại sau',
  crowdedAfter: 'giây.',
  tryNow: 'Thử lại ngay',
} as const
