import type { SeedBrand } from './types.ts'

export const brands: SeedBrand[] = [
  { slug: 'jex', name: 'JEX', color: '#0b5fd3', prefixes: ['JJ3', 'JJ6'] },
  { slug: 'alipas', name: 'Alipas', color: '#b3202e', prefixes: ['AL3', 'AL6'] },
  { slug: 'angela', name: 'Angela', color: '#c2387a', prefixes: ['AG3', 'AG6'] },
  { slug: 'otiv', name: 'OTiV', color: '#6a3cc4', prefixes: ['OT3', 'OT6'] },
  { slug: 'ritana', name: 'RiTANA', color: '#b5531c' },
  { slug: 'wit', name: 'WIT', color: '#0f8a6d', prefixes: ['WT3', 'WT6'] },
  { slug: 'moc-nhien', name: 'Mộc Nhiên', color: '#4d7a1f' },
  { slug: 'vitalys', name: 'Vitalys', color: '#d97706' },
  { slug: 'nutriva', name: 'Nutriva', color: '#0e7490' },
  { slug: 'dermia', name: 'Dermia', color: '#be5a86' },
  { slug: 'medora', name: 'Medora', color: '#33526e' },
  { slug: 'an-nhi', name: 'An Nhi', color: '#e0662f' },
]
