import type { ColumnType, Generated } from 'kysely'
import type { LeadState } from '#domain/publishing/backoffice/leads.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { ReferenceKind } from '#domain/publishing/kind-of-content.ts'

/** Written as text, read as what it says. */
type Stored<T> = ColumnType<T, string, string>

export interface PublishingTables {
  content_item: {
    id: Generated<number>
    kind: ContentKind
    slug: string
    scope: ColumnType<string, never, never>
    version: Generated<number>
    created_at: Date
    created_by: string
    archived_at: Date | null
  }
  content_old_slug: { scope: string; slug: string; item_id: number; until: Date }
  content_draft: {
    item_id: number
    base_revision: number | null
    body: Stored<unknown>
    hash: string
    version: Generated<number>
    saved_by: string
    writer_ids: readonly number[]
    saved_at: Date
  }
  content_revision: {
    id: Generated<number>
    item_id: number
    number: number
    body: Stored<unknown>
    head: Stored<Record<string, unknown>>
    words: string
    schema_version: Generated<number>
    hash: string
    author: string
    writer_ids: readonly number[]
    note: Generated<string>
    created_at: Date
    findings: ColumnType<unknown[], string | undefined, never>
    verdict: Generated<'clean' | 'warned' | 'blocked'>
    rules_version: Generated<number>
    search: ColumnType<string, never, never>
  }
  content_review: {
    id: Generated<number>
    revision_id: number
    verdict: 'approved' | 'returned'
    words: Generated<string>
    signed_as: Generated<string>
    staff_id: number
    staff: string
    at: Date
  }
  content_release: {
    id: Generated<number>
    name: string
    starts_at: Date
    voucher_campaign_ids: Generated<readonly number[]>
    game_campaign_ids: Generated<readonly number[]>
    version: Generated<number>
    changed_at: Date
    changed_by: string
    writer_ids: readonly number[]
    approved_hash: string | null
    approved_by: string | null
    approved_by_id: number | null
    approved_at: Date | null
    stopped_at: Date | null
    stopped_by: string | null
    stop_reason: Generated<string>
  }
  content_release_part: {
    release_id: number
    item_id: number
    revision_id: number
    ends_at: Date | null
  }
  content_publication: {
    id: Generated<number>
    item_id: number
    revision_id: number
    starts_at: Date
    ends_at: Date | null
    release_id: number | null
    staff_id: number
    staff: string
    reason: Generated<string>
    created_at: Date
    stopped_at: Date | null
    stopped_by: string | null
    stop_reason: Generated<string>
  }
  content_reference: {
    item_id: number
    revision_id: number | null
    kind: ReferenceKind
    target: string
  }
  product_content: { product_id: number; item_id: number }
  content_lead: {
    id: Generated<number>
    item_id: number
    revision_id: number
    block: string
    /** Both null once the person is erased. */
    name: string | null
    phone: string | null
    purpose: string
    consent: string
    created_at: Date
    version: Generated<number>
    state: Generated<LeadState>
    note: Generated<string>
    erased_at: Date | null
  }
  claim_rule_set: {
    version: number
    valid_from: string
    body: Stored<unknown>
    note: string
    staff: string
    created_at: Date
  }
  article_category: {
    id: Generated<number>
    slug: string
    name: string
    description: Generated<string>
    sort: Generated<number>
    active: Generated<boolean>
    version: Generated<number>
  }
  expert_category: {
    id: Generated<number>
    slug: string
    name: string
    description: Generated<string>
    sort: Generated<number>
    active: Generated<boolean>
    version: Generated<number>
  }
  expert: {
    id: Generated<number>
    name: string
    title: string
    speciality: string
    workplace: Generated<string>
    photo: ColumnType<{ src: string; alt: string } | null, string | null, string | null>
    bio: Generated<string>
    category_ids: readonly number[]
    sort: Generated<number>
    active: Generated<boolean>
    version: Generated<number>
  }
  content_asker: { item_id: number; name: string }
  article_tag: {
    id: Generated<number>
    slug: string
    name: string
    active: Generated<boolean>
    version: Generated<number>
  }
}
