import { motifs, type Motif } from './article-motifs.ts'
import { packAt } from './compositions.ts'
import { darker, lighter } from './colors.ts'
import { gradient, newDrawing, placed, svg } from './drawing.ts'
import { pictogram } from './pictograms.ts'

interface Hero {
  ground: string
  motif: Motif
  /** The motif's colour. */
  color: string
  packs: Parameters<typeof packAt>[1][]
  signs?: readonly string[]
}

/** What leads each landing page, by the picture's name. */
export const heroes: Readonly<Record<string, Hero>> = {
  'landing-jex': {
    ground: '#0b5fd3',
    motif: 'joint',
    color: '#5fa8ff',
    packs: [{ slug: 'jex', x: 960, y: 850, scale: 1.75 }],
  },
  'landing-alipas': {
    ground: '#8c1f2b',
    motif: 'rings',
    color: '#d98a55',
    packs: [{ slug: 'alipas', x: 940, y: 850, scale: 1.7 }],
  },
  'landing-angela': {
    ground: '#c2387a',
    motif: 'moon',
    color: '#e58ab5',
    packs: [{ slug: 'angela', x: 930, y: 850, scale: 1.7 }],
    signs: ['flower', 'flower-2'],
  },
  'landing-ritana': {
    ground: '#b5531c',
    motif: 'sun',
    color: '#e08a3c',
    packs: [
      { slug: 'ritana-sang-da-30-vien', x: 820, y: 800, scale: 1.35 },
      { slug: 'ritana60v-325k', x: 1060, y: 860, scale: 1.2 },
      { slug: 'ritana-serum-duong-sang', x: 1260, y: 880, scale: 1.05 },
    ],
  },
  'landing-ngay-gia-dinh': {
    ground: '#0a7a55',
    motif: 'heart',
    color: '#e8674f',
    packs: [],
    signs: ['house', 'gift', 'users', 'baby'],
  },
}

/** A brand's packs before its sign, 3:2. */
export function heroPicture(name: string): string {
  const hero = heroes[name]
  if (!hero) throw new Error(`no hero drawn for ${name}`)
  const drawing = newDrawing()
  const { ground, motif, color, packs, signs = [] } = hero
  const paint = gradient(
    drawing,
    [0, 0],
    [1440, 960],
    [
      [0, lighter(ground, 0.9)],
      [1, lighter(ground, 0.58)],
    ],
  )
  return svg(
    drawing,
    1440,
    960,
    `<rect width="1440" height="960" fill="${paint}"/>` +
      '<circle cx="470" cy="440" r="430" fill="#ffffff" opacity="0.4"/>' +
      '<ellipse cx="760" cy="1000" rx="1050" ry="190" fill="#ffffff" opacity="0.5"/>' +
      placed(motifs[motif](color), 450, 450, packs.length === 0 ? 1.1 : 0.95) +
      signs.map((sign, nth) => signAt(sign, ground, nth, packs.length === 0)).join('') +
      packs.map((pack) => packAt(drawing, pack)).join(''),
  )
}

/** In two columns beside the motif, or small ones above where packs stand. */
function signAt(name: string, ground: string, nth: number, isAlone: boolean): string {
  const [x, y, scale] = isAlone
    ? [960 + (nth % 2) * 260, 330 + Math.floor(nth / 2) * 280, 1]
    : [1180 + nth * 130, 190 + nth * 90, 0.5]
  return placed(
    `<circle r="112" fill="#ffffff"/>${pictogram(name, 120, darker(ground, 0.1), 1.6)}`,
    x,
    y,
    scale,
  )
}
