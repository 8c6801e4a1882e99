import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contentKinds } from './kinds.ts'
import { rulesOf, type Body } from './kinds-of-content.ts'

/** Texts of a body that nobody reads as words. */
const notWords: Readonly<Record<string, string>> = {
  src: 'the stem of a picture',
  href: 'where a link leads',
  link: 'where a link leads',
  key: 'by which the editor knows a block',
  until: 'a moment or a day',
  registration_no: 'a number',
  declared_uses: 'what the declaration allows, by which the rest is judged',
  manufacturer: 'a name',
  origin: 'a country',
  starts_on: 'a day',
  ends_on: 'a day',
  of: 'the slug of a category or brand, whose name is shown',
  category: 'the slug of a category, whose name is shown',
  slugs: 'of articles, which are checked themselves',
}

test.each(contentKinds)('every text of a %s is among the parts that are checked', (kind) => {
  const { schema, partsOf } = rulesOf(kind)
  const texts: { path: string; text: string }[] = []
  const body = filledIn(schema, '', (path) => {
    texts.push({ path, text: `chữ${texts.length}ở` })
    return texts.at(-1)!.text
  })
  const checked = partsOf(body as Body).map(({ text }) => text)
  const passedOver = texts.filter(({ text }) => checked.every((part) => !part.includes(text)))
  const names = new Set(passedOver.map(({ path }) => path.replace(/^.*\./, '')))
  expect(texts.length).toBeGreaterThan(4)
  expect([...names].filter((name) => !(name in notWords))).toEqual([])
})

/** A body with something in every field: of a choice in a list one of each kind. */
function filledIn(
  schema: z.core.$ZodType,
  path: string,
  textAt: (path: string) => string,
  depth = 0,
): unknown {
  const { def } = schema._zod as unknown as { def: Def }
  const inside = (inner: z.core.$ZodType, name = '') =>
    filledIn(inner, name ? `${path}.${name}` : path, textAt, depth)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape!).map(([name, field]) => [name, inside(field, name)]),
      )
    case 'array':
      return optionsOf(def.element!).flatMap((option) => {
        const element = filledIn(option, path, textAt, depth + 1)
        return element === undefined ? [] : [element]
      })
    case 'union':
      return inside(def.options!.at(-1)!)
    case 'lazy':
      return depth > deepest ? undefined : inside(def.getter!())
    case 'nullable':
    case 'optional':
      return inside(def.innerType!)
    case 'pipe':
      return inside(def.in!)
    case 'string':
      return textAt(path)
    case 'literal':
      return def.values![0]
    case 'enum':
      return Object.values(def.entries!)[0]
    case 'number':
    case 'int':
      return 2
    case 'default':
      return inside(def.innerType!)
    case 'boolean':
      return false
    default:
      throw new Error(`no example of ${def.type} at ${path}`)
  }
}
const deepest = 6

function optionsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = schema._zod as unknown as { def: Def }
  return def.type === 'union' ? def.options!.flatMap(optionsOf) : [schema]
}

/** What zod knows of a schema, whatever it is. */
interface Def {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  getter?: () => z.core.$ZodType
  values?: readonly unknown[]
  entries?: Record<string, unknown>
}
