import type { CameBy } from './came-by.ts'

/** A campaign in one line, for staff: `facebook / cpc / tet-2027`. */
export function cameByWords({ source, medium, campaign, content, term, click }: CameBy): string {
  return [source ?? click, medium, campaign, content, term].filter(Boolean).join(' / ')
}
