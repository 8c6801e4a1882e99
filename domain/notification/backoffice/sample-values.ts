import type { MailLines } from '../mail.ts'
import { mailTexts, type MailTemplate } from '../mail-templates.ts'
import { messageTemplates, type MessageTemplate } from '../templates.ts'

/** What a message is shown with where nothing real is at hand. */
export function sampleValues(template: MessageTemplate): Record<string, string> {
  const isCode = messageTemplates[template].purpose === 'code'
  return { ...samples, ...(isCode ? { code: '864209' } : {}) }
}

/** The same of a mail, with nothing but what its text fills in. */
export function sampleMailValues(template: MailTemplate): Record<string, string> {
  const names = new Set(
    [...mailTexts[template].text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  )
  return Object.fromEntries(Object.entries(samples).filter(([name]) => names.has(name)))
}

export const sampleMailTable: MailLines = {
  lines: [
    { name: 'Viên uống bổ khớp 60 viên', quantity: 2, amount: '1.200.000 VNĐ' },
    { name: 'Vitamin C 500 mg', quantity: 1, amount: '50.000 VNĐ' },
  ],
  sums: [
    { label: 'Tiền hàng', amount: '1.250.000 VNĐ' },
    { label: 'Phí giao hàng', amount: '0 VNĐ' },
    { label: 'Tổng cộng', amount: '1.250.000 VNĐ' },
  ],
}

const samples: Record<string, string> = {
  code: 'DH261121ABCDEF',
  total: '1.250.000 VNĐ',
  hotline: '1900 1234',
  lookup: 'shop.example/tra-cuu',
  until: '09:30 22/11',
  amount: '1.250.000 VNĐ',
  old: '221',
  new: '868',
  missing: '250.000 VNĐ',
  days: '24/11 - 26/11',
  tracking: 'ECO26112100017',
  place: 'chi nhánh Hà Nội',
  points: '1.200 điểm',
  reason: 'Khách hẹn giao lại ngày khác',
  day: '26/11',
  minutes: '2',
  offer: 'Giảm 10% cho đơn từ 500.000 VNĐ',
  store: 'Nhà thuốc Minh Tâm',
  product: 'Viên uống bổ khớp 60 viên',
  quantity: '2',
  goods: '1.200.000 VNĐ',
  fee: '30.000 VNĐ',
  before: '20.000 VNĐ',
  link: 'shop.example/ho-so',
  products: 'Viên uống bổ khớp 60 viên',
  prize: 'Voucher 100.000 VNĐ',
  game: 'Quay số tháng 11',
  at: '09:30 22/11',
  request: '25',
  result: 'đã thực hiện',
  optOut: 'shop.example/tu-choi',
}
