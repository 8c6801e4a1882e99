import { products } from '#seed/catalog/products/index.ts'
import type { PackShape } from '#seed/catalog/types.ts'
import { lighter } from './colors.ts'
import { gradient, newDrawing, placed, svg, type Drawing } from './drawing.ts'
import { packOf } from './pack.ts'
import { drawPack } from './scene.ts'

interface Item {
  slug: string
  x: number
  y: number
  scale: number
  shape?: PackShape
  isBack?: boolean
}

export interface Composition {
  name: string
  /** Home banners lie on the page's own ground; promotions bring theirs. */
  ground?: string
  items: Item[]
}

export const compositions: Composition[] = [
  {
    name: 'khoe-khop-mua-lanh',
    items: [
      { slug: 'jex', x: 560, y: 850, scale: 1.75 },
      { slug: 'glucosamine-1500-nutriva', x: 980, y: 880, scale: 1.2 },
      { slug: 'gel-xoa-bop-am-nong-moc-nhien', x: 1210, y: 900, scale: 0.98 },
    ],
  },
  {
    name: 'ngu-ngon-sang-mat',
    items: [
      { slug: 'wit', x: 1080, y: 820, scale: 1.4 },
      { slug: 'otiv', x: 600, y: 850, scale: 1.75 },
      { slug: 'tra-ngu-ngon-moc-nhien', x: 960, y: 905, scale: 0.86 },
    ],
  },
  {
    name: 'dep-tu-ben-trong',
    items: [
      { slug: 'angela', x: 500, y: 820, scale: 1.6 },
      { slug: 'ritana60v-325k', x: 850, y: 870, scale: 1.35 },
      { slug: 'kem-chong-nang-dermia-spf50', x: 1140, y: 880, scale: 1.2 },
    ],
  },
  {
    name: 'theo-doi-suc-khoe-tai-nha',
    items: [
      { slug: 'omega-3-nutriva-1000mg', x: 330, y: 760, scale: 1.6 },
      { slug: 'may-do-huyet-ap-medora-b7', x: 880, y: 830, scale: 1.5 },
    ],
  },
  {
    name: 'uu-dai-xuong-khop',
    ground: '#0b5fd3',
    items: [
      { slug: 'combo-3-hop-jex', x: 480, y: 800, scale: 1.45 },
      { slug: 'combo-3-hop-jex', x: 850, y: 850, scale: 1.55 },
      { slug: 'canxi-nano-d3-k2-vitalys', x: 1190, y: 880, scale: 1.2 },
    ],
  },
  {
    name: 'combo-tiet-kiem',
    ground: '#d97706',
    items: [
      { slug: 'otiv', x: 330, y: 790, scale: 1.3 },
      { slug: 'angela', x: 1110, y: 790, scale: 1.3 },
      { slug: 'jex', x: 720, y: 870, scale: 1.6 },
    ],
  },
  {
    name: 'thang-cham-soc-la-gan',
    ground: '#3d7a2a',
    items: [
      { slug: 'ca-gai-leo-moc-nhien', x: 480, y: 830, scale: 1.6 },
      { slug: 'silymarin-wasabi-vitalys', x: 860, y: 850, scale: 1.5 },
      { slug: 'glutathione-gan-vitalys', x: 1180, y: 880, scale: 1.35 },
    ],
  },
  {
    name: 'dep-da-don-xuan',
    ground: '#be5a86',
    items: [
      { slug: 'bot-collagen-peptide-dermia', x: 480, y: 760, scale: 1.5 },
      { slug: 'ritana-serum-duong-sang', x: 860, y: 860, scale: 1.5 },
      { slug: 'kem-duong-am-ceramide-dermia', x: 1150, y: 890, scale: 1.15 },
    ],
  },
  {
    name: 'hang-that-nhan-doi-diem',
    ground: '#0a7a55',
    items: [
      { slug: 'wit', x: 440, y: 830, scale: 1.6, shape: 'box' },
      { slug: 'alipas', x: 870, y: 860, scale: 1.7, isBack: true },
      { slug: 'wit', x: 1210, y: 890, scale: 1.1 },
    ],
  },
]

/** Two or three packs side by side, 3:2. */
export function compose({ ground, items }: Composition): string {
  const drawing = newDrawing()
  const packs = items.map((item) => packAt(drawing, item))
  return svg(drawing, 1440, 960, (ground ? backdrop(drawing, ground) : '') + packs.join(''))
}

export function packAt(drawing: Drawing, { slug, x, y, scale, shape, isBack }: Item): string {
  const product = products.find((candidate) => candidate.slug === slug)
  if (!product) throw new Error(`no product ${slug} to put in a banner`)
  const standing = shape ?? product.pictures[0]?.shape ?? 'box'
  return placed(drawPack(drawing, packOf(product), standing, isBack), x, y, scale)
}

function backdrop(drawing: Drawing, color: string): string {
  const paint = gradient(
    drawing,
    [0, 0],
    [1440, 960],
    [
      [0, lighter(color, 0.94)],
      [1, lighter(color, 0.72)],
    ],
  )
  const glow = `<circle cx="1130" cy="300" r="420" fill="#ffffff" opacity="0.35"/>`
  return `<rect width="1440" height="960" fill="${paint}"/>${glow}<ellipse cx="720" cy="1010" rx="1000" ry="190" fill="#ffffff" opacity="0.45"/>`
}
