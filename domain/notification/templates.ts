/** Every message the shop sends, as the person reads it; names in braces are filled in. */
export const messageTemplates = {
  otp: 'An Lành: Mã xác nhận của Quý khách là {code}, có hiệu lực trong {minutes} phút. Không chia sẻ mã này với bất kỳ ai.',
  orderPlaced:
    'An Lành: Đã nhận đơn hàng {code}, tổng thanh toán {total}. Chúng tôi sẽ liên hệ để xác nhận trước khi giao. Cảm ơn Quý khách!',
} as const

export type MessageTemplate = keyof typeof messageTemplates

/** A template with its values; a missing value is a fault of ours. */
export function fillTemplate(template: MessageTemplate, values: Record<string, string>): string {
  return messageTemplates[template].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`message ${template} needs ${name}`)
    return value
  })
}
