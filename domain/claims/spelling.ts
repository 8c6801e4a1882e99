const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const marks = /\p{M}+/gu

/**
 * The key by which words are compared with their accents, given in lower case. The tone moves to the end and a last
 * `y` becomes `i`, so that `khỏe` and `khoẻ`, `sỹ` and `sĩ` are one word while `chữa` and `chưa` stay two.
 */
export function spellingKey(word: string): string {
  const parts = word.normalize('NFD')
  const tone = parts.match(tones)?.join('') ?? ''
  return parts.replace(tones, '').replace(/^([bcdđghklmnprstvx]+)y$/, '$1i') + tone
}

/** The same word as somebody types it who uses no accents. */
export function plainKey(key: string): string {
  return key.replace(marks, '').replaceAll('đ', 'd')
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Letters of other alphabets that look like ours; Ð of Iceland is typed for Đ. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'сc', 'еe', 'оo', 'рp', 'хx', 'уy', 'іi', 'һh', 'кk', 'тt', 'мm', 'вb', 'нh', 'ѕs']
    .concat(['ԁd', 'ոn', 'οo', 'αa', 'ιi', 'νv', 'κk', 'τt', 'ρp', 'υu', 'ıi', 'ðđ', 'ɑa', 'ɡg'])
    .map(([foreign = '', own = '']) => [foreign, own]),
)

/** A letter with its marks as it is compared: lower case, composed, ours; empty for what nobody sees. */
export function readLetter(cluster: string): string {
  return [...cluster.replace(invisible, '').normalize('NFKD').toLowerCase()]
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .normalize('NFC')
}
