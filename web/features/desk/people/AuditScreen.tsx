import ScrollText from 'lucide-react/icons/scroll-text'
import { useSearchParams } from 'react-router'
import { jobKinds } from '#domain/job/kinds.ts'
import { settingTexts } from '#domain/settings/desk/texts.ts'
import { listAudit, listStaff, type AuditEntry } from '#domain/staff/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { readPositive, sayPage, useNarrow } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { When } from '../parts/When.tsx'
import { useMay } from '../session/staff-session.ts'
import { ChangeList } from '../settings/ChangeList.tsx'
import { changesOf } from '../settings/value-changes.ts'
import { fieldWords } from './audit-words.ts'
import { changedValues } from './changed-values.ts'
import { peopleTexts as texts } from './texts.ts'

interface Filter {
  staffId?: number
  kind?: string
  page: number
}

function readFilter(query: URLSearchParams): Filter {
  const kind = query.get('doi-tuong') ?? ''
  return {
    staffId: readPositive(query, 'nhan-vien'),
    kind: kind in texts.kinds ? kind : undefined,
    page: readPositive(query, 'trang') ?? 1,
  }
}

function pathOf({ staffId, kind, page }: Filter): string {
  const who = staffId?.toString()
  return deskPaths.audit({ 'nhan-vien': who, 'doi-tuong': kind, trang: sayPage(page) })
}

/** What staff did: who, when, why, from what to what. */
export function AuditScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const { staffId, kind, page } = filter
  const answer = useResource(pathOf(filter), (signal) =>
    callDesk(
      listAudit,
      {
        ...(staffId && { staff_id: staffId }),
        ...(kind && { subject_kind: kind }),
        page,
        limit: 30,
      },
      { signal },
    ),
  )
  return (
    <>
      <PageHead title={texts.auditTitle} text={texts.auditText} />
      <Filters filter={filter} />
      <PagedList
        answer={answer}
        page={page}
        hrefFor={(other) => pathOf({ ...filter, page: other })}
        isNarrowed={Boolean(staffId ?? kind)}
        icon={<ScrollText aria-hidden="true" />}
        words={texts}
      >
        {(entries) => (
          <Card flush>
            <ol aria-label={texts.auditTable} className="divide-y divide-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          </Card>
        )}
      </PagedList>
    </>
  )
}

function Filters({ filter }: { filter: Filter }) {
  const maySeeStaff = useMay('staff.read')
  const { data: staff } = useResource('staff', async (signal) =>
    maySeeStaff ? callDesk(listStaff, {}, { signal }) : [],
  )
  const change = useNarrow(filter, pathOf)
  return (
    <FilterBar
      count={[filter.staffId, filter.kind].filter(Boolean).length}
      clear={pathOf({ page: 1 })}
    >
      {maySeeStaff && (
        <SelectFilter
          label={texts.who}
          all={texts.everyone}
          value={filter.staffId?.toString() ?? ''}
          options={(staff ?? []).map(({ id, full_name }) => ({
            value: String(id),
            label: full_name,
          }))}
          onChange={(value) => change({ staffId: value ? Number(value) : undefined })}
        />
      )}
      <SelectFilter
        label={texts.kind}
        all={texts.allKinds}
        value={filter.kind ?? ''}
        options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
        onChange={(value) => change({ kind: value || undefined })}
      />
    </FilterBar>
  )
}

interface EntryProps {
  entry: AuditEntry
}

function Entry({ entry }: EntryProps) {
  const { at, staff_name: staff, action, reason } = entry
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
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
    </li>
  )
}

function Changes({ entry: { subject_kind: kind, subject_id: id, before, after } }: EntryProps) {
  // A setting is told in the words in which it is edited.
  if (kind === 'setting') return <ChangeList changes={changesOf(id, before, after)} />
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
    order: deskPaths.order,
    product: deskPaths.product,
    employee: deskPaths.employee,
    ...(id !== 'import' && { store: deskPaths.store }),
    survey: deskPaths.survey,
  }
  const to = isList(id) ? undefined : pages[kind]
  if (!to) return <>{name}</>
  return (
    <Anchor to={to(id)} className="text-primary hover:underline">
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
  return kind === 'setting' ? `“${(settingTexts as Labels)[id]?.label ?? id}”` : id
}

type Labels = Readonly<Record<string, { label: string } | undefined>>
