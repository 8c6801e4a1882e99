import { actives } from './actives.ts'
import type { ProductSheet } from './sheet.ts'
import type { Subject } from './subjects.ts'
import type { ProductKind } from './types.ts'

/** The long text of a product page: h3, p, ul, li and strong only. */
export function describe(sheet: ProductSheet, kind: ProductKind, subject: Subject): string {
  return [
    heading(pick(openings, sheet.slug), sheet),
    paragraph(sheet.story),
    paragraph(pick(subject.background, sheet.slug)),
    ...ingredientPart(sheet, kind),
    heading(pick(audienceHeadings, sheet.slug), sheet),
    list(sheet.audience),
    heading('Lời khuyên từ dược sĩ', sheet),
    paragraph(pick(subject.advice, sheet.slug)),
    ...(kind === 'device' ? [] : [paragraph(subject.patience)]),
    heading('Lưu ý', sheet),
    paragraph(notice[kind]),
  ].join('\n')
}

/** Always the same choice for the same product; different products spread over the choices. */
export function pick<T>(choices: readonly T[], seed: string): T {
  const sum = [...seed].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return choices[sum % choices.length] as T
}

const openings = [
  'Vì sao nên chọn {label}?',
  '{label} dành cho Quý khách',
  'Điểm nổi bật của {label}',
  'Tìm hiểu {label}',
]
const audienceHeadings = ['Phù hợp với ai?', 'Đối tượng sử dụng', 'Ai nên dùng?']
const activeHeadings = ['Thành phần nổi bật', 'Trong mỗi liều dùng có gì?', 'Công thức phối hợp']

const notice: Record<ProductKind, string> = {
  supplement:
    '<strong>Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh.</strong> Không dùng cho người mẫn cảm với bất kỳ thành phần nào. Hiệu quả tuỳ cơ địa mỗi người.',
  device:
    'Đọc kỹ hướng dẫn sử dụng trước khi dùng. Sản phẩm giúp chăm sóc, theo dõi tại nhà, không thay thế việc thăm khám và chẩn đoán của bác sĩ.',
  cosmetic:
    'Sản phẩm chỉ dùng ngoài da. Ngừng dùng và rửa sạch nếu có kích ứng; tránh để dính vào mắt và vết thương hở.',
}

function ingredientPart(sheet: ProductSheet, kind: ProductKind): string[] {
  if (!sheet.actives?.length) return []
  const title = kind === 'cosmetic' ? 'Thành phần nổi bật' : pick(activeHeadings, sheet.slug)
  const lines = sheet.actives.map(([key, amount]) => {
    const [name, role] = actives[key]
    return `<strong>${[name, amount].filter(Boolean).join(' ')}</strong>: ${role}.`
  })
  return [heading(title, sheet), list(lines)]
}

function heading(template: string, sheet: ProductSheet): string {
  return `<h3>${template.replace('{label}', sheet.pack.label)}</h3>`
}

function paragraph(text: string): string {
  return `<p>${text}</p>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
