import { brandName } from '#domain/brand/current-brand.ts'
export const chatPanelTexts = {
  unread: (count: number) => `${count} tin chưa đọc`,
  get title() {
    return `Dược sĩ ${brandName()}`
  },
  vaccineTitle: 'Trung tâm tiêm chủng',
  pageTitle: 'Trò chuyện với dược sĩ',
  vaccinePageTitle: 'Trò chuyện với trung tâm tiêm chủng',
  online: 'Đang trực tuyến',
  inHours: 'Thường trả lời trong vài phút',
  away: 'Đang ngoài giờ trực',
  get hello() {
    return `Chào Quý khách, ${brandName()} có thể giúp gì?`
  },
  helloText:
    'Quý khách hỏi về cách dùng sản phẩm, đơn hàng hay tích điểm đều được. Dược sĩ đọc và trả lời từng tin.',
  vaccineHelloText:
    'Quý khách hỏi về lịch tiêm, giá và cách đặt mũi tiêm. Nhân viên trung tâm đọc và trả lời từng tin.',
  urgent: 'Trường hợp cấp cứu, xin gọi 115.',
  call: (phone: string) => `Gọi ${phone}`,
  get privacy() {
    return `Chỉ Quý khách và nhân viên ${brandName()} đọc được. Xin đừng gửi mật khẩu hay mã OTP.`
  },
  messages: 'Tin nhắn',
  older: 'Xem tin cũ hơn',
  words: 'Tin nhắn của Quý khách',
  placeholder: 'Viết tin nhắn…',
  send: 'Gửi',
  sendPicture: 'Gửi ảnh',
  pictureUnreadable: 'Không đọc được ảnh này. Vui lòng chọn ảnh khác.',
  asking: 'Hỏi về sản phẩm này',
  askingOrder: 'Hỏi về đơn hàng',
  removeProduct: 'Không gửi kèm',
  sending: ' · Đang gửi…',
  failed: ' · Chưa gửi được',
  retry: 'Gửi lại',
  seen: ' · Đã xem',
  typing: 'Đang soạn tin…',
  heard: (name: string, words: string) => `${name}: ${words}`,
  heardPicture: 'đã gửi một ảnh',
  lost: 'Mất kết nối. Tin mới sẽ hiện khi có mạng trở lại.',
  close: 'Đóng trò chuyện',
  more: 'Tuỳ chọn',
  transcript: 'Tải nội dung trò chuyện',
  erase: 'Xoá cuộc trò chuyện',
  get eraseSure() {
    return `Xoá hẳn mọi tin nhắn và ảnh ở đây, cả phía ${brandName()}?`
  },
  eraseNow: 'Xoá hẳn',
  keep: 'Giữ lại',
  closed: 'Cuộc trò chuyện đã kết thúc. Quý khách viết tiếp thì cuộc trò chuyện mở lại.',
  rate: 'Quý khách thấy buổi tư vấn thế nào?',
  stars: (count: number) => `${count} sao`,
  sendRating: 'Gửi đánh giá',
  refused: {
    rateLimited: 'Quý khách gửi quá nhanh. Vui lòng thử lại sau ít phút.',
    invalidInput: 'Tin nhắn chưa gửi được. Vui lòng kiểm tra lại.',
    other: 'Tin nhắn chưa gửi được. Vui lòng thử lại.',
  },
  attachCart: 'Gửi kèm giỏ hàng',
  cartAttached: 'Gửi kèm giỏ hàng hiện tại',
  removeCart: 'Không gửi kèm giỏ hàng',
} as const
