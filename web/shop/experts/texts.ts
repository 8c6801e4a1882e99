import { brandName } from '#domain/brand/current-brand.ts'
import { formatDate } from '#domain/kernel/dates.ts'

/** Words of the experts' pages. */
export const expertsTexts = {
  home: 'Trang chủ',
  title: 'Chuyên gia tư vấn',
  get intro() {
    return `Bác sĩ, dược sĩ của ${brandName()} trả lời câu hỏi về sức khoẻ và cách dùng thuốc. Mỗi câu trả lời được một dược sĩ thứ hai đọc và duyệt trước khi gửi.`
  },
  get description() {
    return `Hỏi bác sĩ, dược sĩ ${brandName()} về sức khoẻ và cách dùng thuốc; xem câu trả lời đã được dược sĩ thứ hai duyệt.`
  },
  ask: 'Đặt câu hỏi',
  team: 'Đội ngũ chuyên gia',
  teamOf: (category: string) => `Chuyên gia ${category}`,
  answered: 'Câu hỏi đã trả lời',
  categories: 'Chủ đề',
  all: 'Tất cả',
  searchLabel: 'Tìm câu hỏi đã trả lời',
  searchPlaceholder: 'đau dạ dày, uống sắt…',
  search: 'Tìm',
  found: (count: number, words: string) => `${count} câu hỏi cho “${words}”`,
  clearSearch: 'Bỏ tìm kiếm',
  pageOf: (title: string, page: number) => `${title} – trang ${page}`,
  emptyTitle: 'Chưa có câu hỏi nào ở chủ đề này',
  emptySearchTitle: (words: string) => `Chưa có câu trả lời cho “${words}”`,
  emptyText: 'Quý khách gửi câu hỏi của mình, dược sĩ sẽ trả lời riêng.',
  toAll: 'Xem tất cả câu hỏi',
  answeredBy: (name: string, day: string) => `${name} trả lời ngày ${formatDate(day)}`,
  askedBy: (name: string) => `${name} hỏi`,
  question: 'Câu hỏi',
  answer: 'Trả lời',
  reviewed: (who: string, at: string) => `${who} đã đọc và duyệt ngày ${formatDate(at)}`,
  updated: (at: string) => `Cập nhật ngày ${formatDate(at)}`,
  related: 'Câu hỏi cùng chủ đề',
  notice: 'Đọc trước khi làm theo',
  noticeText:
    'Câu trả lời dựa trên điều người hỏi kể, không thay cho thăm khám. Quý khách có bệnh nền, đang mang thai hoặc đang dùng thuốc nên hỏi bác sĩ, dược sĩ trước khi làm theo. Đau ngực, khó thở, yếu liệt, lơ mơ: gọi 115 ngay.',
  askOwn: 'Hỏi câu hỏi của tôi',
  advice: 'Hỏi thế nào để được trả lời tốt nhất',
  form: {
    title: 'Gửi câu hỏi cho dược sĩ',
    lead: 'Câu trả lời được báo qua tin nhắn. Tên và số điện thoại không hiện trên trang nào.',
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    category: 'Chủ đề',
    chooseCategory: 'Chọn chủ đề',
    question: 'Câu hỏi',
    questionHint: (length: number) =>
      length < 20
        ? 'Kể tuổi, bệnh nền, thuốc đang dùng và điều khó chịu. Ít nhất 20 ký tự.'
        : `${length}/2000 ký tự`,
    send: 'Gửi câu hỏi',
    sentTitle: 'Đã nhận câu hỏi',
    sentText: (hours: number) =>
      `Dược sĩ trả lời trong vòng ${hours} giờ. Khi có câu trả lời, chúng tôi nhắn tin kèm liên kết để Quý khách đọc.`,
    another: 'Gửi câu hỏi khác',
    urgentTitle: 'Hãy gọi 115 ngay',
    urgentText:
      'Điều Quý khách kể có thể là tình huống cấp cứu. Đừng chờ câu trả lời ở đây: gọi 115 hoặc đến cơ sở y tế gần nhất.',
    callAmbulance: 'Gọi 115',
    closed: (hotline: string) =>
      `Hiện chưa nhận câu hỏi ở trang này. Quý khách gọi ${hotline} để gặp dược sĩ.`,
    offline: (hotline: string) =>
      `Trình duyệt đang tắt JavaScript nên chưa gửi được câu hỏi. Quý khách vui lòng gọi ${hotline}.`,
  },
  own: {
    title: 'Câu hỏi của Quý khách',
    states: {
      new: 'Đã nhận',
      assigned: 'Dược sĩ đang trả lời',
      answered: 'Đã có câu trả lời',
      closed: 'Đã đóng',
    },
    read: 'Xem câu trả lời',
    pageTitle: 'Câu trả lời cho Quý khách',
    private: 'Chỉ người có liên kết này đọc được trang này.',
    public: 'Câu hỏi này cũng được đăng (đã bỏ tên Quý khách).',
    toPublic: 'Xem trang đã đăng',
    takenBackTitle: 'Câu trả lời đã được thu hồi',
    takenBack:
      'Dược sĩ đã thu hồi câu trả lời này để xem lại. Mong Quý khách không làm theo nội dung cũ và gọi hotline để dược sĩ tư vấn lại.',
    toExperts: 'Về trang hỏi chuyên gia',
  },
} as const
