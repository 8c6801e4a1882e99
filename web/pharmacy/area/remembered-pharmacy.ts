import type { Output } from '#domain/contract.ts'
import type { getPharmacyArea, PharmacySession } from '#domain/pharmacy/api.ts'
import { readStored, writeStored } from '#web/state/stored-text.ts'

export type PharmacyArea = Output<typeof getPharmacyArea>
export type PharmacyUser = PharmacySession

const areas = 'anlanh.quay.2.'
const users = 'anlanh.quay-nguoi-dung.1.'
const list = 'anlanh.quay.1'
const maxListed = 6

/** What this device knows of a store it has seen: enough for its frame without a network. */
export function findRememberedArea(code: string): PharmacyArea | null {
  return readOwn(areas + code, code) as PharmacyArea | null
}

export function rememberArea(area: PharmacyArea): void {
  writeStored(areas + area.code, JSON.stringify(area))
  const others = rememberedCodes().filter((code) => code !== area.code)
  writeStored(list, JSON.stringify([area.code, ...others].slice(0, maxListed)))
}

export function forgetArea(code: string): void {
  writeStored(areas + code, null)
  writeStored(list, JSON.stringify(rememberedCodes().filter((one) => one !== code)))
}

/** Pharmacies of this device, the one seen last first. */
export function listRememberedAreas(): PharmacyArea[] {
  return rememberedCodes().flatMap((code) => findRememberedArea(code) ?? [])
}

/** Who was logged in here; without a network they go on working. The session itself is no script's to read. */
export function findRememberedUser(code: string): PharmacyUser | null {
  return readOwn(users + code, code) as PharmacyUser | null
}

export function rememberUser(code: string, user: PharmacyUser | null): void {
  writeStored(users + code, user && JSON.stringify(user))
}

function rememberedCodes(): string[] {
  const codes = parse(readStored(list))
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
}

/**
 * What this release wrote itself, under its own key: a shape that is not known any more has another
 * key. Checking each field would bring a validation library into the first load.
 */
function readOwn(key: string, code: string): { code: string } | null {
  const value = parse(readStored(key)) as { code?: unknown } | null
  return typeof value === 'object' && value?.code === code ? { ...value, code } : null
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
