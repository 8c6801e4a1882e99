import { formatDateTime } from '#domain/kernel/dates.ts'
import type { ContentRow } from '#domain/publishing/backoffice/api.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'
import { contentTexts as texts } from './texts.ts'

type State = Pick<ContentRow, 'live' | 'next' | 'has_changes' | 'archived'> & {
  waits?: boolean
  approved?: boolean
}

/** How it stands with the public, as one says it. */
export function stateWords({ live, next, has_changes, archived, waits, approved }: State): string {
  if (archived) return texts.isArchived
  if (waits) return texts.isWaiting
  if (approved) return texts.isApproved
  if (next) return texts.isPlanned(shortMoment(next.starts_at))
  if (!live) return texts.isDraft
  return has_changes ? texts.isLiveChanged : texts.isLive
}

export function stateTone({
  live,
  next,
  has_changes,
  archived,
  waits,
  approved,
}: State): BadgeTone {
  if (archived) return 'neutral'
  if (waits) return 'point'
  if (approved) return 'info'
  if (next) return 'info'
  if (!live) return 'neutral'
  return has_changes ? 'point' : 'ok'
}

/** `25/11 08:00` of a moment that is near. */
function shortMoment(iso: string): string {
  const [time = '', day = ''] = formatDateTime(iso).split(' ')
  return `${day.slice(0, 5)} ${time}`
}
