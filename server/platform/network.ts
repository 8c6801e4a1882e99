import ipaddr from 'ipaddr.js'

declare const networkBrand: unique symbol
/** What limits by address count: made by `networkOf` alone, so that none counts a bare address. */
export type Network = string & { readonly [networkBrand]: true }

/**
 * Who may stand behind an address: an IPv4 address itself, or all of IPv6's that one line has (a /64).
 * What is no address stands for itself.
 */
export function networkOf(address: string): Network {
  const parsed = parse(address)
  const network = parsed instanceof ipaddr.IPv6 ? begin(parsed.parts, 64) : parsed?.toString()
  return (network ?? address.slice(0, 64)) as Network
}

/** The neighbourhood of an address, a /24 or a /56: whoever rents one easily has the others. */
export function neighbourhoodOf(address: string): string {
  const parsed = parse(address)
  if (!parsed) return address.slice(0, 64)
  if (parsed instanceof ipaddr.IPv6) return begin(parsed.parts, 56)
  return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`
}

/**
 * The addresses of an `X-Forwarded-For` without the ports that some proxies add: with one, every
 * connection would be an address of its own.
 */
export function withoutPorts(forwarded: string): string {
  return forwarded.split(',').map(withoutPort).join(', ')
}

function withoutPort(entry: string): string {
  const written = entry.trim()
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(written)?.[1]
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d*$/.exec(written)?.[1] ?? written
}

/** An IPv4 address inside IPv6 is that IPv4 address. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

function begin(parts: readonly number[], bits: 64 | 56): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts
  const groups = [a, b, c, bits === 64 ? d : d & 0xff00]
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}
