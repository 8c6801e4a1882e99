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
  const maxSocketPath = 100
  const fits = Buffer.byteLength(socketIn(directory)) <= maxSocketPath
  if (fits) return { port: socketNumber, socketDir: directory }
  return { port: await freePort(), socketDir: '' }
}

export function socketIn(directory: string): string {
  return join(directory, `.s.PGSQL.${socketNumber}`)
}

/** A socket is named by a port number too; in a directory of its own any will do. */
const socketNumber = 5432

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
