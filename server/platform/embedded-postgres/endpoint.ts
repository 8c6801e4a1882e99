import { createServer } from 'node:net'
import { join } from 'node:path'

/** Where a server listens. */
export interface Endpoint {
  port: number
  /** Empty: on 127.0.0.1. */
  socketDir: string
}

/** A socket inside the data directory needs no port; where its path would be too long, a free port. */
export async function chooseEndpoint(directory: string): Promise<Endpoint> {
  const longestSocketPath = 100
  const socket = join(directory, '.s.PGSQL.5432')
  if (Buffer.byteLength(socket) <= longestSocketPath) return { port: 5432, socketDir: directory }
  return { port: await freePort(), socketDir: '' }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
