/** A person's name as the public reads it: `Nguyễn Thị Hoa` is `Nguyễn T. H.`. */
export function maskedName(fullName: string): string {
  const [family = '', ...others] = fullName.normalize('NFC').split(/\s+/).filter(Boolean)
  // Of one word alone nothing but its first letter: it may be the given name.
  if (others.length === 0) return family && initial(family)
  return [family, ...others.map(initial)].join(' ')
}

function initial(word: string): string {
  return `${[...word][0]!.toLocaleUpperCase('vi')}.`
}
