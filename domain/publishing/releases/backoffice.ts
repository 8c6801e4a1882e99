import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { gamePhases } from '../../game/backoffice/texts.ts'
import { textField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { campaignStates } from '../../voucher/campaign.ts'
import { contentKinds } from '../kinds.ts'

const id = z.int().min(1).max(2_147_483_647)
const moment = z.iso.datetime({ offset: true })
export const releaseStates = ['draft', 'approved', 'running', 'stopped'] as const

/** What begins together: pages, articles and voucher campaigns under one name, one approval and one stop. */
export const contentReleases = resource({
  path: 'content-releases',
  permission: 'content',
  subject: 'contentRelease',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    starts_at: z.string(),
    state: z.enum(releaseStates),
    parts_count: z.int(),
    changed_by: z.string(),
    approved_by: z.string().nullable(),
  }),
  fields: z.object({
    name: textField(100).pipe(z.string().min(3)),
    starts_at: moment,
    parts: z.array(z.object({ content_id: id, revision: id, ends_at: moment.nullable() })).max(50),
    voucher_campaign_ids: z.array(id).max(20),
    /** Campaigns of games that open with it or later; it stops them, and opens none. */
    game_campaign_ids: z.array(id).max(20).default([]),
  }),
  filters: z.object({ state: z.enum(releaseStates).optional() }),
  sorts: ['starts', 'name'],
  refusals: ['forbidden'],
  detail: z.object({
    parts: z.array(
      z.object({
        content_id: z.int(),
        kind: z.enum(contentKinds),
        slug: z.string(),
        title: z.string(),
        revision: z.int(),
        ends_at: z.string().nullable(),
        /** Of a text about health: a pharmacist has approved this revision. */
        reviewed: z.boolean(),
      }),
    ),
    voucher_campaign_ids: z.array(z.int()),
    /** As they are now; whoever approves the release approves these terms. */
    voucher_campaigns: z.array(
      z.object({
        id: z.int(),
        version: z.int(),
        name: z.string(),
        terms: z.array(z.string()),
        starts_on: z.string(),
        ends_on: z.string(),
        state: z.enum(campaignStates),
      }),
    ),
    game_campaign_ids: z.array(z.int()),
    /** As they are now; whoever approves the release has seen that they stand and when they open. */
    games: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        phase: z.enum(gamePhases),
        opens_at: z.string(),
        closes_at: z.string(),
        /** Why it cannot be part of this release as things are. */
        problem: z.string().optional(),
      }),
    ),
    stopped_by: z.string().nullable(),
    stop_reason: z.string(),
  }),
})
export type ReleaseRow = RowOf<typeof contentReleases>
export type ReleaseRecord = RecordOf<typeof contentReleases>

export const approveRelease = endpoint({
  method: 'POST',
  path: '/admin/content-releases/{id}/approve',
  realm: 'staff',
  permission: 'content.publish',
  summary:
    'A second person approves exactly this version; from its moment on all of it is in force',
  input: z.object({
    id: z.coerce.number().pipe(id),
    version: id,
    /** The versions of all its voucher campaigns as they were read. */
    campaigns: z.array(z.object({ id, version: id })).max(20),
    reason: textField(500),
  }),
  output: z.object({ id: z.int(), version: z.int() }),
  errors: ['notFound', 'conflict', 'forbidden', 'contentRefused'],
  errorsShownInPlace: true,
})

export const stopRelease = endpoint({
  method: 'POST',
  path: '/admin/content-releases/{id}/stop',
  realm: 'staff',
  permission: 'content.publish',
  summary: 'Ends all of it at once; what was in force before is in force again',
  input: z.object({ id: z.coerce.number().pipe(id), reason: reasonField }),
  output: z.object({ id: z.int(), version: z.int() }),
  errors: ['notFound', 'conflict'],
  errorsShownInPlace: true,
})
