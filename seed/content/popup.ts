import type { SeedPopup } from './types.ts'

export const popup: SeedPopup = {
  title: 'Combo 3 hộp JEX giảm 15%: khoẻ khớp suốt mùa lạnh',
  picture: 'uu-dai-xuong-khop',
  link: '/combo-3-hop-jex/',
  productSlug: 'combo-3-hop-jex',
  startsOn: '2026-11-01',
  endsOn: '2027-12-31',
}
