/** Texts of the frame around every page. */
export const texts = {
  notFound: 'Không tìm thấy trang !',
  error: 'Có lỗi xảy ra khi thực hiện thao tác. Vui lòng thử lại.',
  busy: 'Hệ thống đang bận vào lúc này. Vui lòng thử lại sau!',
  offline: 'Không có kết nối mạng. Vui lòng kiểm tra và thử lại.',
  skipToContent: 'Đến nội dung chính',
  backHome: 'Quay lại trang chủ',
} as const
