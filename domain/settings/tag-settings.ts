import { z } from 'zod'
import { setting } from './setting.ts'

/** What measures the shop; nobody is measured before they agreed. */
export const tagSettings = {
  tags: setting({
    schema: z.object({
      container: z.union([
        z.literal(''),
        z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^GTM-[A-Z0-9]{4,12}$/, 'Mã có dạng GTM-XXXXXXX'),
      ]),
    }),
    initial: { container: '' },
    public: true,
    group: 'tags',
    label: 'Trình quản lý thẻ',
    help: 'Đo lượt xem và mua hàng bằng Google Tag Manager. Chỉ tải sau khi khách đồng ý; không bao giờ ở khu nhà thuốc, trang quản trị và quay số không định danh.',
    parts: {
      container: {
        label: 'Mã vùng chứa',
        hint: 'Ví dụ GTM-ABC1234. Để trống thì không đo gì và không hỏi khách.',
      },
    },
  }),
}
