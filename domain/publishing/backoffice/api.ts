import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField } from '../../kernel/fields.ts'
import { slugField } from '../../kernel/slug-field.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { contentKinds } from '../kinds.ts'
import { referenceKinds } from '../kind-of-content.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.int().min(1).max(2_147_483_647)
const kind = z.enum(contentKinds)
/** Of this century: what is meant, and what every part of the shop can write. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((iso) => Math.floor(new Date(iso).getUTCFullYear() / 100) === 20)
/** Checked by the kind's own schema: which kind it is stands in the item. */
const body = z.record(z.string().max(40), z.unknown())
/** Brand slugs are printed with capitals. */
const contentSlug = z.union([
  slugField,
  z
    .string()
    .regex(
      /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
      'Đường dẫn chỉ gồm chữ không dấu, số và dấu gạch ngang',
    )
    .max(120),
])

const choice = z.object({ id: z.int(), name: z.string() })

const findingSchema = z.object({
  rule: z.string(),
  kind: z.string(),
  path: z.string(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  message: z.string(),
  fix: z.string(),
})

/** What the claim check says of a draft: the first hundred, and how many there are. */
const findingsShape = { findings: z.array(findingSchema), findings_count: z.int() }

/** As the desk says it in words: what the public sees now, what is planned, and whether the draft is ahead. */
export const contentStateSchema = z.object({
  live: z.object({ revision: z.int(), since: z.string(), until: z.string().nullable() }).nullable(),
  next: z.object({ revision: z.int(), starts_at: z.string() }).nullable(),
  /** The draft holds something that is not in force. */
  has_changes: z.boolean(),
  archived: z.boolean(),
})

export const contentRow = z.object({
  id: z.int(),
  kind,
  slug: z.string(),
  title: z.string(),
  saved_at: z.string(),
  saved_by: z.string(),
  ...contentStateSchema.shape,
  /** Its newest revision is to be read by a reviewer, who has said nothing yet. */
  waits: z.boolean(),
  /** Its newest revision was approved, and nobody has published it. */
  approved: z.boolean(),
})
export type ContentRow = z.output<typeof contentRow>

export const draftSchema = z.object({
  version: z.int(),
  base_revision: z.int().nullable(),
  body,
  saved_by: z.string(),
  saved_at: z.string(),
})
export type Draft = z.output<typeof draftSchema>

export const revisionSchema = z.object({
  number: z.int(),
  author: z.string(),
  /** Whose words are in it: none of them approves it. */
  writer_ids: z.array(z.int()),
  note: z.string(),
  created_at: z.string(),
  verdict: z.enum(['clean', 'warned', 'blocked']),
  /** Of those that are kept with it: the first hundred. */
  findings_count: z.int(),
  reviews: z.array(
    z.object({
      verdict: z.enum(['approved', 'returned']),
      words: z.string(),
      signed_as: z.string(),
      staff: z.string(),
      at: z.string(),
    }),
  ),
})
export const publicationSchema = z.object({
  id: z.int(),
  revision: z.int(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  staff: z.string(),
  reason: z.string(),
  created_at: z.string(),
  stopped_at: z.string().nullable(),
  stopped_by: z.string().nullable(),
  stop_reason: z.string(),
  release: z.object({ id: z.int(), name: z.string() }).nullable(),
})

export const contentSchema = z.object({
  id: z.int(),
  kind,
  slug: z.string(),
  version: z.int(),
  ...contentStateSchema.shape,
  /** Nothing of it is published before a pharmacist has approved it. */
  needs_review: z.boolean(),
  draft: draftSchema,
  /** What the draft lacks before it can be published, by field. */
  problems: z.record(z.string(), z.string()),
  ...findingsShape,
  revisions: z.array(revisionSchema),
  publications: z.array(publicationSchema),
})
export type Content = z.output<typeof contentSchema>

export const listContent = endpoint({
  method: 'GET',
  path: '/admin/content',
  realm: 'staff',
  permission: 'content.read',
  summary: 'What is written, of one kind or all, last saved first',
  input: z.object({
    kind: kind.optional(),
    state: z
      .enum(['waiting', 'approved', 'live', 'planned', 'changed', 'draft', 'archived'])
      .optional(),
    q: textField(80).optional(),
    ...pageInput,
  }),
  output: pageOf(contentRow),
  errors: [],
})

export const getContent = endpoint({
  method: 'GET',
  path: '/admin/content/{id}',
  realm: 'staff',
  permission: 'content.read',
  summary: 'One thing that is written, with its draft, revisions and publications',
  input: z.object({ id }),
  output: contentSchema,
  errors: ['notFound'],
})

export const addContent = endpoint({
  method: 'POST',
  path: '/admin/content',
  realm: 'staff',
  permission: 'content.edit',
  summary: 'Begins a new one as a draft, empty or as a copy of another',
  input: z.object({
    // What is written of a product begins with the product.
    kind: kind.exclude(['product']),
    slug: contentSlug,
    title: textField(150),
    copy_of: id.optional(),
  }),
  output: contentSchema,
  errors: ['conflict', 'notFound'],
  errorsShownInPlace: true,
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/admin/content/{id}/draft',
  realm: 'staff',
  permission: 'content.edit',
  summary: 'Saves the draft as it is typed; refuses what was begun before somebody else saved',
  input: z.object({ id, version, body }),
  output: z.object({
    version: z.int(),
    saved_at: z.string(),
    problems: z.record(z.string(), z.string()),
    ...findingsShape,
  }),
  errors: ['notFound', 'conflict'],
  current: draftSchema,
  errorsShownInPlace: true,
  bodyLimit: 2 * 1024 * 1024,
})

export const keepRevision = endpoint({
  method: 'POST',
  path: '/admin/content/{id}/revisions',
  realm: 'staff',
  permission: 'content.edit',
  summary: 'Keeps the draft as a revision that never changes; the same text twice is one',
  input: z.object({ id, version, note: textField(300).optional() }),
  output: contentSchema,
  errors: ['notFound', 'conflict'],
  current: draftSchema,
  errorsShownInPlace: true,
})

export const getRevision = endpoint({
  method: 'GET',
  path: '/admin/content/{id}/revisions/{number}',
  realm: 'staff',
  permission: 'content.read',
  summary: 'The body of a revision, and what the claim check found in it',
  input: z.object({ id, number: id }),
  output: revisionSchema.extend({ body, findings: z.array(findingSchema) }),
  errors: ['notFound'],
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/admin/content/{id}/restore',
  realm: 'staff',
  permission: 'content.edit',
  summary: 'Makes an old revision the draft; nothing that is published changes',
  input: z.object({ id, number: id, version }),
  output: contentSchema,
  errors: ['notFound', 'conflict'],
  current: draftSchema,
  errorsShownInPlace: true,
})

export const reviewRevision = endpoint({
  method: 'POST',
  path: '/admin/content/{id}/reviews',
  realm: 'staff',
  permission: 'content.review',
  summary:
    'A pharmacist approves a revision with the name and licence of their account, or gives it back with words',
  input: z.object({
    id,
    number: id,
    verdict: z.enum(['approved', 'returned']),
    words: textField(1000),
    /** Asked of who approves: their name says that they have. */
    read: z.boolean().default(false),
  }),
  output: contentSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
  errorsShownInPlace: true,
})

export const publishRevision = endpoint({
  method: 'POST',
  path: '/admin/content/{id}/publications',
  realm: 'staff',
  permission: 'content.publish',
  summary: 'Publishes a revision now or from a moment on, until another moment or for good',
  input: z.object({
    id,
    number: id,
    starts_at: moment.optional(),
    ends_at: moment.optional(),
    reason: textField(500),
  }),
  output: contentSchema,
  errors: ['notFound', 'conflict', 'contentRefused', 'forbidden'],
  errorsShownInPlace: true,
})

export const stopPublication = endpoint({
  method: 'POST',
  path: '/admin/content/{id}/publications/{publication}/stop',
  realm: 'staff',
  permission: 'content.publish',
  summary:
    'Ends a publication now, or takes a planned one back; what was before it is in force again',
  input: z.object({ id, publication: id, reason: reasonField }),
  output: contentSchema,
  errors: ['notFound', 'conflict'],
  errorsShownInPlace: true,
})

export const renameContent = endpoint({
  method: 'PUT',
  path: '/admin/content/{id}/slug',
  realm: 'staff',
  permission: 'content.publish',
  summary: 'Another address; the one before leads to it for ever',
  input: z.object({ id, version, slug: contentSlug, reason: reasonField }),
  output: contentSchema,
  errors: ['notFound', 'conflict'],
  errorsShownInPlace: true,
})

export const archiveContent = endpoint({
  method: 'PUT',
  path: '/admin/content/{id}/archived',
  realm: 'staff',
  permission: 'content.publish',
  summary: 'Puts away what is neither in force nor planned, or takes it out again',
  input: z.object({ id, version, archived: z.boolean(), reason: reasonField }),
  output: contentSchema,
  errors: ['notFound', 'conflict'],
  errorsShownInPlace: true,
})

export const listUses = endpoint({
  method: 'GET',
  path: '/admin/content/uses',
  realm: 'staff',
  permission: 'content.read',
  summary:
    'What is written about a product, picture, voucher campaign: drafts, and what is in force or planned',
  input: z.object({ of: z.enum(referenceKinds), target: textField(200) }),
  output: z.array(contentRow.extend({ in_force: z.boolean() })),
  errors: [],
})

export const listContentChoices = endpoint({
  method: 'GET',
  path: '/admin/content/choices',
  realm: 'staff',
  permission: 'content.read',
  summary: 'Categories and tags that an article may have, also those that no article has yet',
  input: z.object({}),
  output: z.object({ categories: z.array(choice), tags: z.array(choice) }),
  errors: [],
})

export const previewRevision = endpoint({
  method: 'POST',
  path: '/admin/content/{id}/preview',
  realm: 'staff',
  permission: 'content.read',
  summary: 'A link to one revision that works without a login until it ends',
  input: z.object({ id, number: id, hours: z.int().min(1).max(168).default(24) }),
  output: z.object({ path: z.string(), ends_at: z.string() }),
  errors: ['notFound'],
  errorsShownInPlace: true,
})

export const setAsOf = endpoint({
  method: 'POST',
  path: '/admin/content/as-of',
  realm: 'staff',
  permission: 'content.read',
  summary:
    "Lets the caller's browser walk the whole shop as its content is at a moment; null for now",
  input: z.object({ at: moment.nullable() }),
  output: z.object({ at: z.string().nullable() }),
  errors: [],
})

export const openProductContent = endpoint({
  method: 'POST',
  path: '/admin/products/{id}/content',
  realm: 'staff',
  permission: 'content.edit',
  summary:
    'What is written of a product; the first time what stands becomes its first revision, which is in force',
  input: z.object({ id }),
  output: contentSchema,
  errors: ['notFound'],
  errorsShownInPlace: true,
})
