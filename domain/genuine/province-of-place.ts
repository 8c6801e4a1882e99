import { foldVietnamese } from '../kernel/fold.ts'

/** A province by a name that people use for it: today's, or one from before the mergers. */
export interface NamedProvince {
  /** Of today. */
  id: number
  name: string
}

/**
 * The province that somebody's words of a place name, by its code of today; the last one named, as an address ends
 * with it. Null where they name none: then staff look.
 */
export function provinceOfPlace(place: string, known: readonly NamedProvince[]): number | null {
  const words = ` ${withoutShortForms(foldVietnamese(place))} `
  const found = known
    .map(({ id, name }) => ({ id, at: words.lastIndexOf(` ${nameOf(name)} `), name }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at || b.name.length - a.name.length)
  return found[0]?.id ?? null
}

/** Without what kind of place it is. */
function nameOf(name: string): string {
  return foldVietnamese(name).replace(/^(tinh|thanh pho) /, '')
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(tp ?hcm|tphcm|hcm|sai gon|sg)\b/g, 'ho chi minh'],
  [/\b(hn|ha noi)\b/g, 'ha noi'],
  [/\b(dn)\b/g, 'da nang'],
]

function withoutShortForms(folded: string): string {
  return shortForms.reduce((text, [short, name]) => text.replace(short, name), folded)
}
