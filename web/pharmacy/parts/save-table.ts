import { ApiError } from '#web/api.ts'
import { texts } from '#web/texts.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { fetchPharmacy } from '../session/call-pharmacy.ts'

/** Fetches a table and hands it to the browser to keep; throws words for a person when it cannot be had. */
export async function saveTable(path: string): Promise<void> {
  const response = await fetchPharmacy(path).catch(() => {
    // The browser's own words are for nobody, and in English.
    throw new ApiError({ status: 0, code: 'offline', message: texts.offline })
  })
  if (!response.ok) {
    const message = await readRefusal(response)
    throw new ApiError({ status: response.status, code: 'internal', message })
  }
  saveFile(nameOf(response.headers.get('content-disposition')), await response.blob())
}

/** What the server says of its fields, else why it refused. */
async function readRefusal(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as Refused | null
  const { fields = {}, message } = answer?.errors ?? {}
  return [...new Set(Object.values(fields))].join(' ') || message || texts.error
}

interface Refused {
  errors?: { message?: string; fields?: Record<string, string> }
}

function nameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'bang.csv'
}
