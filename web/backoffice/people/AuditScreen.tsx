import ScrollText from 'lucide-react/icons/scroll-text'
import { jobKinds } from '#domain/job/kinds.ts'
import { listAudit } from '#domain/staff/api.ts'
import { auditList, staffAccounts } from '#domain/staff/backoffice.ts'
import type { AuditEntry } from '#domain/staff/audit.ts'
import { maxAuditCounted } from '#domain/staff/rules.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import { ChangeList } from '../settings/ChangeList.tsx'
import { settingOf } from '../settings/setting-value.ts'
import { changesOf } from '../settings/value-changes.ts'
import { fieldWords } from './audit-words.ts'
import { changedValues } from './changed-values.ts'
import { auditListTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.audit(),
  filters: {
    staff_id: {
      param: 'nhan-vien',
      label: texts.who,
      all: texts.everyone,
      options: useStaffNames,
    },
    subject_kind: {
      param: 'doi-tuong',
      label: texts.kind,
      all: texts.allKinds,
      options: texts.kinds,
    },
  },
} as const

const columns: readonly ScreenColumn<typeof auditList>[] = [
  {
    key: 'at',
    head: texts.columns.at,
    className: 'align-top whitespace-nowrap',
    cell: ({ at }) => <When at={at} className="text-ink-3" />,
  },
  {
    key: 'action',
    head: texts.columns.action,
    className: 'align-top',
    cell: (entry) => (
      <>
        <b className="font-semibold">{entry.action}</b>
        <span className="block">
          <Subject entry={entry} />
        </span>
      </>
    ),
  },
  {
    key: 'staff',
    head: texts.columns.staff,
    className: 'align-top',
    cell: ({ staff_name: name }) => name,
  },
  {
    key: 'reason',
    head: texts.columns.reason,
    className: 'align-top',
    cell: ({ reason }) => reason || '–',
  },
  {
    key: 'changes',
    head: texts.columns.changes,
    className: 'align-top',
    cell: (entry) => <Changes entry={entry} />,
  },
]

const pageSize = 30

/** What staff did: who, when, why, from what to what. */
export function AuditScreen() {
  const shown = useListState(auditList, screen)
  const { state } = shown
  const asked = { ...askedOf(auditList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listAudit, asked, { keepsPrevious: true })
  const counted = answer.data?.paginate.total_data
  return (
    <PagedScreen
      listing={auditList}
      screen={screen}
      shown={shown}
      answer={answer}
      total={counted === maxAuditCounted ? null : counted}
      columns={columns}
      card={cardOf}
      icon={<ScrollText aria-hidden="true" />}
    />
  )
}

/** Whom one may ask for. */
function useStaffNames(): readonly FilterOption[] {
  const enabled = useCan('staff.read')
  const { data } = useQuery(staffAccounts.list, { sort: 'name', limit: 100 }, { enabled })
  return (data?.items ?? []).map(({ id, full_name: label }) => ({ value: String(id), label }))
}

interface EntryProps {
  entry: AuditEntry
}

function cardOf(entry: AuditEntry) {
  return <CardFace entry={entry} />
}

function CardFace({ entry }: EntryProps) {
  const { at, staff_name: staff, action, reason } = entry
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <b className="font-semibold">{action}</b> · <Subject entry={entry} />
        </span>
        <When at={at} className="text-sm text-ink-3" />
      </p>
      <p className="text-sm text-ink-2">
        {staff}
        {reason && ` · ${reason}`}
      </p>
      <Changes entry={entry} />
    </div>
  )
}

function Changes({ entry: { subject_kind: kind, subject_id: id, before, after } }: EntryProps) {
  // A setting is told in the words in which it is edited.
  const setting = kind === 'setting' ? settingOf(id) : null
  if (setting) return <ChangeList changes={changesOf(setting, before, after)} />
  const changes = changedValues(before, after)
  if (changes.length === 0) return null
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-0.5 rounded-md bg-ground px-3 py-2 text-sm md:grid-cols-[auto_1fr]">
      {changes.map(({ name, from, to }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{fieldWords(name)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {from === null ? (
              to
            ) : (
              <>
                <del>{from}</del> → <ins className="no-underline">{to}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Subject({ entry: { subject_kind: kind, subject_id: id } }: EntryProps) {
  const name = `${texts.kinds[kind] ?? kind} ${subjectName(kind, id)}`.trim()
  const pages: Readonly<Record<string, (id: string) => string>> = {
    order: backofficePaths.order,
    product: backofficePaths.product,
    employee: backofficePaths.employee,
    store: backofficePaths.pharmacy,
    staff: backofficePaths.staffAccount,
    survey: backofficePaths.survey,
  }
  const to = isList(id) ? undefined : pages[kind]
  if (!to) return <>{name}</>
  return (
    <Anchor to={to(id)} className="text-primary underline underline-offset-2">
      {name}
    </Anchor>
  )
}

/** What was done to a whole list names no one of it. */
function isList(id: string): boolean {
  return id === 'csv' || id === 'import'
}

function subjectName(kind: string, id: string): string {
  if (isList(id)) return ''
  // All of a kind at once.
  if (kind === 'deadLetter') return jobKinds[id] ? `“${jobKinds[id].label}”` : id
  return kind === 'setting' ? `“${settingOf(id)?.words.label ?? id}”` : id
}
