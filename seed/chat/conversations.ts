import type { Inbox } from '#domain/chat/states.ts'

export interface SeedMessage {
  side: 'visitor' | 'staff' | 'note'
  words: string
  /** Minutes before now. */
  ago: number
  /** Slug of a product beside it. */
  product?: string
}

export interface SeedConversation {
  inbox: Inbox
  /** The demo's member; nobody's else. */
  isMember?: true
  isClosed?: true
  messages: readonly SeedMessage[]
}

const day = 24 * 60

/** What the demo's inboxes hold: somebody waits, somebody was answered, one is done. */
export const conversations: readonly SeedConversation[] = [
  {
    inbox: 'shop',
    isMember: true,
    messages: [
      {
        side: 'visitor',
        words: 'Shop cho mình hỏi, mẹ mình 68 tuổi mắt mờ, dùng viên này có hợp không?',
        ago: 95,
        product: 'wit',
      },
      {
        side: 'staff',
        words:
          'Chào Quý khách. Sản phẩm hỗ trợ giảm mỏi mắt cho người lớn tuổi. Bác có đang dùng thuốc huyết áp hay thuốc chống đông không ạ?',
        ago: 91,
      },
      { side: 'visitor', words: 'Mẹ mình uống thuốc huyết áp hằng ngày, tên amlodipin.', ago: 88 },
      { side: 'note', words: 'Kiểm tra lại tương tác với amlodipin trước khi trả lời.', ago: 86 },
      {
        side: 'staff',
        words:
          'Cảm ơn Quý khách. Hai loại dùng cùng được, nên uống cách nhau 2 giờ. Mắt mờ nhanh hoặc nhìn thấy chớp sáng thì bác cần đi khám mắt sớm, vì sản phẩm này không thay thế thuốc chữa bệnh.',
        ago: 80,
      },
      { side: 'visitor', words: 'Vậy một ngày uống mấy viên và uống lúc nào thì tốt?', ago: 12 },
    ],
  },
  {
    inbox: 'shop',
    messages: [
      { side: 'visitor', words: 'Mã trên hộp bị mờ một ký tự, em nhập mãi không được.', ago: 26 },
    ],
  },
  {
    inbox: 'shop',
    messages: [
      { side: 'visitor', words: 'Đơn em đặt hôm qua bao giờ giao tới Đà Nẵng ạ?', ago: 210 },
      {
        side: 'staff',
        words:
          'Chào Quý khách, đơn đi Đà Nẵng thường đến trong 2 đến 4 ngày. Quý khách xem hành trình ở mục Tra cứu đơn hàng.',
        ago: 205,
      },
      { side: 'visitor', words: 'Dạ em cảm ơn.', ago: 204 },
      { side: 'staff', words: 'An Lành cảm ơn Quý khách.', ago: 203 },
    ],
  },
  {
    inbox: 'shop',
    isClosed: true,
    messages: [
      { side: 'visitor', words: 'Sản phẩm mua rồi chưa mở hộp có đổi được không?', ago: 3 * day },
      {
        side: 'staff',
        words:
          'Sản phẩm còn nguyên hộp được đổi trong 7 ngày. Quý khách gửi yêu cầu ngay ở trang đơn hàng nhé.',
        ago: 3 * day - 6,
      },
    ],
  },
  {
    inbox: 'vaccine',
    messages: [
      {
        side: 'visitor',
        words: 'Bé nhà mình 9 tháng, đã tiêm mũi cúm đầu, bao lâu thì tiêm mũi nhắc?',
        ago: 47,
      },
      {
        side: 'staff',
        words:
          'Chào Quý khách, mũi cúm thứ hai cách mũi đầu ít nhất 4 tuần. Quý khách cho trung tâm biết ngày tiêm mũi đầu để xem lịch ạ.',
        ago: 41,
      },
    ],
  },
  {
    inbox: 'vaccine',
    messages: [
      { side: 'visitor', words: 'Chủ nhật trung tâm quận Tân Bình có tiêm không ạ?', ago: 9 },
    ],
  },
]
