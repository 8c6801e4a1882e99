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
  vi.stubGlobal('navigator', {})
  return () => vi.unstubAllGlobals()
})

test('a part is imported once all its files are here, each fetched once', async () => {
  const files = ['assets/one-1.js', 'assets/two-1.js']
  expect(await fetchBeforeImport(part, files)).toBe('the part')
  expect(await fetchBeforeImport(part, ['assets/two-1.js', 'assets/three-1.js'])).toBe('the part')
  expect(asked).toEqual(['/assets/one-1.js', '/assets/two-1.js', '/assets/three-1.js'])
})

test('one whose files the network loses is not imported, and asked for again', async () => {
  const load = vi.fn<typeof part>(part)
  network = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(fetchBeforeImport(load, ['assets/lost-1.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  expect(troubles).toEqual([])
  network = () => new Response('export {}')
  expect(await fetchBeforeImport(load, ['assets/lost-1.js'])).toBe('the part')
})

test('one whose files are gone says so: a new release took their place', async () => {
  network = () => new Response('', { status: 404 })
  await expect(fetchBeforeImport(part, ['assets/gone-1.js'])).rejects.toThrow('404')
  expect(troubles).toHaveLength(1)
})

test('a server that is busy has them still: nothing is loaded anew, and they are asked for again', async () => {
  network = () => new Response('', { status: 503 })
  await expect(fetchBeforeImport(part, ['assets/busy-1.js'])).rejects.toThrow('503')
  expect(troubles).toEqual([])
  network = () => new Response('export {}')
  expect(await fetchBeforeImport(part, ['assets/busy-1.js'])).toBe('the part')
})

test('whoever hears of the trouble and takes care of it leaves nothing to fail', async () => {
  network = () => new Response('', { status: 404 })
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => event.preventDefault() })
  expect(await fetchBeforeImport(part, ['assets/old-1.js'])).toBeUndefined()
})

test('under the worker of the pharmacies’ area, which has them all, no file is fetched before', async () => {
  const controller = { scriptURL: 'https://anlanh.vn/sw-nha-thuoc.js' }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  expect(await fetchBeforeImport(part, ['assets/kept-1.js'])).toBe('the part')
  expect(asked).toEqual([])
})
