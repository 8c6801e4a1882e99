import { storedPhoto, type StoredPhoto } from '#web/features/survey/photo-keeper.ts'
import type { LocalStore } from '#web/state/local-store.ts'
import { memoryStore } from '#web/state/local-store.ts'

let opened: Promise<LocalStore<StoredPhoto>> | null = null

/** Where this device keeps pictures of surveys until they are sent, sealed as the counter's codes are. */
export function openPhotoStore(): Promise<LocalStore<StoredPhoto>> {
  opened ??= open()
  return opened
}

/** Takes away a pharmacy's pictures but for those of these surveys; how many there were. */
export async function dropPhotosBut(pharmacy: string, surveys: readonly number[]): Promise<number> {
  const shelf = await openPhotoStore()
  const { rows } = await shelf.readAll()
  const gone = rows.filter((row) => row.store === pharmacy && !surveys.includes(row.survey))
  await shelf.remove(gone.map(({ key }) => key))
  return gone.length
}

/** Private windows, and pages that did not come safely, have no disk to keep pictures on. */
async function open(): Promise<LocalStore<StoredPhoto>> {
  try {
    const { openEncryptedStore } = await import('../device/encrypted-store.ts')
    return await openEncryptedStore('an-lanh-survey', storedPhoto)
  } catch {
    return memoryStore<StoredPhoto>()
  }
}
