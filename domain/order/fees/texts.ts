/** What staff read about fee rules and estimates, on both sides of the wire. */
export const feeTexts = {
  nameTaken: 'Tên này đã có ở luật khác',
  weightRange: 'Khối lượng “dưới” phải lớn hơn khối lượng “từ”',
  totalRange: 'Tiền hàng “dưới” phải lớn hơn tiền hàng “từ”',
  dayRange: 'Ngày kết thúc phải từ ngày bắt đầu trở đi',
  placeTwice: 'Chọn vùng hoặc tỉnh, không chọn cả hai',
  unknownProvince: (name: string) => `Không có tỉnh “${name}”`,
  added: 'Thêm luật phí giao hàng',
  changed: 'Sửa luật phí giao hàng',
  imported: 'Nhập luật phí giao hàng từ tệp',
  switchedOn: 'Bật luật phí giao hàng',
  switchedOff: 'Tắt luật phí giao hàng',
}

export const feeRuleColumns = {
  name: 'Tên luật',
  active: 'Đang dùng',
  priority: 'Thứ tự',
  order_type: 'Loại đơn',
  region: 'Vùng',
  provinces: 'Tỉnh',
  min_weight: 'Từ (gram)',
  max_weight: 'Dưới (gram)',
  min_total: 'Tiền hàng từ',
  max_total: 'Tiền hàng dưới',
  fee: 'Phí',
  fee_per_kg: 'Thêm mỗi kg',
  free_above: 'Miễn phí từ',
  starts_on: 'Từ ngày',
  ends_on: 'Đến ngày',
} as const

export const orderTypeWords = {
  any: 'Mọi đơn',
  normal: 'Đơn thường',
  vaccine: 'Trung tâm tiêm chủng',
} as const

export const regionWords = {
  any: 'Cả nước',
  north: 'Miền Bắc',
  central: 'Miền Trung',
  south: 'Miền Nam',
} as const
