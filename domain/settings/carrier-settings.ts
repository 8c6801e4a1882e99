import { z } from 'zod'
import { setting } from './setting.ts'

const text = (max: number) => z.string().trim().max(max)

/** Who fetches parcels over the network, and from whom. */
export const carrierSettings = {
  carriers: setting({
    schema: z.object({
      senderName: text(100),
      senderPhone: z
        .string()
        .trim()
        .regex(
          /^(0\d{8,10})?$/,
          'Số điện thoại gồm 9–11 chữ số, bắt đầu bằng 0; để trống nếu chưa dùng.',
        ),
      senderAddress: text(300),
      viettelPost: z.object({
        on: z.boolean(),
        username: text(100),
        service: z
          .string()
          .trim()
          .regex(/^[A-Z0-9]{2,10}$/, 'Mã dịch vụ gồm chữ in hoa và số, ví dụ VCN.'),
      }),
      vnPost: z.object({ on: z.boolean() }),
    }),
    initial: {
      senderName: '',
      senderPhone: '',
      senderAddress: '',
      viettelPost: { on: false, username: '', service: 'VCN' },
      vnPost: { on: false },
    },
    public: false,
    group: 'delivery',
    label: 'Đơn vị vận chuyển',
    help: 'Khi bật, giao đơn cho đơn vị này sẽ tự tạo vận đơn bên họ. Khi tắt, nhân viên tự nhập mã vận đơn.',
    parts: {
      senderName: { label: 'Người gửi' },
      senderPhone: { label: 'Số điện thoại người gửi' },
      senderAddress: {
        label: 'Nơi lấy hàng',
        hint: 'Đủ số nhà, phường/xã, quận/huyện, tỉnh/thành phố.',
      },
      viettelPost: {
        label: 'Viettel Post',
        parts: {
          on: { label: 'Tự tạo vận đơn' },
          username: { label: 'Tên đăng nhập' },
          service: { label: 'Dịch vụ', hint: 'Mã dịch vụ chính theo hợp đồng, ví dụ VCN.' },
        },
      },
      vnPost: { label: 'VNPost', parts: { on: { label: 'Tự tạo vận đơn' } } },
    },
  }),
}
