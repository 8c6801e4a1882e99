import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from './support/app.ts'
import { openMemberShop } from './support/members.ts'

/** What the public linters of OpenAPI ask for, here without their five hundred packages. */

interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: unknown[]
  parameters?: { name: string; in: string; required: boolean }[]
  responses: Record<string, unknown>
}

interface Document {
  info: { title: string; license: { name: string; identifier?: string; url?: string } }
  servers: { url: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

let shop: TestShop
let document: Document
let text: string

beforeAll(async () => {
  shop = await openMemberShop()
  text = (await shop.app.fastify.inject('/api/openapi.json')).body
  document = JSON.parse(text) as Document
})
afterAll(() => shop.close())

function listOperations(): (Operation & { name: string; path: string })[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      ...each,
      path,
      name: `${method.toUpperCase()} ${path}`,
    })),
  )
}

test('every tag is used and says what it holds, and every operation has one that is declared', () => {
  const used = new Set(listOperations().flatMap(({ tags = [] }) => tags))
  expect(document.tags.map(({ name }) => name)).toEqual([...used].toSorted())
  const silent = document.tags.filter(({ description = '' }) => description.length < 10)
  expect(silent).toEqual([])
})

test('no two paths can both be meant by one address', () => {
  const paths = Object.keys(document.paths)
  const pairs = paths.flatMap((one, at) => paths.slice(at + 1).map((other) => [one, other]))
  expect(pairs.filter(([one, other]) => areAmbiguous(one!, other!))).toEqual([])
})

test('paths are well formed: no trailing slash, no query, and each parameter is defined', () => {
  for (const { name, path, parameters = [] } of listOperations()) {
    expect(path, name).toMatch(/^(\/[\w.-]+|\/\{\w+\})+$/)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each)
    const defined = parameters.filter((each) => each.in === 'path')
    expect(defined.map((each) => each.name).toSorted(), name).toEqual(inPath.toSorted())
    expect(
      defined.every(({ required }) => required),
      name,
    ).toBe(true)
    const names = parameters.map((each) => `${each.in} ${each.name}`)
    expect(new Set(names).size, name).toBe(names.length)
  }
})

test('every operation says what it does, who may call it, that it works and how it is refused', () => {
  for (const { name, summary, operationId, security, responses } of listOperations()) {
    expect(summary, name).toMatch(/\S/)
    expect(operationId, name).toMatch(/^\w+$/)
    expect(Array.isArray(security), name).toBe(true)
    const statuses = Object.keys(responses)
    expect(
      statuses.some((status) => status.startsWith('2')),
      name,
    ).toBe(true)
    expect(
      statuses.some((status) => status.startsWith('4')),
      name,
    ).toBe(true)
  }
})

test('it has a license and a server of its own, and holds no schema that nobody refers to', () => {
  const { info, servers, components } = document
  expect(info.license.name).toMatch(/\S/)
  expect(info.license.identifier ?? info.license.url).toMatch(/\S/)
  expect(servers.map(({ url }) => url)).toEqual(['/api'])
  const unused = Object.keys(components.schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  )
  expect(unused).toEqual([])
})

test('partners have a chapter of their own, with the key that each call wants', () => {
  const theirs = listOperations().filter(({ tags }) => tags?.includes('partners'))
  expect(theirs).toHaveLength(13)
  for (const { name, path, security } of theirs) {
    expect(path, name).toMatch(/^\/api\/app\//)
    expect(JSON.stringify(security), name).toContain('partnerKey')
  }
})

/** Alike in length, with a parameter on one side where the other has a word, both ways round. */
function areAmbiguous(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')]
  if (a.length !== b.length) return false
  const isOpen = (part: string | undefined) => part?.startsWith('{') ?? false
  const meets = a.every((part, at) => isOpen(part) || isOpen(b[at]) || part === b[at])
  const openIn = (parts: string[], others: string[]) =>
    parts.some((part, at) => isOpen(part) && !isOpen(others[at]))
  return meets && ((openIn(a, b) && openIn(b, a)) || (!openIn(a, b) && !openIn(b, a)))
}
