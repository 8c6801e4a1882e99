import { z } from 'zod'
import { setting } from './setting.ts'

/** Actions on many rows that the worker carries out (docs/decisions/0126-bulk-actions-that-go-on.md). */
export const bulkSettings = {
  bulkJobs: setting({
    schema: z.object({
      maxRows: z.int().min(1000).max(100_000),
      keepDays: z.int().min(1).max(365),
    }),
    initial: { maxRows: 50_000, keepDays: 30 },
    public: false,
    group: 'desk',
    label: 'Thao tác hàng loạt ở trang quản trị',
    help: 'Thao tác trên hơn 1.000 dòng chạy trong nền. Kết quả từng dòng được giữ một thời gian rồi xoá hẳn; nhật ký thao tác vẫn còn.',
    parts: {
      maxRows: { label: 'Mỗi lần nhiều nhất', unit: 'dòng' },
      keepDays: { label: 'Giữ kết quả', unit: 'ngày' },
    },
  }),
}
