import { readAs } from '#web/state/storage.ts'
import { storedEntry, type Entry } from './entry.ts'

/** What the disk holds of an entry: nothing of it can be read without the device's key. */
export interface SealedRow {
  key: string
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** A key that can be used here and never be read out, not even by our own pages. */
export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(deviceKey: CryptoKey, entry: Entry): Promise<SealedRow> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(entry))
  return {
    key: entry.key,
    iv,
    data: await crypto.subtle.encrypt(how(entry.key, iv), deviceKey, text),
  }
}

/** Null for a row of another key, a broken one, or one of a version that this page does not know. */
export async function unseal(deviceKey: CryptoKey, row: SealedRow): Promise<Entry | null> {
  try {
    const bytes = await crypto.subtle.decrypt(how(row.key, row.iv), deviceKey, row.data)
    return readAs(storedEntry, new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Bound to its row: the content of one cannot be put under the key of another. */
function how(key: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(key) }
}
