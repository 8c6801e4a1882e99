import { refusals } from '#domain/errors.ts'
import { texts } from '#web/texts.ts'
import { fetchStore } from './call-store.ts'

/** Fetches a table and hands it to the browser to keep; throws words for a person when it cannot be had. */
export async function saveFile(path: string): Promise<void> {
  const response = await fetchStore(path)
  if (!response.ok)
    throw new Error(response.status === 403 ? refusals.forbidden.message : texts.error)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(response.headers.get('content-disposition'))
  link.click()
  URL.revokeObjectURL(address)
}

function nameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'an-lanh.csv'
}
