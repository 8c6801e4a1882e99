/** Texts of the frame around every page. */
export const texts = {
  notFound: 'Không tìm thấy trang !',
  error: 'Có lỗi xảy ra khi thực hiện thao tác. Vui lòng thử lại.',
  busy: 'Hệ thống đang bận vào lúc này. Vui lòng thử lại sau!',
  crowded: 'Đang đông khách',
  crowdedWhy:
    'Rất nhiều khách đang vào cửa hàng cùng lúc. Giỏ hàng của Quý khách vẫn được giữ nguyên.',
  silent: 'Cửa hàng tạm gián đoạn',
  silentWhy:
    'Cửa hàng chưa đọc được dữ liệu vào lúc này. Giỏ hàng của Quý khách vẫn được giữ nguyên.',
  crowdedBefore: 'Trang này tự tải lại sau',
  crowdedAfter: 'giây.',
  tryNow: 'Thử lại ngay',
  offline: 'Không có kết nối mạng. Vui lòng kiểm tra và thử lại.',
  skipToContent: 'Đến nội dung chính',
  backHome: 'Quay lại trang chủ',
} as const
