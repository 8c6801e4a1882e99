import type * as v from 'valibot'
import { readAs } from '#web/state/storage.ts'
import type { Keyed } from '#web/state/local-store.ts'

/** What the disk holds of a row: nothing of it can be read without the device's key. */
export interface EncryptedRow {
  key: string
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** The shape of what was sealed: a row of a version that this page does not know is not read. */
export type RowShape<T extends Keyed> = v.GenericSchema<unknown, T>

/** A key that can be used here and never be read out, not even by our own pages. */
export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(deviceKey: CryptoKey, row: Keyed): Promise<EncryptedRow> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(row))
  const data = await crypto.subtle.encrypt(how(row.key, iv), deviceKey, text)
  return { key: row.key, iv, data }
}

/** Null for a row of another key, a broken one, or one of a version that this page does not know. */
export async function unseal<T extends Keyed>(
  deviceKey: CryptoKey,
  shape: RowShape<T>,
  row: EncryptedRow,
): Promise<T | null> {
  try {
    const bytes = await crypto.subtle.decrypt(how(row.key, row.iv), deviceKey, row.data)
    return readAs(shape, new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Bound to its row: the content of one cannot be put under the key of another. */
function how(key: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(key) }
}
