import { z } from 'zod'

/** What the audit keeps apart: whose history an entry belongs to. */
export const auditSubjects = [
  'order',
  'refund',
  'bankTransaction',
  'product',
  'picture',
  'setting',
  'opening',
  'employee',
  'staff',
  'store',
  'survey',
  'deadLetter',
  'voucherCampaign',
  'savedView',
  'exportFile',
  'content',
  'articleCategory',
  'articleTag',
  'contentRelease',
  'claimRules',
  'lead',
  'review',
  'expert',
  'expertCategory',
  'question',
  'chat',
  'chatAnswer',
  'game',
  'gameLegalRule',
  'partner',
  'genuineCode',
  'codeBatch',
  'counterfeitReport',
  'pointAdjustment',
  'membershipLock',
  'entryLock',
  'customer',
  'category',
  'subCategory',
  'brand',
  'synonym',
  'vaccineCenter',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** The name they log in with, and how they are called. */
  staff: z.string(),
  staff_name: z.string(),
  /** What was done, in Vietnamese. */
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>
