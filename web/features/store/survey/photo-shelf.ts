import { storedPhoto, type StoredPhoto } from '#web/features/survey/photo-keeper.ts'
import type { Shelf } from '../device/shelf.ts'
import { memoryShelf } from '../device/shelf.ts'

let opened: Promise<Shelf<StoredPhoto>> | null = null

/** Where this device keeps pictures of surveys until they are sent, sealed as the counter's codes are. */
export function openPhotoShelf(): Promise<Shelf<StoredPhoto>> {
  opened ??= open()
  return opened
}

/** Takes away a store's pictures but for those of these surveys; how many there were. */
export async function dropPhotosBut(store: string, surveys: readonly number[]): Promise<number> {
  const shelf = await openPhotoShelf()
  const { rows } = await shelf.readAll()
  const gone = rows.filter((row) => row.store === store && !surveys.includes(row.survey))
  await shelf.remove(gone.map(({ key }) => key))
  return gone.length
}

/** Private windows, and pages that did not come safely, have no disk to keep pictures on. */
async function open(): Promise<Shelf<StoredPhoto>> {
  try {
    const { openSealedShelf } = await import('../device/sealed-shelf.ts')
    return await openSealedShelf('an-lanh-survey', storedPhoto)
  } catch {
    return memoryShelf<StoredPhoto>()
  }
}
