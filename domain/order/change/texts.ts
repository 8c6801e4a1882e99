import { formatVnd, vnd } from '../../kernel/vnd.ts'

/** What the server says of changes of a placed order. */
export const changeTexts = {
  changed: 'Sửa đơn trước khi giao',
  erased: 'Thông tin người mua đã xoá theo yêu cầu: đơn không sửa được nữa.',
  burning: 'Đơn đang trừ điểm đổi quà. Vui lòng thử lại sau ít phút.',
  cancelAsked: 'Khách đã xin huỷ đơn này. Vui lòng trả lời yêu cầu huỷ trước khi sửa.',
  handedOver: 'Hàng đã giao cho đơn vị vận chuyển: đơn không sửa được nữa.',
  delivered: 'Đơn đã giao xong. Nếu khách muốn trả bớt, dùng "Nhận hàng trả".',
  cancelled: 'Đơn đã huỷ. Vui lòng tạo đơn mới.',
  points: 'Đơn mua điểm không sửa được. Khách huỷ và đặt lại nếu cần.',
  hasParcel: (code: string) =>
    `Đơn đã có vận đơn ${code}. Vui lòng huỷ vận đơn ở đơn vị vận chuyển trước khi sửa.`,
  staffPrice: 'Đơn theo giá nhân viên giữ nguyên sản phẩm. Muốn đổi hàng: huỷ đơn và đặt lại.',
  letOff: 'Đơn đã được bỏ qua phần tiền thiếu nên giữ nguyên sản phẩm.',
  repeated:
    'Sản phẩm này mở đầu một lịch giao định kỳ nên giữ nguyên số lượng. Khách đổi lịch ở mục Giao đều.',
  nothingLeft: 'Đơn phải còn ít nhất một sản phẩm. Nếu khách không mua nữa, dùng "Huỷ đơn".',
  nothingChanged: 'Chưa có gì thay đổi.',
  notInShop: 'Sản phẩm này không bán trong loại đơn này.',
  tooFew: (name: string, available: number) =>
    available > 0 ? `${name}: chỉ còn ${available}` : `${name}: đã hết hàng`,
  unknownLine: 'Dòng hàng này không còn trong đơn',
  restMissing: 'Vui lòng chọn cách thu phần tiền còn thiếu',
  conflict: 'Đơn vừa có người thay đổi. Vui lòng xem lại trước khi lưu.',
  moneyMoved: 'Tiền của đơn vừa thay đổi. Vui lòng xem lại số tiền trước khi lưu.',
  words: {
    less: (name: string, from: number, to: number) => `${name}: ${from} → ${to}`,
    removed: (name: string) => `Bỏ ${name}`,
    added: (name: string, quantity: number) => `Thêm ${name} × ${quantity}`,
    receiver: 'Đổi người nhận',
    place: 'Đổi địa chỉ nhận hàng',
    toBranch: (branch: string) => `Nhận tại chi nhánh ${branch}`,
    toCenter: (center: string) => `Nhận tại ${center}`,
    toDoor: 'Chuyển sang giao tận nơi',
    voucherLost: (code: string) => `Voucher ${code} không còn áp dụng`,
    voucherSaves: (code: string, saving: number) =>
      `Voucher ${code} giảm ${formatVnd(vnd(saving))}`,
    fee: (from: number, to: number) =>
      `Phí giao hàng ${formatVnd(vnd(from))} → ${formatVnd(vnd(to))}`,
    total: (from: number, to: number) =>
      `Tổng tiền ${formatVnd(vnd(from))} → ${formatVnd(vnd(to))}`,
    back: (amount: number) => `Hoàn ${formatVnd(vnd(amount))}`,
    missing: (amount: number) => `Còn thu ${formatVnd(vnd(amount))}`,
  },
} as const
