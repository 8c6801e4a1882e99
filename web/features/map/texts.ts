/** On every map of Vietnam. */
export const mapTexts = {
  sea: 'Biển Đông',
  paracel: 'Hoàng Sa',
  paracelOf: 'TP. Đà Nẵng',
  spratly: 'Trường Sa',
  spratlyOf: 'tỉnh Khánh Hoà',
} as const
