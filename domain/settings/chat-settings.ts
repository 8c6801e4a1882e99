import { z } from 'zod'
import { readRetention } from '../chat/retention.ts'
import { textField } from '../kernel/fields.ts'
import { readExceptions, readWeekly } from '../pharmacy/hours-text.ts'
import { setting } from './setting.ts'
import { chatSettingTexts as texts } from './texts.ts'

const weekly = textField(200).refine((text) => readWeekly(text) !== null, texts.weekly)
const holiday = textField(80)
  .pipe(z.string().min(1))
  .refine((text) => readExceptions(text)?.length === 1, texts.holiday)
const away = textField(400).pipe(z.string().min(10, texts.away))
const rule = textField(80).refine((text) => readRetention(text) !== null, texts.rule)

const secureUrl = z.url({ protocol: /^https$/, error: texts.https }).max(300)
/** Nothing of a path: what the policy of pages lets in is a whole origin. */
const origin = secureUrl.refine((url) => URL.parse(url)?.origin === url, texts.origin)

const widget = z
  .object({
    outside: z.boolean(),
    script: z.union([z.literal(''), secureUrl]),
    id: z
      .string()
      .trim()
      .regex(/^[\w.:-]{0,120}$/, texts.id),
    origins: z.array(origin).max(10),
  })
  .refine(({ outside, script }) => !outside || script !== '', {
    error: texts.scriptMissing,
    path: ['script'],
  })

const noWidget = { outside: false, script: '', id: '', origins: [] }

const widgetWords = {
  outside: { label: 'Dùng công cụ ngoài thay cho trò chuyện của cửa hàng' },
  script: { label: 'Địa chỉ mã nhúng', hint: 'https://… Chỉ tải khi khách bấm mở trò chuyện.' },
  id: { label: 'Mã tài khoản', hint: 'Ghi vào thẻ mã nhúng ở data-id.' },
  origins: {
    label: 'Nguồn được phép',
    hint: 'Mỗi dòng một nguồn, ví dụ https://chat.vidu.vn. Trang chỉ cho phép đúng các nguồn này.',
  },
}

/** Chats with visitors (docs/rules/chat.md). */
export const chatSettings = {
  chatHours: setting({
    schema: z.object({
      shop: weekly,
      vaccine: weekly,
      holidays: z.array(holiday).max(60),
    }),
    initial: {
      shop: 'T2-T7 07:30-21:30; CN 08:00-20:00',
      vaccine: 'T2-T7 07:30-17:00; CN nghỉ',
      holidays: ['01/01/2027 nghỉ (Tết Dương lịch)', '05/02/2027-09/02/2027 nghỉ (Tết Nguyên đán)'],
    },
    public: false,
    group: 'chat',
    label: 'Giờ trả lời tin nhắn',
    help: 'Ngoài giờ này khách vẫn viết được, và nhận lời nhắn vắng mặt.',
    parts: {
      shop: { label: 'Cửa hàng', hint: 'T2-T7 07:30-21:30; CN nghỉ' },
      vaccine: { label: 'Trung tâm tiêm chủng', hint: 'T2-T7 07:30-21:30; CN nghỉ' },
      holidays: {
        label: 'Ngày nghỉ, ngày khác thường',
        hint: 'Mỗi dòng một ngày hoặc một đợt: 01/01/2027 nghỉ (Tết Dương lịch)',
      },
    },
  }),
  chatAway: setting({
    schema: z.object({ shop: away, vaccine: away }),
    initial: { shop: texts.initialAway, vaccine: texts.initialVaccineAway },
    public: false,
    group: 'chat',
    label: 'Lời nhắn khi vắng mặt',
    help: 'Trả lời tự động cho tin nhắn đầu tiên ngoài giờ; {gio} là lúc có người trở lại.',
    parts: {
      shop: { label: 'Cửa hàng' },
      vaccine: { label: 'Trung tâm tiêm chủng' },
    },
  }),
  /** Erased beyond it by the nightly housekeeping. */
  chatRetention: setting({
    schema: z.object({
      closeDays: z.int().min(1).max(90),
      rules: z.array(rule).min(1).max(20),
    }),
    initial: { closeDays: 3, rules: ['01/01/2026: 365 ngày, ảnh 90 ngày'] },
    public: false,
    group: 'chat',
    label: 'Lưu giữ tin nhắn',
    help: 'Mỗi dòng có hiệu lực từ ngày ghi ở đầu. Quá thời gian này kể từ tin cuối, cuộc trò chuyện bị xoá hẳn.',
    parts: {
      closeDays: { label: 'Tự đóng khi không có tin mới', unit: 'ngày' },
      rules: { label: 'Thời gian lưu', hint: '01/01/2026: 365 ngày, ảnh 90 ngày' },
    },
  }),
  chatWidget: setting({
    schema: z.object({ shop: widget, vaccine: widget }),
    initial: { shop: noWidget, vaccine: noWidget },
    public: false,
    group: 'chat',
    label: 'Công cụ trò chuyện ngoài',
    help: 'Thay trò chuyện của cửa hàng bằng công cụ của bên thứ ba, riêng cho từng nơi. Không tải ở khu vực nhà thuốc và trò chơi không định danh.',
    parts: {
      shop: { label: 'Cửa hàng', parts: widgetWords },
      vaccine: { label: 'Trung tâm tiêm chủng', parts: widgetWords },
    },
  }),
}
