import { hash, randomBytes } from 'node:crypto'

const tokenBytes = 32
const tokenPattern = /^[\w-]{43}$/

/** 256 random bits that open something once they are shown: a session, an invitation, a proven phone. */
export function generateToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What is kept of it. A random token needs no slow hash: what is in the database opens nothing. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function isToken(text: string): boolean {
  return tokenPattern.test(text)
}
