/** A person's name as the public reads it: `Nguyễn Thị Hoa` is `Nguyễn T. H.`; empty where it has no letter. */
export function maskedName(fullName: string): string {
  const [family = '', ...others] = wordsOfName(fullName)
  // Of one word alone nothing but its first letter: it may be the given name.
  if (others.length === 0) return family && initial(family)
  return [family, ...others.map(initial)].join(' ')
}

/** The runs of letters of a name, whatever stands between them: a dot joins no two, and a phone is no word. */
export function wordsOfName(fullName: string): string[] {
  return fullName.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
}

function initial(word: string): string {
  return `${[...word][0]!.toLocaleUpperCase('vi')}.`
}
