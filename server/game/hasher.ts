import { createHmac, hash } from 'node:crypto'
import type { Hasher } from '#domain/game/hasher.ts'

/** The functions of the proofs, of Node. */
export const hasher: Hasher = {
  sha256: (text) => hash('sha256', text),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
}
