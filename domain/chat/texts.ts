export const chatTexts = {
  empty: 'Vui lòng viết tin nhắn.',
  photoUnreadable: 'Không đọc được ảnh này. Vui lòng chọn ảnh JPEG, PNG hoặc WebP khác.',
  tooManyPhotos:
    'Đã gửi nhiều ảnh trong hôm nay. Vui lòng gửi tiếp vào ngày mai hoặc gọi tổng đài.',
  goneProduct: 'Sản phẩm này không còn bán nên không gửi kèm được.',
  foreignOrder: 'Không tìm thấy đơn hàng này trong các đơn của Quý khách.',
  /** Before the answers of the experts, marked as automatic. */
  foundAnswers:
    'Trong lúc chờ dược sĩ, Quý khách có thể xem những câu hỏi tương tự đã được chuyên gia trả lời:',
  urgent:
    'Tin nhắn có dấu hiệu cấp cứu. Xin gọi ngay 115 hoặc đến cơ sở y tế gần nhất, đừng chờ trả lời ở đây.',
  // Lines between the messages, which staff alone read.
  taken: (name: string) => `${name} nhận cuộc trò chuyện`,
  handedOver: (from: string, to: string) => `${from} chuyển cho ${to}`,
  putBack: (name: string) => `${name} trả về hàng chờ`,
  closedBy: (name: string) => `${name} đóng cuộc trò chuyện`,
  closedByItself: 'Tự đóng vì lâu không có tin mới',
  reopened: 'Khách viết tiếp, cuộc trò chuyện mở lại',
  joined: 'Khách đã đăng nhập',
  // What the audit calls the writes.
  answered: 'Trả lời tin nhắn',
  sentPicture: 'Gửi ảnh trong tin nhắn',
  noted: 'Ghi chú nội bộ trong tin nhắn',
  assigned: 'Nhận, chuyển tin nhắn',
  closed: 'Đóng cuộc trò chuyện',
  revealed: 'Xem khách của cuộc trò chuyện',
  erased: 'Xoá cuộc trò chuyện theo yêu cầu',
  answerAdded: 'Thêm câu trả lời mẫu',
  answerChanged: 'Sửa câu trả lời mẫu',
  answerImported: 'Nhập câu trả lời mẫu từ tệp',
  answerActivated: 'Dùng lại câu trả lời mẫu',
  answerDeactivated: 'Ngừng dùng câu trả lời mẫu',
  codeTaken: 'Mã này đã có ở câu trả lời khác',
  code: 'Mã gồm 2 đến 30 chữ thường không dấu, số hoặc dấu gạch ngang.',
  notAssignable: 'Người này không trả lời được tin nhắn. Vui lòng chọn người khác.',
  unknownPushService: 'Trình duyệt này dùng dịch vụ báo tin không được hỗ trợ.',
  // What a colleague's phone shows; no name and no word of the visitor leaves.
  pushTitle: 'Có khách chờ trả lời',
  pushBody: (inbox: string) => `Tin nhắn mới ở ${inbox}`,
  visitor: 'Khách',
  automatic: 'Trả lời tự động',
  transcriptTitle: (shop: string) => `Nội dung trò chuyện với ${shop}`,
  picture: '[Ảnh]',
}
