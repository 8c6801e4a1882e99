import { sql, type RawBuilder } from 'kysely'
import type { ApprovalFilter, ApprovalState } from '#domain/approval.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'

/** What a table keeps of what waits for approval, beside `version` and `published`. */
interface ApprovalColumns {
  published: boolean
  draft: unknown
  draft_authors: number[]
  approved_at: Date | null
  opened: boolean
}

/** SQL: the state of a row under its alias. */
export function approvalColumns(alias: string): { approval: RawBuilder<ApprovalState> } {
  const [published, draft] = [sql.ref(`${alias}.published`), sql.ref(`${alias}.draft`)]
  return {
    approval: sql<ApprovalState>`case when ${published}
      then case when ${draft} is null then 'open' else 'changing' end
      else case when ${draft} is null then 'stopped' else 'waiting' end end`,
  }
}

/** SQL: whether a row under its alias is in what a list is narrowed to. */
export function isInApproval(alias: string, asked: ApprovalFilter): RawBuilder<boolean> {
  return asked === 'drafts'
    ? sql<boolean>`${sql.ref(`${alias}.draft`)} is not null`
    : sql<boolean>`${approvalColumns(alias).approval} = ${asked}`
}

interface Named extends ApprovalColumns {
  draft_by: string | null
  approved_name: string | null
}

/** The same of a row that was read. */
export function approvalStateOf({
  published,
  draft,
}: Pick<ApprovalColumns, 'published' | 'draft'>): ApprovalState {
  if (published) return draft === null ? 'open' : 'changing'
  return draft === null ? 'stopped' : 'waiting'
}

/** What a record's page says of who wrote and who approved, and what the shop goes by meanwhile. */
export function approvalOf<Fields extends object>(row: Named, live: Fields) {
  return {
    approval: approvalStateOf(row),
    live: row.draft !== null && row.opened ? { ...live } : null,
    draft_authors: row.draft_authors,
    draft_by: row.draft_by ?? '',
    approved_by: row.approved_name ?? '',
    approved_at: row.approved_at && toVietnamIso(row.approved_at),
  }
}
