import type { CameBy } from './came-by.ts'

/** A campaign in one line, for staff: `facebook / cpc / tet-2027`. */
export function cameByWords({ source, medium, campaign, content, term, click }: CameBy): string {
  return [sourceWords(source ?? click ?? ''), medium, campaign, content, term]
    .filter(Boolean)
    .join(' / ')
}

/** The telephone and the advertisers; what else stands there is a campaign's own word. */
const known = new Map([
  ['phone', 'Điện thoại'],
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['bing', 'Bing'],
  ['tiktok', 'TikTok'],
  ['zalo', 'Zalo'],
  ['email', 'Email'],
])

/** What advertisers call the ways of bringing people; what else stands there is a campaign's own word. */
const media = new Map([
  ['cpc', 'Quảng cáo trả theo lượt bấm'],
  ['ppc', 'Quảng cáo trả theo lượt bấm'],
  ['paid', 'Quảng cáo'],
  ['paid_social', 'Quảng cáo mạng xã hội'],
  ['social', 'Bài mạng xã hội'],
  ['oa', 'Trang Zalo của cửa hàng'],
  ['email', 'Email'],
  ['newsletter', 'Bản tin'],
  ['sms', 'Tin nhắn SMS'],
  ['qr', 'Mã QR'],
  ['referral', 'Trang khác giới thiệu'],
  ['organic', 'Tìm kiếm tự nhiên'],
])

/** By which way somebody came, as people call it. */
export function mediumWords(medium: string): string {
  return media.get(medium.toLowerCase()) ?? medium
}

/** Where somebody came from, as people call it. */
export function sourceWords(source: string): string {
  return known.get(source.toLowerCase()) ?? source
}
