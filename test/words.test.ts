import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readShownTexts, type ShownText, textsOf } from './support/shown-texts.ts'

const page = readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8')

const rooms = rowsOf('Rooms')
  .filter(([room]) => room !== 'shop')
  .map(([room = '', folders = '']) => ({ room, folders: quoted(folders) }))

const rules = rowsOf('Words that are not used').flatMap(([not = '', say, where = '', why]) =>
  quoted(not).map((word) => ({ pattern: patternOf(word), say, where: where.split(', '), why })),
)

const exceptions = rowsOf('What stays as it is').flatMap(([texts = '', where = '']) =>
  quoted(texts).map((text) => ({ text, folders: quoted(where) })),
)

/** What shoppers type, and words as they are compared: nobody reads these. */
const notShown = [
  'domain/kernel/fold-cases.ts',
  'domain/claims/labelled/first-hundred.ts',
  'domain/claims/labelled/second-hundred.ts',
  'domain/claims/labelled/third-hundred.ts',
  'domain/claims/labelled/last-hundred.ts',
  'domain/catalog/search-words.ts',
  'seed/content/synonyms.ts',
]

describe('the words that people read (docs/words.md)', () => {
  const texts = readShownTexts().filter(({ path }) => !notShown.includes(path))

  test('every text keeps to the glossary', () => {
    expect(texts.length).toBeGreaterThan(5000)
    expect(texts.flatMap(faultsOf)).toEqual([])
  })

  test('every exception still stands somewhere', () => {
    const idle = exceptions.filter(
      ({ text, folders }) =>
        !texts.some((shown) => isBelow(shown.path, folders) && shown.text.includes(text)),
    )
    expect(idle.map(({ text }) => text)).toEqual([])
  })
})

describe('a wrong word is named with its file and line', () => {
  const faults = (path: string, source: string) => textsOf(path, source).flatMap(faultsOf)

  test('the old spelling, but not in the official name of a place', () => {
    const source = "const a = 1\nexport const b = 'Hủy đơn ở Hòa Cường, cần quý, thuỷ'"
    expect(faults('seed/special/x.ts', source)).toEqual([
      'seed/special/x.ts:2 “Hủy” → Huỷ: Hủy đơn ở Hòa Cường, cần quý, thuỷ',
    ])
  })

  test('in a long page of content the very line is named', () => {
    const source = 'export const body = `<p>Đơn hàng</p>\n<p>Chép mã tem</p>`'
    expect(faults('seed/content/pages/x.ts', source)).toEqual([
      'seed/content/pages/x.ts:2 “mã tem” → mã tích điểm: <p>Chép mã tem</p>',
      'seed/content/pages/x.ts:2 “Chép” → sao chép: <p>Chép mã tem</p>',
    ])
  })

  test('each room has its own way to address people', () => {
    const source = 'export const a = () => <p>Bạn chờ, Quý khách chờ</p>'
    expect(faults('web/shop/cart/X.tsx', source)).toHaveLength(1)
    expect(faults('web/pharmacy/X.tsx', source)).toHaveLength(1)
  })

  test('the specified text passes where it is specified, and nowhere else', () => {
    const source = "export const a = 'Bạn đã đổi mật khẩu thành công!'"
    expect(faults('web/shop/profile/texts.ts', source)).toEqual([])
    expect(faults('domain/order/texts.ts', source)).toHaveLength(1)
  })
})

function faultsOf({ path, line, text }: ShownText): string[] {
  const shown = exceptions
    .filter(({ folders }) => isBelow(path, folders))
    .reduce((rest, { text: kept }) => rest.replaceAll(kept, ''), text)
  const wrong = rules
    .filter(({ where }) => where.includes('all') || where.includes(roomOf(path)))
    .flatMap(({ pattern, say }) => {
      const found = pattern.exec(shown)?.[0]
      return found === undefined ? [] : [{ found, say }]
    })
  return [...wrong, ...misspelt(shown)].map(
    ({ found, say }) => `${path}:${line} “${found}” → ${say}: ${text.trim().slice(0, 160)}`,
  )
}

const marksMoved: Readonly<Record<string, string>> = Object.fromEntries(
  ['òa oà', 'óa oá', 'ỏa oả', 'õa oã', 'ọa oạ', 'òe oè', 'óe oé', 'ỏe oẻ', 'õe oẽ', 'ọe oẹ']
    .concat(['ùy uỳ', 'úy uý', 'ủy uỷ', 'ũy uỹ', 'ụy uỵ'])
    .map((pair) => pair.split(' ')),
)

function misspelt(text: string) {
  const old = new RegExp(`(\\p{L}*(?<!q))(${Object.keys(marksMoved).join('|')})(?!\\p{L})`, 'giu')
  return [...text.matchAll(old)].map(([found, head = '', rhyme = '']) => ({
    found,
    say: head + marksMoved[rhyme.toLowerCase()],
  }))
}

function roomOf(path: string): string {
  return rooms.find(({ folders }) => isBelow(path, folders))?.room ?? 'shop'
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

function patternOf(word: string): RegExp {
  const given = /^\/(.+)\/(i?)$/.exec(word)
  if (given) return new RegExp(given[1]!, `u${given[2]!}`)
  return new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'iu')
}

/** The body of the table under a heading, cell by cell. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ')[0]!.split('\n')
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}
