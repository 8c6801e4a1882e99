const maxName = 60

/** A product's name as a packer needs it: what stands behind the first dash or bracket is for buyers. */
export function shortName(name: string): string {
  const first = name.split(/ [–-] | \(/)[0]!.trim()
  const short = first.length >= 8 ? first : name
  return short.length <= maxName ? short : `${short.slice(0, maxName - 1)}…`
}
