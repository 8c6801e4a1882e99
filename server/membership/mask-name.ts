/** `Nguyễn Thị Mai Lan` → `N***** T** M** Lan`: the given name greets, the rest stays with its owner. */
export function maskName(fullName: string): string {
  const words = fullName.split(' ')
  return words
    .map((word, at) => (at === words.length - 1 ? word : word.slice(0, 1).padEnd(word.length, '*')))
    .join(' ')
}
