import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { slugField } from '../../kernel/slug-field.ts'
import { resource, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { categoryIcons } from '../category-icons.ts'
import { shelfTexts as texts } from './shelf-texts.ts'

const id = z.int().min(1).max(2_147_483_647)
const name = textField(100).pipe(z.string().min(2, fieldMessages.required))
const filters = { state: z.enum(['listed', 'hidden']).optional() }

const row = {
  id: z.int(),
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  listed: z.boolean(),
  /** Products in it, sold or not. */
  products: z.int(),
}

/** What a page of the desk says besides: addresses that lead here since it was renamed or others joined it. */
const formerSlugs = { former_slugs: z.array(z.string()) }

/** A picture of the library with what it shows. */
const shelfPicture = z.object({
  src: z
    .string()
    .max(200)
    .regex(/^\/?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, texts.pictureMissing),
  alt: textField(300).pipe(z.string().min(1, texts.pictureAlt)),
})

/** Categories of products: a product has one, and the shop's menu shows them. */
export const categories = resource({
  path: 'categories',
  permission: 'products',
  subject: 'category',
  /** `sort` is its place in the menu, which `saveMenuOrder` writes. */
  row: z.object({ ...row, sort: z.int(), sub_categories: z.int() }),
  fields: z.object({
    name,
    slug: slugField,
    description: textField(300).default(''),
    icon: z.enum(categoryIcons).default('pill'),
    picture: shelfPicture.nullable().default(null),
    listed: z.boolean(),
  }),
  detail: z.object({
    description: z.string(),
    icon: z.enum(categoryIcons),
    picture: shelfPicture.nullable(),
    ...formerSlugs,
  }),
  filters: z.object(filters),
  sorts: ['sort', 'name', 'products'],
  actions: ['show', 'hide'],
})
export type Category = RowOf<typeof categories>

/** Groups of products inside a category. */
export const subCategories = resource({
  path: 'sub-categories',
  permission: 'products',
  subject: 'subCategory',
  row: z.object({ ...row, sort: z.int(), category_id: z.int(), category: z.string() }),
  fields: z.object({ category_id: id, name, slug: slugField, listed: z.boolean() }),
  detail: z.object(formerSlugs),
  filters: z.object({ ...filters, category: rowIdField.optional() }),
  sorts: ['sort', 'name', 'products'],
  actions: ['show', 'hide'],
})
export type SubCategory = RowOf<typeof subCategories>

/** Brands: a product has one. */
export const brands = resource({
  path: 'brands',
  permission: 'products',
  subject: 'brand',
  row: z.object({ ...row, color: z.string() }),
  fields: z.object({
    name,
    slug: slugField,
    /** Of what the shop draws of the brand. */
    color: textField(7)
      .pipe(z.string().regex(/^#[0-9a-f]{6}$/i, texts.colorFormat))
      .default('#0b5fd3'),
    listed: z.boolean(),
  }),
  detail: z.object(formerSlugs),
  filters: z.object(filters),
  sorts: ['name', 'products'],
  actions: ['show', 'hide'],
})
export type Brand = RowOf<typeof brands>

/** Words that mean the same to a search. */
export const synonyms = resource({
  path: 'search-synonyms',
  permission: 'products',
  subject: 'synonym',
  row: z.object({ id: z.int(), version: z.int(), words: z.array(z.string()) }),
  fields: z.object({
    words: z
      .array(textField(60).pipe(z.string().min(2, fieldMessages.required)))
      .min(2, texts.twoWords)
      .max(12, texts.manyWords),
  }),
  filters: z.object({}),
  sorts: ['words'],
})
export type Synonym = RowOf<typeof synonyms>

/** What has become of a record that is no longer there. */
const ended = z.object({ id: z.int() })
const ending = { id: rowIdField, version: versionField, reason: reasonField }

/** All products of one move to another, and its address leads there from then on. */
function merging(path: string) {
  return endpoint({
    method: 'POST',
    path: `/admin/${path}/{id}/merge`,
    realm: 'staff',
    permission: 'products.edit',
    errorsShownInPlace: true,
    summary: `${path}: join one with another; its products move and its address leads there`,
    input: z.object({ ...ending, into: id }),
    output: ended,
    errors: ['notFound', 'conflict'],
  })
}

/** One that nothing uses goes; of one that is used it is said how much there is. */
function removing(path: string) {
  return endpoint({
    method: 'POST',
    path: `/admin/${path}/{id}/remove`,
    realm: 'staff',
    permission: 'products.edit',
    errorsShownInPlace: true,
    summary: `${path}: take away one that nothing uses`,
    input: z.object(ending),
    output: ended,
    errors: ['notFound', 'conflict'],
  })
}

export const mergeCategory = merging('categories')
export const mergeSubCategory = merging('sub-categories')
export const mergeBrand = merging('brands')
export const removeCategory = removing('categories')
export const removeSubCategory = removing('sub-categories')
export const removeBrand = removing('brands')
export const removeSynonym = removing('search-synonyms')

const menuPart = z.object({ id: z.int(), name: z.string(), listed: z.boolean() })
export const menuOrder = z.array(menuPart.extend({ sub_categories: z.array(menuPart) }))
export type MenuOrder = z.output<typeof menuOrder>
const orderedIds = z.array(z.object({ id, sub_categories: z.array(id).max(500) })).max(500)

export const getMenuOrder = endpoint({
  method: 'GET',
  path: '/admin/menu-order',
  realm: 'staff',
  permission: 'products.read',
  summary: 'All categories with their groups, in the order of the menu',
  input: z.object({}),
  output: menuOrder,
  errors: [],
})

export const saveMenuOrder = endpoint({
  method: 'PUT',
  path: '/admin/menu-order',
  realm: 'staff',
  permission: 'products.edit',
  errorsShownInPlace: true,
  summary:
    'Put categories and their groups into another order; refused where the one before is another by now',
  input: z.object({ before: orderedIds, after: orderedIds, reason: reasonField }),
  output: menuOrder,
  errors: ['conflict'],
  current: menuOrder,
})
