/** What the audit and the screens call rules of carriers. */
export const carrierRuleTexts = {
  nameTaken: 'Tên này đã có ở luật khác',
  added: 'Thêm luật chọn vận chuyển',
  changed: 'Sửa luật chọn vận chuyển',
  imported: 'Nhập luật chọn vận chuyển từ tệp',
  switchedOn: 'Bật luật chọn vận chuyển',
  switchedOff: 'Tắt luật chọn vận chuyển',
}

/** Heads of the file of rules, as those of fees are called. */
export const carrierRuleColumns = {
  name: 'Tên luật',
  priority: 'Thứ tự',
  unit: 'Đơn vị vận chuyển',
  order_type: 'Loại đơn',
  region: 'Vùng',
  min_weight: 'Từ (gram)',
  max_weight: 'Dưới (gram)',
  cash: 'Thu tiền khi giao',
  active: 'Đang dùng',
} as const

export const cashWords = {
  any: 'Thu tiền hay không',
  cash: 'Có thu tiền khi giao',
  paid: 'Không thu tiền khi giao',
} as const
