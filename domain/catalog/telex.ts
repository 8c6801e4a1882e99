const doubled = /(dd|aa|ee|oo)/g
const hooked = /([aou])w/g
const tone = /([aeiouy])([sfrxj])(?=(?:c|ch|m|n|ng|nh|p|t)?$)/

/**
 * What a folded word means when it was typed in Telex with the keyboard switched off:
 * `xuwowng` → `xuong`, `khowps` → `khop`, `ddau` → `dau`. Null when it has none of the signs.
 */
export function decodeTelex(word: string): string | null {
  const decoded = word
    .replace(doubled, (pair) => pair.charAt(0))
    .replace(hooked, '$1')
    .replace(/([aeiouy][a-z]*)[sfrxj]$/, '$1')
    .replace(tone, '$1')
  return decoded === word || decoded === '' ? null : decoded
}
