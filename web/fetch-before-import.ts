/** Files that are in the browser's cache by now, or on their way. */
const fetched = new Map<string, Promise<void>>()

/**
 * Imports a part once all its files are in the browser's cache. Chromium never asks again for a module that
 * it failed to import once, nor for any part that shares a file with it: a phone that loses the network for
 * a second would go without its dialogs until the page is loaded anew. What `fetch` failed to bring is
 * asked for again. The build puts this where Vite has its own preloading.
 */
export async function fetchBeforeImport<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T | undefined> {
  try {
    await Promise.all(files.filter((file) => file.endsWith('.js')).map(fetchOnce))
    return await load()
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: error,
    })
    window.dispatchEvent(event)
    if (!event.defaultPrevented) throw error
    return undefined
  }
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
  if (!response.ok) throw new Error(`${response.status} ${file}`)
  await response.arrayBuffer()
}
