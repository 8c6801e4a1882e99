import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useParams } from 'react-router'
import {
  getBulkJob,
  resumeBulkJob,
  stopBulkJob,
  type BulkJob,
} from '#domain/backoffice/bulk-jobs/api.ts'
import type { Output } from '#domain/contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { JobProgress, JobState } from './JobProgress.tsx'
import { JobRows } from './JobRows.tsx'
import { bulkJobTexts as texts } from './texts.ts'

type Detail = Output<typeof getBulkJob>

/** How far an action on many rows is, what it did, and what it could not do. */
export function BulkJobScreen() {
  const { id = '' } = useParams()
  const answer = useQuery(getBulkJob, { id }, { live: ['bulk-jobs'] })
  const { error, refresh } = answer
  if (isRefused(error, 'notFound') || isRefused(error, 'invalidInput')) {
    return <BackofficeNotFound text={texts.notFound} />
  }
  return (
    <Answered answer={answer}>{(job) => <Shown key={id} job={job} onChanged={refresh} />}</Answered>
  )
}

function Shown({ job, onChanged }: { job: Detail; onChanged: () => Promise<void> }) {
  return (
    <>
      <PageHead
        title={job.title}
        back={{ to: backofficePaths.bulkJobs(), label: texts.back }}
        beside={<JobState job={job} />}
        actions={<JobActions job={job} onChanged={onChanged} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={texts.progress}>
          <div role="status" className="flex flex-col gap-3">
            <JobProgress job={job} />
            {job.halt && <p className="text-sale-deep">{job.halt}</p>}
          </div>
          {job.reasons.length > 0 && (
            <>
              <h3 className="mt-3 text-sm font-semibold">{texts.why}</h3>
              <ul className="list-disc pl-5 text-sm">
                {job.reasons.map(({ reason, count }) => (
                  <li key={reason}>{texts.because(reason, count)}</li>
                ))}
              </ul>
            </>
          )}
        </Panel>
        <Panel title={texts.facts}>
          <Facts facts={factsOf(job)} />
        </Panel>
        <div className="min-w-0 lg:col-span-2">
          <JobRows job={job} />
        </div>
      </div>
    </>
  )
}

function factsOf({ by, reason, asked_at: at, ended_at: ended, state }: BulkJob) {
  return [
    { label: texts.by, value: by },
    { label: texts.reason, value: reason },
    { label: texts.at, value: formatDateTime(at) },
    ended !== undefined && {
      label: state === 'done' ? texts.ended : texts.stopped,
      value: formatDateTime(ended),
    },
  ]
}

function JobActions({ job, onChanged }: { job: BulkJob; onChanged: () => Promise<void> }) {
  const { busy, attempt } = useAttempt()
  const { id } = job
  const press = (endpoint: typeof stopBulkJob | typeof resumeBulkJob) =>
    void attempt(async () => {
      try {
        await callBackoffice(endpoint, { id })
      } finally {
        // It may have ended meanwhile.
        await onChanged()
      }
    }, explainInNotice)
  return (
    <>
      {job.can_stop && (
        <Button
          variant="secondary"
          busy={busy}
          icon={<Pause aria-hidden="true" className="size-4.5" />}
          onClick={() => press(stopBulkJob)}
        >
          {texts.stop}
        </Button>
      )}
      {job.can_resume && (
        <Button
          busy={busy}
          icon={<Play aria-hidden="true" className="size-4.5" />}
          onClick={() => press(resumeBulkJob)}
        >
          {texts.resume}
        </Button>
      )}
    </>
  )
}
