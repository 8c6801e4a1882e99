import type { GameKind } from './definition.ts'

/** Campaigns whose address is printed; the slugs are as they stand on posters, capitals included. */
const printedPaths = new Map([
  ['vong-quay-may-man', '/vong-quay-may-man/'],
  ['vong-quay-hn-ngoai-khoa', '/vong-quay-hn-ngoai-khoa/'],
  ['quay-so-khong-dinh-danh', '/quay-so-khong-dinh-danh/vong-quay-may-man/'],
  ['LocXuan2025', '/LocXuan2025/'],
])

/** Where a campaign is played; a number draw is watched there. */
export function gamePath(slug: string, kind: GameKind = 'wheel'): string {
  return printedPaths.get(slug) ?? `/${kind === 'draw' ? 'quay-so' : 'choi'}/${slug}/`
}

/** The campaign of a printed address, with or without its last slash; null for any other. */
export function slugOfPrintedPath(pathname: string): string | null {
  const path = pathname.replace(/\/*$/, '/').toLowerCase()
  if (path === '/quay-so-khong-dinh-danh/') return 'quay-so-khong-dinh-danh'
  for (const [slug, printed] of printedPaths) if (printed.toLowerCase() === path) return slug
  return null
}

/** The rules of a campaign in words. */
export function gameRulesPath(slug: string): string {
  return `/choi/${slug}/the-le/`
}

/** One entry of a campaign, as a page without scripts shows it. */
export function gameTurnPath(slug: string, entry?: number): string {
  return `/choi/${slug}/luot/${entry === undefined ? '' : `?so=${entry}`}`
}

/** Where anybody checks a campaign, or one entry of it. */
export function gameProofPath(slug: string, entry?: number): string {
  return `/minh-bach/${slug}/${entry === undefined ? '' : `#${entry}`}`
}
