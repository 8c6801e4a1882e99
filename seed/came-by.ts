import type { CameBy } from '#domain/order/came-by.ts'

/** As a shop's buyers come: some by an advert or a letter, the others by themselves. */
const ways: readonly (CameBy | undefined)[] = [
  { source: 'facebook', medium: 'cpc', campaign: 'xuong-khop-thang-11', click: 'facebook' },
  undefined,
  { source: 'zalo', medium: 'oa', campaign: 'nhac-tai-mua' },
  {
    source: 'google',
    medium: 'cpc',
    campaign: 'thuong-hieu',
    term: 'an lanh jex',
    click: 'google',
  },
  undefined,
  { source: 'facebook', medium: 'cpc', campaign: 'mo-rong-tep-moi', click: 'facebook' },
  { source: 'email', medium: 'newsletter', campaign: 'ban-tin-song-khoe' },
  undefined,
  { source: 'facebook', medium: 'social', campaign: 'bai-viet-giac-ngu' },
  { click: 'google' },
  { source: 'tiktok', medium: 'cpc', campaign: 'video-duoc-si', click: 'tiktok' },
]

/** How the buyer of the nth order came; nothing for who typed the address. */
export function demoCameBy(nth: number): { cameBy?: CameBy } {
  const cameBy = ways[nth % ways.length]
  return cameBy ? { cameBy } : {}
}
