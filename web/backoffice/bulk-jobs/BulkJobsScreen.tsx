import ListChecks from 'lucide-react/icons/list-checks'
import { useSearchParams } from 'react-router'
import { listBulkJobs, type BulkJob } from '#domain/backoffice/bulk-jobs/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import type { Column } from '#web/ui/Table.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { pageParam, readPositive } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { JobProgress, JobState } from './JobProgress.tsx'
import { bulkJobTexts as texts } from './texts.ts'

const everybody = 'moi-nguoi'

/** Actions on many rows, the newest first: one's own, and everybody's for whoever reads what all of them do. */
export function BulkJobsScreen() {
  const [query] = useSearchParams()
  const seesAll = useCan('audit.read')
  const isAll = seesAll && query.get('cua') === everybody
  const page = readPositive(query, 'trang') ?? 1
  const of = isAll ? 'all' : 'me'
  const pathFor = (cua: string | undefined, to = 1) =>
    backofficePaths.bulkJobs({ cua, trang: pageParam(to) })
  const answer = useQuery(listBulkJobs, { of, page }, { live: ['bulk-jobs'], keepsPrevious: true })
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      {seesAll && (
        <StateChips
          label={texts.whose}
          chips={[
            { key: 'me', label: texts.mine, to: pathFor(undefined), isCurrent: !isAll },
            { key: 'all', label: texts.all, to: pathFor(everybody), isCurrent: isAll },
          ]}
        />
      )}
      <PagedList
        answer={answer}
        page={page}
        hrefFor={(to) => pathFor(isAll ? everybody : undefined, to)}
        icon={<ListChecks aria-hidden="true" />}
        words={texts}
      >
        {(jobs) => (
          <Rows
            caption={texts.table}
            rows={jobs}
            columns={columns}
            keyOf={({ id }) => id}
            rowTo={({ id }) => backofficePaths.bulkJob(id)}
            card={cardOf}
          />
        )}
      </PagedList>
    </>
  )
}

const columns: readonly Column<BulkJob>[] = [
  {
    key: 'what',
    head: texts.columns.what,
    cell: ({ title }) => <b className="font-semibold">{title}</b>,
  },
  { key: 'state', head: texts.columns.state, cell: (job) => <JobState job={job} /> },
  { key: 'far', head: texts.columns.far, cell: (job) => <JobProgress job={job} /> },
  { key: 'by', head: texts.columns.by, cell: ({ by }) => by },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ asked_at: at }) => <When at={at} className="text-ink-3" />,
  },
]

function cardOf(job: BulkJob) {
  return <JobCard job={job} />
}

function JobCard({ job }: { job: BulkJob }) {
  return (
    <span className="flex flex-col gap-2 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="min-w-0 font-semibold wrap-anywhere">{job.title}</b>
        <JobState job={job} />
      </span>
      <JobProgress job={job} />
      <span className="text-ink-3">
        {job.by} · <When at={job.asked_at} />
      </span>
    </span>
  )
}
