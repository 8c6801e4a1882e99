import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readRanges } from './bound-connections.ts'

/**
 * Names each request. What stands before us may have named it already and logged it so: its name counts when it
 * is a trusted proxy's and a UUID, or the 32 digits of a W3C trace.
 */
export function requestIds(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  if (trustedProxies.length === 0) return () => randomUUID()
  const isProxy = readRanges(trustedProxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const counts = typeof given === 'string' && idPattern.test(given)
    return counts && isProxy(socket.remoteAddress ?? '') ? given.toLowerCase() : randomUUID()
  }
}

const idPattern = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/**
 * The short name of a request that failed, `K7QM-4R2X`, which people read out on the telephone: 40 bits, in
 * digits and letters of which none is taken for another. Made for those that fail alone.
 */
export function incidentOf(requestId: string): string {
  const digest = hash('sha256', requestId, 'buffer')
  let bits = digest.readUIntBE(0, 5)
  let code = ''
  for (let at = 0; at < 8; at += 1) {
    code = signs[bits % 32]! + (at === 4 ? '-' : '') + code
    bits = Math.floor(bits / 32)
  }
  return code
}

/** Crockford's: no I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
