import { company } from '../content/pages/company.ts'
import { actives } from './actives.ts'
import { describe, pick } from './describe.ts'
import { makers } from './makers.ts'
import type { ProductSheet } from './sheet.ts'
import { subjects, type Subject } from './subjects.ts'
import type { ProductKind, SeedFaq, SeedPicture, SeedProduct } from './types.ts'

const dongPerPoint = 10_000

/** The full product from what is particular to it and what its category shares. */
export function composeProduct(category: string, sheet: ProductSheet): SeedProduct {
  const subject = subjectOf(category)
  const kind = sheet.kind ?? 'supplement'
  const discountPrice = priceAfter(sheet.price, sheet.off)
  const estimatedPoint = Math.round(discountPrice / dongPerPoint)
  const [manufacturer, origin] = makers[sheet.maker]
  return {
    slug: sheet.slug,
    name: sheet.name,
    productCode: sheet.code,
    brand: sheet.brand,
    category,
    subCategories: sheet.subs,
    kind,
    originalPrice: sheet.price,
    discountPrice,
    onHand: sheet.stock,
    estimatedPoint,
    pointAmount: kind === 'supplement' ? estimatedPoint : 0,
    subscriptionCycle: sheet.cycle,
    orderLimit: sheet.orderLimit,
    badge: sheet.badge,
    unit: sheet.unit,
    family: sheet.family,
    packUnits: sheet.boxes,
    shortDescription: sheet.short,
    description: describe(sheet, kind, subject),
    ingredients: ingredientsOf(sheet),
    usage: `${sheet.purpose}. Phù hợp với: ${sheet.audience.map(lowerFirst).join('; ')}.`,
    dosage: sheet.dose,
    storage: sheet.storage ?? storageOf[kind],
    registrationNo: sheet.registration,
    ...(kind === 'supplement' ? declaredOf(sheet) : {}),
    manufacturer,
    origin,
    faqs: sheet.faqs ?? faqsOf(sheet, kind, subject),
    sold: sheet.sold,
    vaccineShop: sheet.vaccineShop,
    createdDaysAgo: sheet.daysAgo,
    pictures: picturesOf(sheet),
  }
}

function declaredOf({ purpose }: ProductSheet) {
  return { warnings: labelWords, company: company.name, declaredUses: [`${purpose}.`] }
}

const labelWords =
  'Thực phẩm bảo vệ sức khoẻ. Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.'

/** Rounded down to 500 đồng, so that prices look like prices; a half stays exactly a half. */
function priceAfter(price: number, percentOff: number): number {
  const exact = (price * (100 - percentOff)) / 100
  return percentOff === 0 || percentOff === 50 ? exact : Math.floor(exact / 500) * 500
}

function subjectOf(category: string): Subject {
  const subject = subjects[category]
  if (!subject) throw new Error(`no subject for category ${category}`)
  return subject
}

function ingredientsOf(sheet: ProductSheet): string {
  const named = (sheet.actives ?? []).map(([key, amount]) => `${actives[key][0]} ${amount}`.trim())
  return [...named, sheet.rest].join('; ') + '.'
}

const storageOf: Record<ProductKind, string> = {
  supplement: 'Bảo quản nơi khô ráo, dưới 30°C, tránh ánh nắng trực tiếp. Để xa tầm tay trẻ em.',
  device: 'Để nơi khô ráo, tránh va đập và nhiệt độ cao. Tháo pin khi không dùng lâu ngày.',
  cosmetic:
    'Đậy kín sau khi dùng, để nơi thoáng mát dưới 30°C. Dùng trong 12 tháng sau khi mở nắp.',
}

function faqsOf(sheet: ProductSheet, kind: ProductKind, subject: Subject): SeedFaq[] {
  const own = sheet.ask ? [sheet.ask] : []
  if (kind === 'device') return [...own, warranty, stamp, firstUse]
  const shared = sheet.ask ? [pick(subject.questions, sheet.slug)] : subject.questions
  const duration = {
    question: 'Nên dùng trong bao lâu?',
    answer: subject.patience,
  }
  return [...own, duration, ...shared, ...(kind === 'supplement' ? [stamp] : [])].slice(0, 4)
}

const stamp: SeedFaq = {
  question: 'Làm sao biết tôi mua đúng hàng chính hãng?',
  answer:
    'Cào lớp bạc trên tem dán ở hộp, nhập mã tại mục Tích điểm hoặc quét bằng điện thoại. Hệ thống trả lời ngay và cộng điểm cho Quý khách.',
}
const warranty: SeedFaq = {
  question: 'Sản phẩm được bảo hành thế nào?',
  answer:
    'Bảo hành theo thời hạn ghi trên phiếu, đổi mới trong 7 ngày đầu nếu có lỗi của nhà sản xuất. Quý khách chỉ cần cung cấp số điện thoại mua hàng.',
}
const firstUse: SeedFaq = {
  question: 'Lần đầu dùng cần lưu ý gì?',
  answer:
    'Đọc kỹ tờ hướng dẫn tiếng Việt trong hộp. Dược sĩ An Lành hỗ trợ qua 028 7102 6089 nếu Quý khách cần.',
}

function picturesOf({ pack }: ProductSheet): SeedPicture[] {
  const { second, ...first } = pack
  return [first, { ...first, shape: second ?? first.shape }]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
