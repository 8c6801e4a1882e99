import type { ProductSheet } from './sheet.ts'

export interface ComboTerms {
  boxes: 3 | 6
  code: string
  off: number
  stock: number
  sold: number
  daysAgo: number
  name: string
}

/** A set of 3 or 6 boxes of one product: one price, one genuine-goods code. */
export function comboOf(base: ProductSheet, terms: ComboTerms): ProductSheet {
  const { boxes } = terms
  return {
    ...base,
    slug: `combo-${boxes}-hop-${base.slug}`,
    name: terms.name,
    code: terms.code,
    price: base.price * boxes,
    off: terms.off,
    stock: terms.stock,
    cycle: base.cycle && cycleOf(boxes, base.cycle),
    unit: `Combo ${boxes} hộp`,
    boxes,
    family: base.slug,
    short: `Bộ ${boxes} hộp ${base.pack.label} cho liệu trình ${monthsOf(boxes)}, tiết kiệm hơn mua lẻ, một mã tích điểm cho cả bộ.`,
    story: `${base.story} Bộ ${boxes} hộp giúp Quý khách dùng đủ liệu trình ${monthsOf(boxes)} mà không phải đặt lại giữa chừng; chỉ cần một mã cào để xác thực và tích điểm cho cả bộ.`,
    ask: {
      question: `Bộ ${boxes} hộp có mấy mã tích điểm?`,
      answer: `Mỗi bộ có một mã chung, bắt đầu bằng ${terms.code}. Nhập mã một lần là xác thực và tích điểm cho đủ ${boxes} hộp.`,
    },
    sold: terms.sold,
    daysAgo: terms.daysAgo,
    vaccineShop: undefined,
    pack: { ...base.pack, second: undefined, count: boxes },
  }
}

/** As long as all its boxes last, one after the other. */
function cycleOf(boxes: 3 | 6, ofOne: NonNullable<ProductSheet['cycle']>): ProductSheet['cycle'] {
  return `${boxes * Number.parseInt(ofOne)} ngày`
}

function monthsOf(boxes: 3 | 6): string {
  return boxes === 3 ? '3 tháng' : '6 tháng'
}
