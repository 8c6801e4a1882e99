import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { DeclaredAccess, Endpoint } from './contract.ts'
import type { Current, Input, Output, ParsedInput } from './contract.ts'
import {
  findCurrent,
  resource,
  type FieldsOf,
  type FiltersOf,
  type IdOf,
  type RecordOf,
  type RowOf,
} from './resource.ts'

const shelves = resource({
  path: 'shelves',
  permission: 'products',
  subject: 'product',
  row: z.object({ id: z.int(), version: z.int(), name: z.string() }),
  fields: z.object({ name: z.string().min(2), width: z.coerce.number() }),
  filters: z.object({ state: z.enum(['full', 'empty']).optional() }),
  sorts: ['name', 'width'],
  detail: z.object({ goods: z.array(z.string()) }),
})

test('a kind of record declares its endpoints with their rights', () => {
  const { list, get, create, change, history } = shelves
  const { export: exported, import: imported } = shelves
  const all: (Pick<Endpoint, 'method' | 'path'> & DeclaredAccess)[] = [
    list,
    get,
    create,
    change,
    history,
    exported,
    imported,
  ]
  const told = all.map(
    ({ method, path, realm, permission }) => `${method} ${path} ${realm}:${permission}`,
  )
  expect(told).toEqual([
    'GET /admin/shelves staff:products.read',
    'GET /admin/shelves/{id} staff:products.read',
    'POST /admin/shelves staff:products.edit',
    'PUT /admin/shelves/{id} staff:products.edit',
    'GET /admin/shelves/{id}/history staff:products.read',
    'GET /admin/shelves/export staff:products.read',
    'POST /admin/shelves/import staff:products.edit',
  ])
})

test('a list knows its filters and sorts and nothing else', () => {
  const parse = (input: unknown) => shelves.list.input.safeParse(input)
  expect(parse({}).data).toEqual({ sort: 'name', page: 1, limit: 20 })
  expect(parse({ sort: '-width', state: 'full' }).data).toMatchObject({ sort: '-width' })
  expect(parse({ sort: 'colour' }).success).toBe(false)
  expect(parse({ state: 'broken' }).success).toBe(false)
})

test('what is written once is asked for of a new record and never again', () => {
  const { create, change } = resource({ ...shelves, once: z.object({ code: z.string() }) })
  const fields = { name: 'Kệ trên', width: 40, reason: 'Kệ mới' }
  expect(create.input.safeParse(fields).success).toBe(false)
  expect(create.input.parse({ ...fields, code: 'K1' })).toMatchObject({ code: 'K1' })
  const changed = { ...fields, id: 1, version: 1, code: 'K2' }
  expect(change.input.parse(changed)).not.toHaveProperty('code')
})

test('a change names its version and its reason', () => {
  const change = { id: '4', name: 'Kệ A', width: '80', version: 2, reason: 'Đo lại' }
  expect(shelves.change.input.parse(change)).toMatchObject({ id: 4, width: 80 })
  const { version: _version, ...unversioned } = change
  expect(shelves.change.input.safeParse(unversioned).success).toBe(false)
  expect(shelves.change.input.safeParse({ ...change, reason: '' }).success).toBe(false)
})

test('a record that somebody else changed comes along with the refusal', () => {
  const current = { id: 1, version: 3, name: 'Kệ A', goods: [] }
  expect(findCurrent({ code: 'conflict', current }, shelves)).toEqual(current)
  expect(findCurrent({ code: 'conflict' }, shelves)).toBeNull()
  expect(findCurrent({ code: 'notFound', current }, shelves)).toBeNull()
})

test('types follow from the definition', () => {
  type Shelves = typeof shelves
  interface Shelf {
    id: number
    version: number
    name: string
  }
  expectTypeOf<RowOf<Shelves>>().toEqualTypeOf<Shelf>()
  expectTypeOf<IdOf<Shelves>>().toEqualTypeOf<number>()
  expectTypeOf<RecordOf<Shelves>['goods']>().toEqualTypeOf<string[]>()
  expectTypeOf<Output<Shelves['get']>>().toEqualTypeOf<RecordOf<Shelves>>()
  expectTypeOf<Current<Shelves['change']>>().toEqualTypeOf<RecordOf<Shelves>>()
  expectTypeOf<FieldsOf<Shelves>>().toEqualTypeOf<{ name: string; width: number }>()
  expectTypeOf<FiltersOf<Shelves>['state']>().toEqualTypeOf<'full' | 'empty' | undefined>()
  expectTypeOf<ParsedInput<Shelves['list']>['sort']>().toEqualTypeOf<
    'name' | '-name' | 'width' | '-width'
  >()
  expectTypeOf<Input<Shelves['change']>['version']>().toEqualTypeOf<number>()
})
