import { beforeEach, expect, test, vi } from 'vitest'
import { fetchBeforeImport } from './fetch-before-import.ts'

const part = async () => 'the part'
const asked: string[] = []
let network: () => Response
let troubles: Event[] = []

beforeEach(() => {
  asked.length = 0
  troubles = []
  network = () => new Response('export {}')
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return network()
  })
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => troubles.push(event) })
  return () => vi.unstubAllGlobals()
})

test('a part is imported once all its files are here, each fetched once', async () => {
  const files = ['assets/one-1.js', 'assets/two-1.js']
  expect(await fetchBeforeImport(part, files)).toBe('the part')
  expect(await fetchBeforeImport(part, ['assets/two-1.js', 'assets/three-1.js'])).toBe('the part')
  expect(asked).toEqual(['/assets/one-1.js', '/assets/two-1.js', '/assets/three-1.js'])
})

test('one whose files do not come is not imported, says so, and is asked for again', async () => {
  const load = vi.fn<typeof part>(part)
  network = () => Response.error()
  await expect(fetchBeforeImport(load, ['assets/gone-1.js'])).rejects.toThrow('gone-1.js')
  expect(load).not.toHaveBeenCalled()
  expect(troubles).toHaveLength(1)
  network = () => new Response('export {}')
  expect(await fetchBeforeImport(load, ['assets/gone-1.js'])).toBe('the part')
})

test('whoever hears of the trouble and takes care of it leaves nothing to fail', async () => {
  network = () => new Response('', { status: 404 })
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => event.preventDefault() })
  expect(await fetchBeforeImport(part, ['assets/old-1.js'])).toBeUndefined()
})
