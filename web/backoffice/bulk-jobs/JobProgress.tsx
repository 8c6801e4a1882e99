import type { BulkJob } from '#domain/backoffice/bulk-jobs/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { bulkJobTexts as texts } from './texts.ts'

const tones = { running: 'info', stopped: 'point', done: 'ok' } as const

export function JobState({ job: { state } }: { job: BulkJob }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

/** How far it is: a bar, and the same in figures. */
export function JobProgress({ job: { total, left, refused } }: { job: BulkJob }) {
  return (
    <span className="flex min-w-36 flex-col gap-1">
      <progress
        aria-label={texts.progress}
        value={total - left}
        max={total}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
      />
      <span className="tabular text-sm">
        {texts.far(total - left, total)}
        {refused > 0 && <span className="text-sale-deep"> · {texts.refusedCount(refused)}</span>}
      </span>
    </span>
  )
}
