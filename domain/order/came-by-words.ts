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
])

/** Where somebody came from, as people call it. */
export function sourceWords(source: string): string {
  return known.get(source.toLowerCase()) ?? source
}
