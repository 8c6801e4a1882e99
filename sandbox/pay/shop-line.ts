import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { seconds } from '#domain/kernel/durations.ts'

/** What a gateway or a bank feed asks of the shop. */
export interface ShopRequest {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface ShopAnswer {
  /** 0: the shop could not be reached, or did not answer in time. */
  status: number
  body: string
}

const timeout = seconds(20)

/** Calls the shop as a stranger does: over loopback when it listens, else through its own router. */
export async function callShop(
  fastify: FastifyInstance,
  { method, path, headers = {}, body }: ShopRequest,
): Promise<ShopAnswer> {
  const address = fastify.server.address()
  if (address === null || typeof address === 'string') {
    const answer = await fastify.inject({ method, url: path, headers, payload: body })
    return { status: answer.statusCode, body: answer.body }
  }
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(originOf(address) + path, { method, headers, body, signal })
    return { status: answer.status, body: await answer.text() }
  } catch {
    return { status: 0, body: '' }
  }
}

/** A server that listens everywhere is called on loopback. */
function originOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (address === '::') return `http://[::1]:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
