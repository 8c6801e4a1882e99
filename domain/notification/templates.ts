/**
 * `code`: asked for a moment ago by whoever holds the phone. `transaction`: about their own order or
 * account. `commercial`: only with consent.
 */
export type MessagePurpose = 'code' | 'transaction' | 'commercial'

/** Every message the shop sends, as the person reads it; names in braces are filled in. */
export const messageTemplates = {
  otp: {
    purpose: 'code',
    text: 'An Lành: Mã xác nhận của Quý khách là {code}, có hiệu lực trong {minutes} phút. Không chia sẻ mã này với bất kỳ ai.',
  },
  orderPlaced: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận đơn hàng {code}, tổng thanh toán {total}. Chúng tôi sẽ liên hệ để xác nhận trước khi giao. Cảm ơn Quý khách!',
  },
  giftsRefused: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã huỷ vì chưa trừ được điểm đổi quà. Điểm, voucher và quà đã được hoàn lại. Vui lòng gọi tổng đài để được hỗ trợ.',
  },
  /** `points` and the last `day` of them. */
  pointsExpiring: {
    purpose: 'transaction',
    text: 'An Lành: {points} của Quý khách dùng được đến hết ngày {day}. Điểm chưa dùng sẽ hết hạn sau ngày này.',
  },
  /** Advertising is marked as such and says how to end it (Decree 91/2020). */
  offer: {
    purpose: 'commercial',
    text: '[QC] An Lành: {offer}. Từ chối nhận tin: {optOut}',
  },
} as const satisfies Record<string, { purpose: MessagePurpose; text: string }>

export type MessageTemplate = keyof typeof messageTemplates

/** A template with its values; a missing value is a fault of ours. */
export function fillTemplate(template: MessageTemplate, values: Record<string, string>): string {
  return messageTemplates[template].text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`message ${template} needs ${name}`)
    return value
  })
}

/** What Zalo's approved template is given: the code's parameter is called `otp` there. */
export function zaloValues(
  template: MessageTemplate,
  values: Record<string, string>,
): Record<string, string> {
  return template === 'otp' ? { otp: values.code ?? '' } : values
}
