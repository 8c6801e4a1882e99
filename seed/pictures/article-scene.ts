import { motifs, type Motif } from './article-motifs.ts'
import { darker, lighter } from './colors.ts'
import { gradient, newDrawing, placed, svg } from './drawing.ts'
import { pictogram } from './pictograms.ts'

interface Scene {
  motif: Motif
  color: string
  /** Lucide signs of what the article is about. */
  beside: readonly [string, string]
}

const scene = (motif: Motif, color: string, ...beside: [string, string]): Scene => ({
  motif,
  color,
  beside,
})

/** By the article's slug: its topic's motif in a colour of its own, with two signs of what it tells. */
export const articleScenes: Readonly<Record<string, Scene>> = {
  'man-duc-nam-kham-truoc-khi-mua': scene('rings', '#2f6f9f', 'test-tube', 'clock'),
  'tien-man-kinh-nhung-thay-doi-thuong-gap': scene('rings', '#c2578a', 'flower', 'moon'),
  'gan-nhiem-mo-thay-doi-tu-bua-an': scene('leaf', '#4d8f2f', 'apple', 'footprints'),
  'don-vi-con-biet-minh-da-uong-bao-nhieu': scene('leaf', '#2c8f74', 'wine', 'glass-water'),
  'doc-phieu-xet-nghiem-mo-mau': scene('drop', '#c8323f', 'file-text', 'test-tube'),
  'an-gi-khi-mo-mau-cao': scene('drop', '#d9622b', 'fish', 'carrot'),
  'chong-nang-dung-cach-o-xu-nhieu-nang': scene('sun', '#d9822b', 'umbrella', 'leaf'),
  'nam-da-hieu-dung-de-cham-soc-kien-nhan': scene('sun', '#b5672f', 'droplets', 'flower'),
  've-sinh-giac-ngu-bay-thoi-quen': scene('moon', '#4a4fa8', 'bed', 'clock'),
  'hay-quen-khi-nao-nen-di-kham': scene('moon', '#5f5296', 'book-open', 'lightbulb'),
  'thoai-hoa-khop-goi-song-nhe-nhang': scene('joint', '#2878c8', 'footprints', 'bike'),
  'bon-bai-tap-nhe-cho-khop-goi': scene('joint', '#158a8a', 'dumbbell', 'timer'),
  'bmi-va-vong-eo-hai-con-so': scene('scale', '#5a6bb0', 'ruler', 'calendar'),
  'giam-can-ben-vung-an-du-van-dong-deu': scene('scale', '#3b9460', 'salad', 'footprints'),
  'nhan-biet-dot-quy-som': scene('heart', '#cc3344', 'phone', 'ambulance'),
  'do-huyet-ap-tai-nha-cho-dung': scene('heart', '#b0447a', 'armchair', 'notebook'),
  'rung-toc-bao-nhieu-la-nhieu': scene('comb', '#8a5a3c', 'search', 'droplet'),
  'rung-toc-sau-sinh': scene('comb', '#a8577a', 'baby', 'flower'),
  'canxi-va-vitamin-d-can-bao-nhieu': scene('bone', '#2f8fb5', 'milk', 'sun'),
  'dau-lung-dan-van-phong': scene('bone', '#66798c', 'armchair', 'monitor'),
  'moi-mat-vi-man-hinh-quy-tac-20-20-20': scene('eye', '#1f8a8f', 'monitor', 'droplet'),
  'can-thi-hoc-duong-cha-me-lam-duoc-gi': scene('eye', '#3a78c2', 'book-open', 'sun'),
  'mua-thuc-pham-bao-ve-suc-khoe-tren-mang': scene(
    'paper',
    '#4a6f8f',
    'shield-check',
    'shopping-bag',
  ),
  'tu-thuoc-gia-dinh-va-ma-tren-hop': scene('paper', '#b5762a', 'pill', 'star'),
}

const [width, height] = [1440, 960]

/** The picture of an article, 3:2. */
export function articlePicture(slug: string): string {
  const found = articleScenes[slug]
  if (!found) throw new Error(`no picture drawn for ${slug}`)
  const { motif, color, beside } = found
  const drawing = newDrawing()
  const isLeft = Object.keys(articleScenes).indexOf(slug) % 2 === 0
  const [x, far, near] = isLeft ? [540, 1130, 1060] : [900, 310, 380]
  const ground = gradient(
    drawing,
    [0, 0],
    [width, height],
    [
      [0, lighter(color, 0.88)],
      [1, lighter(color, 0.6)],
    ],
  )
  return svg(
    drawing,
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
      `<circle cx="${x}" cy="470" r="420" fill="#ffffff" opacity="0.35"/>` +
      `<path d="M0 780C300 690 620 860 940 780S1320 700 1440 760V960H0Z" fill="${lighter(color, 0.42)}"/>` +
      `<ellipse cx="${x}" cy="836" rx="300" ry="34" fill="${darker(color, 0.35)}" opacity="0.18"/>` +
      placed(motifs[motif](color), x, 490, 1.06) +
      tile(beside[0], color, far, 330) +
      tile(beside[1], darker(color, 0.2), near, 640),
  )
}

/** A sign on a white tile. */
function tile(name: string, color: string, x: number, y: number): string {
  return placed(
    `<rect x="-122" y="-114" width="244" height="244" rx="60" fill="${darker(color, 0.3)}" opacity="0.14"/>` +
      `<rect x="-122" y="-122" width="244" height="244" rx="60" fill="#ffffff"/>` +
      pictogram(name, 140, color, 1.6),
    x,
    y,
  )
}
