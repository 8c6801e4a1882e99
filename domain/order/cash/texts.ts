export const cashTexts = {
  booked: 'Ghi nhận tiền thu hộ',
  reversed: 'Huỷ bảng kê tiền thu hộ',
  banked: 'Ghi nhận tiền thu hộ đã vào ngân hàng',
  explained: 'Giải thích chênh lệch tiền thu hộ',
  bookedBefore: 'Bảng kê này đã được ghi nhận. Tải lại trang để xem.',
  wrongLines: (count: number) => `${count} dòng không ghi nhận được. Bỏ các dòng đó rồi thử lại.`,
  wrongSum: 'Số tiền nhận được không bằng tổng tiền các đơn trừ phí.',
  noFile: 'Vui lòng chọn tệp bảng kê.',
  wrongAmount: 'Số tiền không đọc được',
  heads: { code: 'Mã vận đơn', amount: 'Tiền thu hộ', fee: 'Phí' },
  exportHeads: ['Mã đơn', 'Mã vận đơn', 'Đã thu', 'Đã nộp', 'Phí', 'Chênh lệch', 'Lý do'],
}
