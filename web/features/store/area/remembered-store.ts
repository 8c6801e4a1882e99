import * as v from 'valibot'
import { readAs, readStored, writeStored } from '#web/state/storage.ts'

const areaShape = v.object({
  code: v.string(),
  name: v.string(),
  offers: v.optional(v.object({ from: v.string(), to: v.string() })),
  has_survey: v.boolean(),
  games: v.array(v.picklist(['quay-so', 'vong-quay-may-man', 'li-xi-dau-nam'])),
})
export type StoreArea = v.InferOutput<typeof areaShape>

const userShape = v.object({
  code: v.string(),
  name: v.string(),
  username: v.string(),
  full_name: v.string(),
  role: v.picklist(['owner', 'staff']),
  must_change: v.boolean(),
})
export type StoreUser = v.InferOutput<typeof userShape>

const areas = 'anlanh.quay.'
const users = 'anlanh.quay-nguoi-dung.'
const list = 'anlanh.quay'
const mostListed = 6

/** What this device knows of a store it has seen: enough for its frame without a network. */
export function findRememberedArea(code: string): StoreArea | null {
  return readAs(areaShape, readStored(areas + code))
}

export function rememberArea(area: StoreArea): void {
  writeStored(areas + area.code, JSON.stringify(area))
  const others = rememberedCodes().filter((code) => code !== area.code)
  writeStored(list, JSON.stringify([area.code, ...others].slice(0, mostListed)))
}

export function forgetArea(code: string): void {
  writeStored(areas + code, null)
  writeStored(list, JSON.stringify(rememberedCodes().filter((one) => one !== code)))
}

/** Stores of this device, the one seen last first. */
export function listRememberedAreas(): StoreArea[] {
  return rememberedCodes().flatMap((code) => findRememberedArea(code) ?? [])
}

/** Who was logged in here; without a network they go on working. The session itself is no script's to read. */
export function findRememberedUser(code: string): StoreUser | null {
  return readAs(userShape, readStored(users + code))
}

export function rememberUser(code: string, user: StoreUser | null): void {
  writeStored(users + code, user && JSON.stringify(user))
}

function rememberedCodes(): string[] {
  return readAs(v.array(v.string()), readStored(list)) ?? []
}
