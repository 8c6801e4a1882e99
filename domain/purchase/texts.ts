import { brandName } from '../brand/current-brand.ts'
import { formatDate } from '../kernel/dates.ts'

/** What pharmacy staff read about purchases and reminders. */
export const purchaseTexts = {
  boughtLater: 'Ngày mua không thể sau hôm nay',
  boughtTooLongAgo: (day: string) => `Vui lòng chọn từ ngày ${formatDate(day)}`,
  remindBeforeBought: 'Ngày nhắc không thể trước ngày mua',
  remindInPast: 'Vui lòng chọn ngày nhắc từ hôm nay',
  postponeFromTomorrow: 'Vui lòng chọn từ ngày mai',
  tooFar: (day: string) => `Vui lòng chọn đến ngày ${formatDate(day)}`,
  purchaseDeleted: 'Lần mua này đã được xoá.',
  purchaseChanged:
    'Lần mua này vừa được sửa trên thiết bị khác. Vui lòng xem lại nội dung mới trước khi lưu.',
  reminderDone: (by: string) => `${by} vừa đánh dấu đã nhắc khách này.`,
  reminderPostponed: (day: string) =>
    `Nhắc nhở này vừa được dời sang ngày ${formatDate(day)} trên thiết bị khác.`,
  reminderCancelled: 'Nhắc nhở này vừa được bỏ trên thiết bị khác.',
  reminderOpen: 'Nhắc nhở này đang chờ, không cần mở lại.',
  reminderChanged: 'Nhắc nhở này vừa thay đổi trên thiết bị khác. Vui lòng xem lại.',
  get unknownPushService() {
    return `Trình duyệt này chưa hỗ trợ thông báo từ ${brandName()}.`
  },
  pushTitle: (count: number) => `Hôm nay có ${count} khách cần nhắc`,
  pushBody: (pharmacy: string) => `${pharmacy} · Bấm để xem danh sách nhắc nhở`,
} as const
