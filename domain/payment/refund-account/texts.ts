/** What whoever gets money back is told of their account. */
export const refundAccountTexts = {
  bankMissing: 'Vui lòng chọn ngân hàng',
  numberFormat: 'Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái',
  cardNumber: 'Đây là số thẻ. Vui lòng điền số tài khoản (xem trong ứng dụng ngân hàng)',
  holderFormat: 'Điền tên chủ tài khoản như trên ứng dụng ngân hàng',
  noteNeeded: 'Ghi ai cho biết, vào lúc nào',
  paying: 'Cửa hàng đang chuyển tiền nên chưa thể đổi tài khoản. Cần gấp, Quý khách gọi tổng đài.',
  changedElsewhere: 'Tài khoản vừa được cập nhật ở nơi khác. Quý khách xem lại rồi đổi nếu cần.',
  closed: 'Khoản hoàn này đã xong nên không đổi tài khoản được nữa.',
}

/** What the desk is told instead of doing it. */
export const refundDeskTexts = {
  doneBy: (by: string) => `${by} đã ghi nhận khoản hoàn này. Không chuyển thêm lần nữa.`,
  doneByGateway: 'Cổng thanh toán đã hoàn khoản này. Không chuyển thêm lần nữa.',
  sending: 'Cổng thanh toán đang hoàn khoản này.',
  payingBy: (by: string) =>
    `${by} đang chuyển khoản này. Hỏi trước khi chuyển để không trả hai lần.`,
  noAccount: 'Chưa có tài khoản nhận tiền.',
  known: 'Khách đã cho biết tài khoản.',
  noCustomer:
    'Khoản này không thuộc đơn hàng nào nên không có ai để hỏi. Ghi tài khoản của người gửi.',
  asksUsed: (count: number) => `Đã hỏi đủ ${count} lần. Hãy gọi cho khách rồi ghi tài khoản.`,
  askedJustNow: (minutes: number) => `Vừa gửi xong. Chờ ${minutes} phút rồi gửi lại.`,
  changed: 'Tài khoản vừa được đổi. Xem lại trước khi ghi.',
  notYours: 'Người khác đang chuyển khoản này.',
  byCustomer: 'Khách',
  bySystem: 'Theo lần hoàn trước của đơn',
}

/** What the audit says that staff did. */
export const refundAccountAudit = {
  asked: 'Gửi liên kết hỏi tài khoản nhận hoàn tiền',
  noted: 'Ghi tài khoản nhận hoàn tiền',
  begun: 'Mở mã QR hoàn tiền',
  takenOver: 'Nhận chuyển tiếp khoản hoàn tiền',
  released: 'Đóng mã QR, chưa chuyển',
}
