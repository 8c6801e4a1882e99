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

export interface Neighbourhood {
  key: string
  /** It gets the budgets of so many networks. */
  budgets: number
}

/**
 * The blocks around a network that one subscriber may hold whole: a home's /56, an office's or a tunnel's /48.
 * None around an IPv4 address, whose neighbours belong to others (docs/decisions/0051).
 */
export function neighbourhoodsOf(network: string): Neighbourhood[] {
  if (!network.endsWith('::/64')) return []
  const { parts } = ipaddr.IPv6.parse(network.slice(0, -'/64'.length))
  return [
    { key: begin(parts, 56), budgets: 4 },
    { key: begin(parts, 48), budgets: 32 },
  ]
}

/**
 * Whom we count together where requests cost us money: a /24, since whoever rents one address easily has the others,
 * and of IPv6 a /56, with four such budgets for a /48.
 */
export function spendersOf(network: string): Neighbourhood[] {
  const [home, office] = neighbourhoodsOf(network)
  if (home && office) {
    return [
      { key: home.key, budgets: 1 },
      { key: office.key, budgets: 4 },
    ]
  }
  if (!ipaddr.IPv4.isValid(network)) return [{ key: network, budgets: 1 }]
  return [{ key: `${network.split('.').slice(0, 3).join('.')}.0/24`, budgets: 1 }]
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

const lastGroup = { 64: 0xffff, 56: 0xff00, 48: 0 }

function begin(parts: readonly number[], bits: 64 | 56 | 48): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts
  const groups = [a, b, c, d & lastGroup[bits]]
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}
