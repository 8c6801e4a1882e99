import { isIPv6 } from 'node:net'

/** Who may stand behind an address: itself, or all of IPv6's that one line has (a /64). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase()
  if (!isIPv6(plain)) return plain.slice(0, 64)
  const [head, tail] = plain.split('::') as [string, string?]
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const between = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...between, ...right].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
