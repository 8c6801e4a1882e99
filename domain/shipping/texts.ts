/** What staff read about parcels. */
export const shippingTexts = {
  numberTaken: 'Mã vận đơn này đã thuộc đơn hàng khác. Vui lòng kiểm tra lại.',
  numberNeeded: 'Vui lòng nhập mã vận đơn của đơn vị vận chuyển.',
  calledBack: 'Vận đơn này vừa được huỷ. Vui lòng giao lại.',
  beingAsked: (carrier: string) =>
    `Đơn này đang được gửi sang ${carrier}. Vui lòng đợi một phút rồi thử lại.`,
  away: (carrier: string) =>
    `Chưa kết nối được ${carrier}: kiểm tra tài khoản trong Cài đặt, hoặc nhập mã vận đơn bằng tay.`,
  refused: (carrier: string, words: string) => `${carrier} từ chối: ${words || 'không rõ lý do'}`,
  unclear: (carrier: string) =>
    `${carrier} chưa trả lời nên chưa rõ đã có vận đơn hay chưa. Thử lại: cùng mã đơn nên không tạo hai vận đơn.`,
  existsAlready: (carrier: string) =>
    `${carrier} đã có vận đơn của đơn này. Xem mã trên trang của họ rồi nhập vào ô mã vận đơn.`,
  askedElsewhere: (carrier: string) =>
    `Chưa rõ ${carrier} đã có vận đơn của đơn này hay chưa. Giao bằng ${carrier}, hoặc nhập mã vận đơn của họ.`,
}
