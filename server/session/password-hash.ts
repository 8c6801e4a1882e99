import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Config } from '../platform/env.ts'

type Keeping = Pick<Config, 'secretKey' | 'passwordCost'>

/** argon2id, the library's default kind; it works on threads of its own, not on the event loop. */
const fullCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is kept of a password: worthless without the shop's key, slow to try even with it. */
export function hashPassword(
  { secretKey, passwordCost = fullCost }: Keeping,
  password: string,
): Promise<string> {
  return hash(withPepper(secretKey, password), passwordCost)
}

/** Without a kept hash a decoy is tried, so that an unknown phone takes as long as a wrong password. */
export async function isRightPassword(
  { secretKey }: Keeping,
  kept: string | null,
  password: string,
): Promise<boolean> {
  const isSame = await verify(kept ?? decoy, withPepper(secretKey, password))
  return isSame && kept !== null
}

/** A million passwords are tried in a blink; without the key there is nothing to try them on. */
function withPepper(secretKey: string, password: string): string {
  const pepper = createHmac('sha256', secretKey).update('password-pepper').digest()
  return createHmac('sha256', pepper).update(password).digest('base64')
}

/** Of random bytes, made at the full cost. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$8POaMEO02WrsFVv/PSaEsA$VA43MlQUhCBUXDIW2V8t7TDDlR5TWj2FcEmo+o/VH4c'
