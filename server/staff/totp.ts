import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** A fresh secret for an authenticator app, in base32: 160 bits. */
export function generateTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The time step a code belongs to, one step early or late included; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** What the app shows at this moment. */
export function totpCodeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() })
}

/** What the app reads, as text and as a picture that a page can show as it is. */
export function totpPicture(
  secret: string,
  { issuer, username }: { issuer: string; username: string },
): { secret: string; uri: string; svg: string } {
  const uri = totpOf(secret, { issuer, label: username }).toString()
  return { secret, uri, svg: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}` }
}

/** The settings that every authenticator app understands. */
function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
  return new TOTP({ ...settings, ...names, secret: Secret.fromBase32(secret) })
}
