import ScrollText from 'lucide-react/icons/scroll-text'
import { listAudit } from '#domain/staff/api.ts'
import { auditList, staffAccounts } from '#domain/staff/backoffice.ts'
import type { AuditEntry } from '#domain/staff/audit.ts'
import { maxAuditCounted } from '#domain/staff/rules.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import { EntryChanges } from './EntryChanges.tsx'
import { EntrySubject } from './EntrySubject.tsx'
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
    subject_id: {
      param: 'ban-ghi',
      label: texts.record,
      all: texts.anyRecord,
      options: {},
      isLinked: true,
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
    key: 'staff',
    head: texts.columns.staff,
    className: 'align-top',
    cell: (entry) => <Who entry={entry} />,
  },
  {
    key: 'action',
    head: texts.columns.action,
    className: 'align-top',
    cell: (entry) => <Action entry={entry} />,
  },
  {
    key: 'changes',
    head: texts.columns.changes,
    className: 'align-top',
    cell: (entry) => <EntryChanges entry={entry} />,
  },
]

const pageSize = 30

/** What staff did: who, when, why, from what to what. */
export function AuditScreen() {
  const shown = useListState(auditList, screen)
  const { state } = shown
  // A record is one of its kind: without a kind there is none.
  const { subject_id: id, ...rest } = askedOf(auditList, state)
  const asked = {
    ...rest,
    ...(rest.subject_kind && { subject_id: id }),
    page: state.page,
    limit: pageSize,
  }
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
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <Who entry={entry} />
        <When at={entry.at} className="text-ink-3" />
      </p>
      <Action entry={entry} />
      <EntryChanges entry={entry} />
    </div>
  )
}

function Who({ entry: { staff, staff_name: name } }: EntryProps) {
  return (
    <span>
      {name}
      {name !== staff && <span className="block text-sm text-ink-3">{staff}</span>}
    </span>
  )
}

function Action({ entry }: EntryProps) {
  return (
    <div className="max-w-[40ch]">
      <b className="font-semibold">{entry.action}</b>
      <span className="block">
        <EntrySubject entry={entry} />
      </span>
      {entry.reason && (
        <span className="block text-sm text-pretty text-ink-2">{texts.why(entry.reason)}</span>
      )}
    </div>
  )
}
