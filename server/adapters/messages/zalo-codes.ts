import type { RefusedBecause } from './channel.ts'

/** Published error codes of the notification service; whatever is not here is a fault of our setup. */
const meanings: Readonly<Record<number, RefusedBecause | 'retry'>> = {
  // An unknown error over there.
  [-100]: 'retry',
  // A number Zalo does not know as one, an app too old, an account that is inactive or refuses.
  [-108]: 'recipient',
  [-110]: 'recipient',
  [-114]: 'recipient',
  [-118]: 'recipient',
  [-119]: 'recipient',
  [-134]: 'recipient',
  [-139]: 'recipient',
  // Hours in which this kind of message may not be sent.
  [-133]: 'recipient',
  // Balance, daily quotas of the account and of the template.
  [-115]: 'quota',
  [-126]: 'quota',
  [-137]: 'quota',
  [-138]: 'quota',
  [-144]: 'quota',
  [-147]: 'quota',
}

export function whyZaloRefused(error: number): RefusedBecause | 'retry' {
  return meanings[error] ?? 'setup'
}

/** The access token is wrong or has run out, in the ways in which Zalo says it. */
export function isTokenError(code: string): boolean {
  return code === '-124' || code === '-216' || code === 'http401'
}
