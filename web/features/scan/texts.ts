/** Words of the scanner. */
export const scanTexts = {
  title: 'Quét mã trên tem',
  aim: 'Đưa mã QR hoặc mã vạch vào trong khung.',
  asking: 'Đang mở máy ảnh. Nếu trình duyệt hỏi, vui lòng chọn “Cho phép”.',
  foundTitle: 'Đã đọc được mã',
  otherCode: 'Đây không phải mã trên tem. Hãy hướng vào mã QR cạnh lớp bạc.',
  picture: 'Hình từ máy ảnh',
  torch: 'Đèn',
  torchOn: 'Bật đèn',
  torchOff: 'Tắt đèn',
  switchCamera: 'Đổi máy ảnh',
  gallery: 'Chọn ảnh có mã',
  retry: 'Thử lại',
  byHand: 'Nhập mã bằng tay',
  reading: 'Đang đọc ảnh…',
  nothingInPhoto: 'Không thấy mã trong ảnh. Hãy chọn ảnh rõ hơn, mã nằm trọn trong ảnh.',
  unreadablePhoto: 'Không mở được ảnh này. Hãy chọn ảnh khác.',
  readerLost: 'Chưa tải được bộ đọc mã. Kiểm tra mạng rồi thử lại, hoặc nhập mã bằng tay.',

  manyTitle: 'Quét liên tiếp',
  manyAim: 'Đưa từng mã QR vào trong khung, máy ảnh mở đến khi bấm Xong.',
  scanned: (count: number) => (count === 0 ? 'Chưa quét mã nào' : `Đã quét ${count} mã`),
  toLookAt: (count: number) => `, ${count} mã cần xem lại`,
  done: 'Xong',
  photo: 'Chọn ảnh',

  failures: {
    refused: {
      title: 'Máy ảnh đang bị chặn',
      text: 'Bấm vào biểu tượng ổ khoá cạnh địa chỉ trang, cho phép Máy ảnh rồi thử lại. Cũng có thể chọn ảnh đã chụp hoặc nhập mã bằng tay.',
    },
    missing: {
      title: 'Không tìm thấy máy ảnh',
      text: 'Thiết bị này không có máy ảnh dùng được. Vui lòng chọn ảnh có mã hoặc nhập mã bằng tay.',
    },
    busy: {
      title: 'Máy ảnh đang bận',
      text: 'Một ứng dụng khác đang dùng máy ảnh. Đóng ứng dụng đó rồi thử lại.',
    },
    unsupported: {
      title: 'Trình duyệt không mở được máy ảnh',
      text: 'Hãy mở trang bằng Chrome hoặc Safari, chọn ảnh có mã hoặc nhập mã bằng tay.',
    },
  },
} as const
