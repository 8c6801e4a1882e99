/** Why the desk cannot do something with a prize. */
export const winnerTexts = {
  overtaken: 'Giải này vừa được xử lý ở nơi khác. Xem lại trạng thái mới nhất.',
  voucherOver: 'Đợt voucher đã hết hoặc đã kết thúc. Mở thêm voucher rồi trao lại.',
  voucherUsed: 'Voucher đã được dùng hoặc đang giữ cho đơn hàng, không thu hồi được.',
  nobody: 'Không còn số điện thoại để trao giải này.',
  drawGoesOn: 'Buổi quay số chưa kết thúc. Xử lý sau khi công bố đủ người trúng.',
  nameNeeded: 'Điền họ tên theo giấy tờ của người trúng',
  idNeeded: 'Giải phải khấu trừ thuế: cần đối chiếu giấy tờ trước',
  addressNeeded: 'Điền nơi giao, vì người trúng chưa cho địa chỉ',
  howNeeded: 'Điền cách giao: đơn vị vận chuyển, mã vận đơn hoặc người trao',
  noteNeeded: 'Ghi lý do',
} as const
