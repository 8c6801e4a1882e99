import { z } from 'zod'
import { setting } from './setting.ts'

/** What the desk's bell tells of and for how long (docs/rules/bell.md). */
export const bellSettings = {
  staffBell: setting({
    schema: z.object({
      keepDays: z.int().min(7).max(365),
      stockLeft: z.int().min(0).max(10_000),
    }),
    initial: { keepDays: 90, stockLeft: 5 },
    public: false,
    group: 'desk',
    label: 'Chuông thông báo của trang quản trị',
    help: 'Thông báo cũ hơn bị xoá hẳn. Kho được báo khi số còn bán được của một sản phẩm xuống dưới mức này.',
    parts: {
      keepDays: { label: 'Giữ thông báo', unit: 'ngày' },
      stockLeft: { label: 'Báo khi còn dưới', unit: 'sản phẩm' },
    },
  }),
}
