import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { textField, rowIdField, versionField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { reasonField } from '../staff/fields.ts'

/** Bytes of one file. */
export const maxPictureBytes = 12 * 1024 * 1024
export const maxMegapixels = 30
/** Long side to short side. */
export const maxStretch = 5

/** Where a picture is used: a kind of content, or what else shows pictures. */
export const picturePlaces = [
  'article',
  'landing',
  'answer',
  'page',
  'product',
  'banner',
  'promotion',
  'popup',
  'gift',
  'category',
] as const

const id = rowIdField
const percent = z.int().min(0).max(100)
const focal = z.object({ x: percent, y: percent })

export const libraryPicture = z.object({
  id: z.int(),
  version: z.int(),
  /** By what contents name it, whatever file it has. */
  src: z.string(),
  /** Where its present file is served, without width and format; and the same on a white square. */
  stem: z.string(),
  square: z.string(),
  /** As the file was called. */
  name: z.string(),
  alt: z.string(),
  credit: z.string(),
  /** What stays in sight where the picture is cut, in hundredths. */
  focal,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  archived: z.boolean(),
  /** In how many places. */
  uses: z.int(),
})
export type LibraryPicture = z.output<typeof libraryPicture>

const fileSchema = z.object({
  id: z.int(),
  stem: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  current: z.boolean(),
})
export type LibraryFile = z.output<typeof fileSchema>

const useSchema = z.object({
  of: z.string(),
  id: z.string(),
  title: z.string(),
  /** Seen by the public now; otherwise in a draft, or planned. */
  in_force: z.boolean(),
})
export type PictureUse = z.output<typeof useSchema>

export const libraryDetail = libraryPicture.extend({
  /** Those it has had, newest first. */
  files: z.array(fileSchema),
  used: z.array(useSchema),
})
export type LibraryDetail = z.output<typeof libraryDetail>

export const listPictures = endpoint({
  method: 'GET',
  path: '/admin/pictures',
  realm: 'staff',
  permission: 'media.read',
  summary:
    'The library of pictures, newest first; by words of name, alt or source, by where they are used',
  input: z.object({
    q: textField(80).optional(),
    state: z.enum(['used', 'unused', 'archived']).optional(),
    of: z.enum(picturePlaces).optional(),
    /** The one that contents name so. */
    src: z.string().max(200).optional(),
    ...pageInput,
  }),
  output: pageOf(libraryPicture),
  errors: [],
})

export const getPicture = endpoint({
  method: 'GET',
  path: '/admin/pictures/{id}',
  realm: 'staff',
  permission: 'media.read',
  summary: 'One picture of the library, the files it has had and where it is used',
  input: z.object({ id }),
  output: libraryDetail,
  errors: ['notFound'],
})

export const altField = textField(300)
export const creditField = textField(200)

export const changePicture = endpoint({
  method: 'PUT',
  path: '/admin/pictures/{id}',
  realm: 'staff',
  permission: 'media.edit',
  errorsShownInPlace: true,
  summary:
    'Says what a picture shows, whose it is and what must stay in sight; of two the second hears how it is now',
  input: z.object({ id, version: versionField, alt: altField, credit: creditField, focal }),
  output: libraryDetail,
  errors: ['notFound', 'conflict'],
  current: libraryDetail,
})

export const archivePicture = endpoint({
  method: 'POST',
  path: '/admin/pictures/{id}/archive',
  realm: 'staff',
  permission: 'media.edit',
  errorsShownInPlace: true,
  summary: 'Puts a picture away, or takes it back; refused while something uses it',
  input: z.object({ id, version: versionField, archived: z.boolean() }),
  output: libraryDetail,
  errors: ['notFound', 'conflict'],
  current: libraryDetail,
})

export const restorePictureFile = endpoint({
  method: 'POST',
  path: '/admin/pictures/{id}/restore',
  realm: 'staff',
  permission: 'media.edit',
  errorsShownInPlace: true,
  summary: 'Brings back a file that the picture had: everything that uses it shows that one again',
  input: z.object({ id, version: versionField, file: rowIdField, reason: reasonField }),
  output: libraryDetail,
  errors: ['notFound', 'conflict'],
  current: libraryDetail,
})

/** What `POST /file/upload` gives. */
export interface UploadedPicture {
  url: string
  width: number
  height: number
  id: number
  /** As contents name it. */
  stem: string
  /** As products name it. */
  square: string
  alt: string
  /** False where the library had this file already. */
  added: boolean
}
