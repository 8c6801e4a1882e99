import { z } from 'zod'
import { endpoint } from './contract.ts'
import { rowIdField, versionField } from './kernel/fields.ts'
import { reasonField } from './staff/fields.ts'
import type { Permission } from './staff/permissions.ts'

/** `changing`: the shop goes by what was approved, and something else waits. */
export const approvalStates = ['open', 'changing', 'waiting', 'stopped'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Whether something of it waits for a second person. */
export function waitsForApproval(state: ApprovalState): boolean {
  return state === 'waiting' || state === 'changing'
}

/** What a list is narrowed to; `drafts` is all that waits for a second person, of new ones and of open ones. */
export const approvalFilters = [...approvalStates, 'drafts'] as const
export type ApprovalFilter = (typeof approvalFilters)[number]

/** What the row of a kind says that another person approves. */
export const approvalRow = { approval: z.enum(approvalStates) }

/** What its own page says. The fields themselves are those of the draft where one waits. */
export const approvalDetail = {
  /** Field by field what the shop goes by, where a draft says something else; null where nothing ever did. */
  live: z.record(z.string(), z.unknown()).nullable(),
  /** Who wrote what waits, by their accounts: none of them approves it. */
  draft_authors: z.array(z.int()),
  draft_by: z.string(),
  approved_by: z.string(),
  approved_at: z.string().nullable(),
}

interface Approved {
  path: string
  record: z.ZodObject
}

/**
 * The endpoints of four eyes for a kind of record (`POST /admin/…/{id}/approve|decline|stop|reopen`): each takes
 * `{ id, version, reason }` and gives the record. Errors: `notFound`; `conflict` with `current` for another version
 * than the one that was read, without it where there is nothing to do; `forbidden` for an author.
 */
export function approvals<R extends Approved>(
  { path, record }: R,
  permission: { edit: Permission; approve: Permission },
) {
  const one = `/admin/${path}/{id}` as const
  const shared = {
    method: 'POST',
    realm: 'staff',
    errorsShownInPlace: true,
    input: z.object({ id: rowIdField, version: versionField, reason: reasonField }),
    output: record as R['record'],
    current: record as R['record'],
  } as const
  return {
    approve: endpoint({
      ...shared,
      path: `${one}/approve`,
      permission: permission.approve,
      summary: `${path}: a second person lets the shop go by exactly the version they read`,
      errors: ['notFound', 'conflict', 'forbidden', 'invalidInput'],
    }),
    decline: endpoint({
      ...shared,
      path: `${one}/decline`,
      permission: permission.edit,
      summary: `${path}: nothing becomes of what waits`,
      errors: ['notFound', 'conflict'],
    }),
    stop: endpoint({
      ...shared,
      path: `${one}/stop`,
      permission: permission.edit,
      summary: `${path}: one person takes it out of the shop at once`,
      errors: ['notFound', 'conflict'],
    }),
    reopen: endpoint({
      ...shared,
      path: `${one}/reopen`,
      permission: permission.edit,
      summary: `${path}: propose to open it again as it was`,
      errors: ['notFound', 'conflict'],
    }),
  } as const
}
export type Approvals = ReturnType<typeof approvals>

export const approvalTexts = {
  approved: 'Duyệt',
  declined: 'Bỏ bản chờ duyệt',
  stopped: 'Dừng',
  reopened: 'Đề nghị mở lại',
  notYours: 'Người soạn hoặc đã sửa không tự duyệt; cần một người khác',
  nothingWaits: 'Không có gì chờ duyệt',
  isStopped: 'Đã dừng từ trước',
  isOpen: 'Đang mở hoặc đang chờ duyệt',
} as const
