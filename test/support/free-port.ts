import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port for a program that is given one. Below those that the system lends to whoever asks for any
 * (32768 and up on Linux, 49152 on a Mac): one of those could be lent to somebody else in between.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    next = next + 1 < last ? next + 1 : first
    if (await isFree(next)) return next
  }
  throw new Error(`no port from ${first} to ${last} is free`)
}

const first = 20_000
const last = 32_000

// Other runs on this machine begin elsewhere.
let next = first + ((process.pid * 101) % (last - first))

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
