import { useSearchParams } from 'react-router'
import {
  bulkOutcomes,
  listBulkRows,
  type BulkJob,
  type BulkJobRow,
} from '#domain/backoffice/bulk-jobs/api.ts'
import { backofficePaths, backofficeQuery } from '#web/backoffice/paths.ts'
import { Pager } from '#web/ui/Pager.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { ExportLink } from '../parts/ExportLink.tsx'
import { pageParam, readPositive } from '../parts/list-address.ts'
import { Panel } from '../parts/Panel.tsx'
import { Rows } from '../parts/Rows.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { bulkJobTexts as texts } from './texts.ts'

/** The rows of a job by what became of them, those that were refused first. */
export function JobRows({ job }: { job: BulkJob }) {
  const [query] = useSearchParams()
  const outcome = bulkOutcomes.find((each) => each === query.get('ket-qua')) ?? 'refused'
  const page = readPositive(query, 'trang') ?? 1
  const { id } = job
  const pathFor = (of: string, to = 1) =>
    backofficePaths.bulkJob(id, {
      'ket-qua': of === 'refused' ? undefined : of,
      trang: pageParam(to),
    })
  const answer = useQuery(
    listBulkRows,
    { id, outcome, page },
    { live: ['bulk-jobs'], keepsPrevious: true },
  )
  return (
    <Panel title={texts.rows}>
      <StateChips
        label={texts.rows}
        chips={bulkOutcomes.map((key) => ({
          key,
          label: texts.counts[key],
          to: pathFor(key),
          isCurrent: key === outcome,
          count: job[key],
        }))}
      />
      <Answered answer={answer}>
        {({ items, paginate }) => (
          <>
            {items.length > 0 ? (
              <Rows
                caption={texts.rows}
                rows={items}
                columns={outcome === 'refused' ? columns : columns.slice(0, 1)}
                keyOf={(row) => row.id}
                card={cardOf}
              />
            ) : (
              <p className="text-ink-2">{texts.none}</p>
            )}
            <Pager
              page={page}
              pages={paginate.total_page}
              hrefFor={(to) => pathFor(outcome, to)}
              className="mt-4"
            />
          </>
        )}
      </Answered>
      <div className="mt-3 flex flex-wrap gap-3">
        {job.refused > 0 && <ExportLink href={fileOf(id)}>{texts.file.refused}</ExportLink>}
        <ExportLink href={fileOf(id, 'all')}>{texts.file.all}</ExportLink>
      </div>
    </Panel>
  )
}

function fileOf(id: number, outcome?: string): string {
  return `/api/admin/bulk-jobs/${id}/file${backofficeQuery({ outcome })}`
}

const columns: readonly Column<BulkJobRow>[] = [
  { key: 'title', head: texts.rowHeads.title, cell: titleOf },
  { key: 'reason', head: texts.rowHeads.reason, cell: ({ reason }) => reason ?? '' },
]

function cardOf(row: BulkJobRow) {
  return <RowCard row={row} />
}

function RowCard({ row }: { row: BulkJobRow }) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <b className="font-semibold wrap-anywhere">{titleOf(row)}</b>
      {row.reason && <span className="text-sale-deep">{row.reason}</span>}
    </span>
  )
}

function titleOf({ id, title }: BulkJobRow): string {
  return title || texts.gone(id)
}
