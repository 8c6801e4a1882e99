import { formatNumber } from '#domain/kernel/vnd.ts'

const shared = {
  search: 'Tên hoặc đường dẫn',
  state: 'Trạng thái',
  allStates: 'Mọi trạng thái',
  states: { active: 'Đang dùng', inactive: 'Ngừng dùng' },
  columns: {
    sort: 'Thứ tự',
    name: 'Tên',
    slug: 'Đường dẫn',
    articles: 'Bài viết',
    state: 'Trạng thái',
  },
  articles: (count: number) => `${formatNumber(count)} bài viết`,
  active: 'Đang dùng',
  slug: 'Đường dẫn',
  slugHint:
    'Chữ thường không dấu, số và dấu gạch ngang. Đổi đường dẫn thì liên kết cũ không mở được nữa.',
  about: 'Thông tin',
  uses: 'Bài viết đang dùng',
  noUses: 'Chưa có bài viết nào.',
  useStates: {
    live: 'Đang đăng',
    planned: 'Đã hẹn giờ đăng',
    draft: 'Bản nháp',
  },
} as const

export const categoryScreenTexts = {
  ...shared,
  title: 'Chuyên mục bài viết',
  text: 'Mỗi bài viết sức khoẻ thuộc một chuyên mục.',
  table: 'Danh sách chuyên mục bài viết',
  add: 'Thêm chuyên mục',
  emptyTitle: 'Chưa có chuyên mục nào',
  emptyText: 'Thêm chuyên mục đầu tiên để xếp các bài viết vào.',
  noneTitle: 'Không tìm thấy chuyên mục',
  noneText: 'Thử tìm với từ khác hoặc bỏ bộ lọc.',
  addTitle: 'Thêm chuyên mục',
  addSays: 'Khách thấy chuyên mục khi có bài viết đầu tiên được đăng trong đó.',
  editTitle: 'Sửa chuyên mục',
  editSays: 'Tên mới hiện ngay ở mọi bài viết của chuyên mục.',
  saved: 'Đã lưu chuyên mục',
  back: 'Về danh sách chuyên mục bài viết',
  notFound: 'Không có chuyên mục này.',
  name: 'Tên chuyên mục',
  description: 'Mô tả',
  sort: 'Thứ tự',
  sortHint: 'Số nhỏ đứng trước; bằng nhau thì theo tên.',
  bulk: {
    count: (many: number) => `${formatNumber(many)} chuyên mục`,
    actions: {
      activate: { label: 'Dùng lại', will: (many: string) => `${many} sẽ được dùng lại.` },
      deactivate: {
        label: 'Ngừng dùng',
        will: (many: string) => `${many} sẽ không còn hiện với khách.`,
      },
    },
  },
} as const

export const tagScreenTexts = {
  ...shared,
  title: 'Thẻ bài viết',
  text: 'Mỗi bài viết sức khoẻ có tối đa 10 thẻ.',
  table: 'Danh sách thẻ bài viết',
  add: 'Thêm thẻ',
  emptyTitle: 'Chưa có thẻ nào',
  emptyText: 'Thêm thẻ đầu tiên để khách tìm được các bài viết cùng chủ đề.',
  noneTitle: 'Không tìm thấy thẻ',
  noneText: 'Thử tìm với từ khác hoặc bỏ bộ lọc.',
  addTitle: 'Thêm thẻ',
  addSays: 'Khách thấy thẻ khi có bài viết đầu tiên được đăng với thẻ đó.',
  editTitle: 'Sửa thẻ',
  editSays: 'Tên mới hiện ngay ở mọi bài viết có thẻ này.',
  saved: 'Đã lưu thẻ',
  back: 'Về danh sách thẻ bài viết',
  notFound: 'Không có thẻ này.',
  name: 'Tên thẻ',
  bulk: {
    count: (many: number) => `${formatNumber(many)} thẻ`,
    actions: {
      activate: { label: 'Dùng lại', will: (many: string) => `${many} sẽ được dùng lại.` },
      deactivate: {
        label: 'Ngừng dùng',
        will: (many: string) => `${many} sẽ không còn hiện với khách.`,
      },
    },
  },
} as const
