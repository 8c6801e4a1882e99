/** Words of a customer's phone at the counter. */
export const phoneTexts = {
  label: 'Số điện thoại khách',
  right: 'Số điện thoại hợp lệ',
  clear: 'Xoá số điện thoại',
  missing: 'Nhập số điện thoại của khách trước',
  digitsOnly: 'Số điện thoại chỉ gồm chữ số',
  length: (count: number) => `Số điện thoại gồm 10 số, đang có ${count}`,
  startsWithZero: 'Số điện thoại bắt đầu bằng 0',
  twoZeros: 'Số điện thoại không bắt đầu bằng 00',
} as const
