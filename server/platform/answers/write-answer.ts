import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from './encodings.ts'

/** One answer, whichever form of it is sent. */
export interface Written {
  /** Of what it says, as it was packed first: the same words always come to the same bytes. */
  digest: string
  headers: readonly string[]
}

/** Writes an answer in one form to the socket. */
export function writeAnswer(
  { digest, headers }: Written,
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const all = [...headers, 'etag', etagOf(digest, encoding), 'content-length', String(bytes.length)]
  if (encoding !== 'identity') all.push('content-encoding', encoding)
  response.writeHead(200, all)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Tells who already has this form of it so; false to who has not. */
export function writeUnchanged(
  { digest, headers }: Written,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  const etag = etagOf(digest, encoding)
  if (!known.includes(opaqueOf(digest, encoding)) && known.trim() !== '*') return false
  response.writeHead(304, [...headers, 'etag', etag]).end()
  return true
}

/** Each form is a representation of its own. Weak: better packed, the same form is other bytes. */
function etagOf(digest: string, encoding: Encoding): string {
  return `W/${opaqueOf(digest, encoding)}`
}

function opaqueOf(digest: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
}
