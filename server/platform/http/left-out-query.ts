/** A redirect of the shop's own takes along what the page did not read: the marks of an advertisement. */
export function withLeftOut(location: string, asked: string, read: string): string {
  if (!location.startsWith('/')) return location
  const [address, hash] = splitAt(location, '#')
  const [, known] = splitAt(read, '?')
  const [, given] = splitAt(asked, '?')
  const names = new Set(new URLSearchParams(known).keys())
  for (const name of new URLSearchParams(splitAt(address, '?')[1]).keys()) names.add(name)
  const leftOut = given.split('&').filter((part) => part && !names.has(nameOf(part)))
  if (leftOut.length === 0) return location
  const query = `${address.includes('?') ? '&' : '?'}${leftOut.join('&')}`
  return `${address}${query}${hash && `#${hash}`}`
}

function nameOf(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
