import { isKeptByWorker } from './state/built-files.ts'

/** Files that are in the browser's cache by now, or on their way. */
const fetched = new Map<string, Promise<void>>()

/** The server has it no more: a new release took its place. */
class Gone extends Error {}

/**
 * Imports a part once all its files are in the browser's cache. Chromium never asks again for a module that
 * it failed to import once, nor for any part that shares a file with it: a phone that loses the network for
 * a second would go without its dialogs until the page is loaded anew. What `fetch` failed to bring is
 * asked for again. The build puts this where Vite has its own preloading, around `import()` and what follows
 * it directly: whoever minds a part that does not come says so around the whole (`load().then(…, …)`).
 */
export async function fetchBeforeImport<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T | undefined> {
  try {
    // The area's worker has them all, and is asked for each once.
    const wanted = isKeptByWorker() ? [] : files.filter((file) => file.endsWith('.js'))
    await Promise.all(wanted.map(fetchOnce))
  } catch (error) {
    if (error instanceof Gone) return tell(error)
    throw error
  }
  return load().catch(tell)
}

/** Whoever hears of it may load the page anew; else it is an error as any. */
function tell(error: unknown): undefined {
  const told = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: error,
  })
  window.dispatchEvent(told)
  if (!told.defaultPrevented) throw error
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const fetching = fetchWhole(file).catch((error: unknown) => {
    fetched.delete(file)
    throw error
  })
  fetched.set(file, fetching)
  return fetching
}

/** To its last byte: only then it is kept. */
async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(`/${file}`)
  if (response.status === 404) throw new Gone(`404 ${file}`)
  if (!response.ok) throw new Error(`${response.status} ${file}`)
  await response.arrayBuffer()
}
