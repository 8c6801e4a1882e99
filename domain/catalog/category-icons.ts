/** The signs of categories that the shop's menu can draw. */
export const categoryIcons = [
  'pill',
  'bone',
  'brain',
  'eye',
  'heart-pulse',
  'leaf',
  'moon',
  'sparkles',
  'stethoscope',
  'venus-and-mars',
  'weight',
] as const
