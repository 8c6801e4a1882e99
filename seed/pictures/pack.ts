import type { SeedProduct } from '#seed/catalog/types.ts'

export type Finish = 'band' | 'wave' | 'full' | 'diagonal' | 'arch' | 'herbal'
export type Contents =
  'capsule' | 'softgel' | 'tablet' | 'gummy' | 'stick' | 'teabag' | 'ampoule' | 'none'

/** What the drawing functions need to know of a product. */
export interface Pack {
  slug: string
  label: string
  purpose: string
  pictogram: string
  color: string
  /** "30 viên", "Tuýp 100 g". */
  size: string
  /** "Thực phẩm bảo vệ sức khỏe" and its like. */
  note: string
  facts: string[]
  finish: Finish
  contents: Contents
  isLiquid: boolean
  isCosmetic: boolean
  registration: string
  count: number
  /** Stable number from the slug, to vary proportions. */
  variety: number
}

export function packOf(product: SeedProduct): Pack {
  const picture = product.pictures[0]
  if (!picture) throw new Error(`${product.slug} has no picture`)
  const { label, purpose, color, count = 1 } = picture
  return {
    slug: product.slug,
    label,
    purpose,
    color,
    count,
    pictogram: picture.pictogram,
    size: sizeOf(product),
    note: notes[product.kind],
    facts: product.ingredients.split(';').slice(0, 3).map(cleanFact),
    finish: finishes[product.brand] ?? 'band',
    contents: contentsOf(product),
    isLiquid: product.unit.endsWith('ml'),
    isCosmetic: product.kind === 'cosmetic',
    registration: product.registrationNo,
    variety: [...product.slug].reduce((sum, c) => (sum * 33 + c.charCodeAt(0)) % 997, 5),
  }
}

const notes = {
  supplement: 'Thực phẩm bảo vệ sức khỏe',
  cosmetic: 'Sản phẩm chăm sóc cá nhân',
  device: 'Chăm sóc sức khỏe tại nhà',
}

const finishes: Record<string, Finish> = {
  jex: 'band',
  alipas: 'diagonal',
  angela: 'wave',
  otiv: 'band',
  ritana: 'arch',
  wit: 'wave',
  'moc-nhien': 'herbal',
  vitalys: 'full',
  nutriva: 'diagonal',
  dermia: 'arch',
  medora: 'wave',
  'an-nhi': 'full',
}

function sizeOf(product: SeedProduct): string {
  return product.unit.startsWith('Combo') ? 'Hộp 30 viên' : product.unit
}

/** "Cao mật nhân (Eurycoma longifolia) 200 mg" is too long for a pack's front. */
function cleanFact(fact: string): string {
  return fact
    .replace(/phụ liệu:.*|nền gel:.*/, '')
    .replace(/\s*\(.*?\)/, '')
    .replace(/ không biến tính| thế hệ mới/, '')
    .replace(/\.$/, '')
    .trim()
}

function contentsOf({ unit, ingredients, kind }: SeedProduct): Contents {
  if (kind !== 'supplement' || /ml$|250 g|900 g/.test(unit)) return 'none'
  if (/gói/.test(unit)) return 'stick'
  if (/túi/.test(unit)) return 'teabag'
  if (/ống/.test(unit)) return 'ampoule'
  if (/dẻo/.test(unit)) return 'gummy'
  if (/nang mềm/.test(ingredients)) return 'softgel'
  return /vỏ nang/.test(ingredients) ? 'capsule' : 'tablet'
}
