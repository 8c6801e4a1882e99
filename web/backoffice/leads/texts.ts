import { formatNumber } from '#domain/kernel/vnd.ts'
import { leadAuditTexts } from '#domain/publishing/backoffice/lead-audit-texts.ts'

export const leadTexts = {
  title: 'Khách để lại số',
  text: 'Người điền biểu mẫu ở các trang đích và đồng ý để được liên hệ.',
  table: 'Danh sách khách để lại số điện thoại',
  search: 'Tên hoặc số cuối điện thoại',
  emptyTitle: 'Chưa có ai để lại số',
  emptyText: 'Khi khách điền biểu mẫu ở một trang đích, họ sẽ hiện ở đây.',
  noneTitle: 'Không tìm thấy ai',
  noneText: 'Thử tìm với từ khác hoặc bỏ bộ lọc.',
  editTitle: 'Ghi kết quả liên hệ',
  editSays: 'Người gọi sau đọc được điều bạn ghi ở đây.',
  saved: 'Đã ghi kết quả liên hệ',
  back: 'Về danh sách khách để lại số',
  notFound: 'Không có người này.',
  erasedName: leadAuditTexts.erasedName,
  states: {
    new: 'Chưa gọi',
    unreachable: 'Chưa gọi được',
    done: 'Đã liên hệ',
    declined: 'Không có nhu cầu',
  },
  state: 'Kết quả',
  allStates: 'Mọi kết quả',
  page: 'Trang',
  allPages: 'Mọi trang',
  note: 'Ghi chú',
  noteHint: 'Việc đã hẹn, giờ gọi lại. Không ghi thông tin sức khoẻ.',
  columns: {
    name: 'Họ tên',
    phone: 'Số điện thoại',
    purpose: 'Mục đích',
    page: 'Trang',
    at: 'Lúc',
    state: 'Kết quả',
  },
  about: 'Yêu cầu',
  consent: 'Nội dung đã đồng ý',
  call: (phone: string) => `Gọi ${phone}`,
  erase: 'Xoá thông tin',
  eraseTitle: 'Xoá thông tin người này?',
  eraseSays:
    'Họ tên, số điện thoại và ghi chú bị xoá, không lấy lại được. Lượt để lại số vẫn được đếm.',
  eraseDone: 'Đã xoá thông tin',
  bulk: {
    count: (many: number) => `${formatNumber(many)} người`,
    actions: {
      close: { label: 'Đã liên hệ', will: (many: string) => `${many} sẽ là “Đã liên hệ”.` },
      missed: {
        label: 'Chưa gọi được',
        will: (many: string) => `${many} sẽ là “Chưa gọi được”.`,
      },
    },
  },
} as const
