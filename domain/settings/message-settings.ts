import { initialSpendRules, spendRulesSchema } from '../notification/spending.ts'
import { setting } from './setting.ts'

/** How many messages go out and what they may cost. */
export const messageSettings = {
  /** How many codes may go out and what messages may cost (docs/rules/messages.md). */
  messageSpending: setting({
    schema: spendRulesSchema,
    initial: initialSpendRules,
    public: false,
    group: 'message',
    label: 'Giới hạn tin nhắn',
    help: 'Số mã gửi đi, phần dành riêng cho mã, số tin về đơn hàng và chi phí tin nhắn tối đa mỗi ngày.',
    parts: {
      codesPerPhoneDay: { label: 'Một số điện thoại', unit: 'mã mỗi ngày' },
      codesPerBlockHour: { label: 'Một dải số, trong giờ', unit: 'mã mỗi giờ' },
      codesPerBlockDay: { label: 'Một dải số, trong ngày', unit: 'mã mỗi ngày' },
      codesPerNetworkHour: { label: 'Một mạng, trong giờ', unit: 'mã mỗi giờ' },
      codesPerNetworkDay: { label: 'Một mạng, trong ngày', unit: 'mã mỗi ngày' },
      codesPerHour: { label: 'Cả cửa hàng, trong giờ', unit: 'mã mỗi giờ' },
      codesPerDay: { label: 'Cả cửa hàng, trong ngày', unit: 'mã mỗi ngày' },
      dailyCost: { label: 'Chi phí tin nhắn mỗi ngày', unit: 'VNĐ' },
      percentForCodes: { label: 'Phần dành cho mã xác nhận', unit: '%' },
      orderMessagesPerPhoneHour: {
        label: 'Tin về đơn hàng cho một số điện thoại, trong giờ',
        unit: 'tin mỗi giờ',
      },
      orderMessagesPerPhoneDay: {
        label: 'Tin về đơn hàng cho một số điện thoại, trong ngày',
        unit: 'tin mỗi ngày',
      },
      zaloPrice: { label: 'Giá một tin Zalo', unit: 'VNĐ' },
      smsPrice: { label: 'Giá một phần tin SMS', unit: 'VNĐ' },
      alarmFromCodes: { label: 'Báo động từ', unit: 'mã mỗi giờ' },
      alarmBelowPercent: { label: 'Báo động khi tỷ lệ nhập dưới', unit: '%' },
    },
  }),
}
