import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Where an event is sent: the address that was looked at is the one that is connected to. */
export interface Target {
  url: URL
  ip: string
  family: 4 | 6
}

/** Why nothing is sent to an address. */
export class TargetRefused extends Error {
  readonly code: 'notHttps' | 'private' | 'unresolved'

  constructor(code: TargetRefused['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Resolves an address and refuses what is no public one: our own network, this machine, a cloud's metadata. All
 * answers of the resolver must be public, so that none is chosen by luck. The demo may send to itself.
 */
export async function findTarget(
  text: string,
  { toLoopback }: { toLoopback: boolean },
): Promise<Target> {
  const url = URL.parse(text)
  if (!url || url.username || url.password) throw new TargetRefused('notHttps')
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const found = ipaddr.isValid(name)
    ? [{ address: name, family: ipaddr.parse(name).kind() === 'ipv6' ? 6 : 4 }]
    : await lookup(name, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw new TargetRefused('unresolved')
  const isLoopback = found.every(({ address }) => rangeOf(address) === 'loopback')
  if (isLoopback && toLoopback && /^https?:$/.test(url.protocol)) return toTarget(url, first)
  if (url.protocol !== 'https:') throw new TargetRefused('notHttps')
  if (found.some(({ address }) => rangeOf(address) !== 'unicast')) {
    throw new TargetRefused('private')
  }
  return toTarget(url, first)
}

function toTarget(url: URL, { address, family }: { address: string; family: number }): Target {
  return { url, ip: address, family: family === 6 ? 6 : 4 }
}

/** An IPv4 address inside IPv6 counts as what it is. */
function rangeOf(address: string): string {
  return ipaddr.process(address).range()
}
