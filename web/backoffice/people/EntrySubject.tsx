import ListFilter from 'lucide-react/icons/list-filter'
import { jobKinds } from '#domain/job/kinds.ts'
import type { AuditEntry } from '#domain/staff/audit.ts'
import { backofficePaths as paths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { settingOf } from '../settings/setting-value.ts'
import { auditListTexts as texts } from './texts.ts'

/** What something was done to, as people call it, with a way there and to all that was done to it. */
export function EntrySubject({ entry }: { entry: AuditEntry }) {
  const { subject_kind: kind, subject_id: id } = entry
  const to = isList(id) ? undefined : pages[kind]?.(id)
  const name = nameOf(entry)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className="text-ink-2">{texts.kinds[kind] ?? kind}</span>
      {to && name ? (
        <Anchor to={to} className="text-primary underline underline-offset-2">
          {name}
        </Anchor>
      ) : (
        name
      )}
      {!isList(id) && (
        <Anchor
          to={paths.audit({ 'doi-tuong': kind, 'ban-ghi': id })}
          aria-label={`${texts.onlyThis}: ${name}`}
          title={texts.onlyThis}
          className="grid size-6 place-items-center text-ink-3 hover:text-primary"
        >
          <ListFilter aria-hidden="true" className="size-4" />
        </Anchor>
      )}
    </span>
  )
}

/** The pages of records, by what the audit calls them. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  order: paths.order,
  customer: paths.customer,
  product: paths.product,
  pricePlan: paths.pricePlan,
  category: paths.category,
  subCategory: paths.subCategory,
  brand: paths.brand,
  synonym: paths.synonym,
  vaccineCenter: paths.vaccineCenter,
  picture: paths.picture,
  employee: paths.employee,
  store: paths.pharmacy,
  partner: paths.partner,
  staff: paths.staffAccount,
  survey: paths.survey,
  game: paths.game,
  voucherCampaign: paths.voucher,
  loyaltyProgramme: paths.programme,
  exchangePromotion: paths.promotion,
  gift: paths.gift,
  codeBatch: paths.codeBatch,
  counterfeitReport: paths.counterfeit,
  pointAdjustment: paths.adjustment,
  membershipLock: paths.memberLock,
  dataRequest: paths.dataRequest,
  merge: paths.merge,
  lead: paths.lead,
  content: paths.content,
  contentRelease: paths.release,
  articleCategory: paths.articleCategory,
  articleTag: paths.articleTag,
  expert: paths.expert,
  expertCategory: paths.expertCategory,
  question: paths.question,
  review: paths.review,
  chat: paths.chat,
  chatAnswer: paths.savedAnswer,
  feeRule: paths.feeRule,
  carrierRule: paths.carrierRule,
  deliveryEstimate: paths.deliveryEstimate,
  leadTime: paths.leadTime,
  cashStatement: paths.cashStatement,
  cashLimit: paths.cashLimit,
  bulkJob: paths.bulkJob,
  gameLegalRule: paths.legalRule,
}

/** What was done to a whole list names no one of it. */
function isList(id: string): boolean {
  return id === 'csv' || id === 'import'
}

function nameOf({ subject_kind: kind, subject_id: id, ...entry }: AuditEntry): string {
  if (isList(id)) return ''
  // All of a kind at once.
  if (kind === 'deadLetter') return jobKinds[id] ? `“${jobKinds[id].label}”` : id
  if (kind === 'setting') return settingOf(id)?.words.label ?? id
  return entry.subject_title ?? writtenName(entry.after) ?? writtenName(entry.before) ?? id
}

/** What the entry itself keeps of how its record is called. */
function writtenName(kept: unknown): string | undefined {
  const facts = (kept ?? {}) as Readonly<Record<string, unknown>>
  const name = facts['full_name'] ?? facts['name'] ?? facts['title']
  return typeof name === 'string' && name !== '' ? name : undefined
}
