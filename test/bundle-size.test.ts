import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  applications,
  firstLoadSizes,
  type ApplicationName,
  type Manifest,
} from './load/bundle-size.ts'

const built = resolve(import.meta.dirname, '../dist/client')
const assets = join(built, 'assets')

function namesOf(chunk: string): string[] {
  return readdirSync(assets).filter((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'))
}

describe('what a browser fetches before a page works', () => {
  const names = Object.keys(applications) as ApplicationName[]
  const loads = names.flatMap((name) =>
    firstLoadSizes(name).map((sizes) => [name, sizes.page, sizes] as const),
  )
  test.for(loads)('%s: the %s page stays within its budget', ([name, , { script, style }]) => {
    const { budget } = applications[name]
    expect(script, 'bytes of JavaScript').toBeLessThanOrEqual(budget.script)
    expect(style, 'bytes of CSS').toBeLessThanOrEqual(budget.style)
  })

  test('a game’s page stays within 115 KB of script with all that moves', () => {
    const pages = { game: 'web/shop/pages/game/game.tsx' }
    const [game] = firstLoadSizes('shop', undefined, undefined, pages)
    expect(game!.script, 'bytes of JavaScript').toBeLessThanOrEqual(115_000)
    expect(game!.style, 'bytes of CSS').toBeLessThanOrEqual(18_200)
  })

  test('the chat costs the first load nothing, and its panel at most 25 KB when it is opened', () => {
    const { entry } = applications.shop
    const pages = { chat: 'web/shop/chat/open-chat.tsx' }
    const [chat] = firstLoadSizes('shop', undefined, undefined, pages)
    const [alone] = firstLoadSizes('shop', undefined, undefined, { alone: entry })
    expect(chat!.script - alone!.script, 'bytes of the panel').toBeLessThanOrEqual(25_000)
    const listed = namesOf('entry-client').map((name) => readFileSync(join(assets, name), 'utf8'))
    expect(listed.join('')).not.toContain('/chat/messages')
  })

  test('asking whether somebody may be measured takes 2 KB, and comes only where something measures', () => {
    const [line] = namesOf('AskOrMeasure')
    const size = brotliCompressSync(readFileSync(join(assets, line!))).length
    expect(size, 'bytes of JavaScript').toBeLessThanOrEqual(2048)
  })

  test.for([
    ['entry-client', 'page-files', 'result'],
    ['entry-backoffice', 'backoffice-files', 'merges'],
  ] as const)(
    'the files of pages that %s opens later are listed in a file that comes later',
    ([entryName, listName, laterPage]) => {
      const [entry] = namesOf(entryName)
      const listed = new RegExp(`${listName}-[\\w-]{8}\\.js`).exec(
        readFileSync(join(assets, entry!), 'utf8'),
      )
      expect(namesOf(listName)).toEqual([listed?.[0]])
      const list = readFileSync(join(assets, listed![0]), 'utf8')
      expect(list).toContain(namesOf(laterPage)[0])
      const files = list.match(/assets\/[^"]+/g)
      expect(files?.filter((file) => !existsSync(join(built, file)))).toEqual([])
    },
  )

  test('a chunk that both entry and page import is counted once', () => {
    const shared: Manifest = {
      'web/entry-client.tsx': { file: 'entry.js', css: ['all.css'], imports: ['react'] },
      react: { file: 'react.js' },
      'web/shop/pages/shop/home.tsx': {
        file: 'home.js',
        imports: ['react', 'web/entry-client.tsx'],
      },
      'web/shop/pages/shop/list.tsx': { file: 'list.js', css: ['all.css'] },
      'web/shop/pages/shop/product.tsx': { file: 'product.js' },
      'web/shop/pages/cart/cart.tsx': { file: 'cart.js' },
    }
    const home = firstLoadSizes('shop', shared, () => 1).find(({ page }) => page === 'home')
    expect(home).toEqual({ page: 'home', script: 3, style: 1 })
  })
})
