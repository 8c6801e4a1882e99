import { getRevision } from '#domain/publishing/backoffice/api.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { useQuery } from '../../data/use-query.ts'
import { Answered } from '../../parts/Answered.tsx'
import { useDraftStore, useDraftView } from '../draft/draft-context.ts'

const changes = lazyPart<{ before: Body; after: Body }>(
  async () => (await import('../diff/Changes.tsx')).Changes,
)

/** What is different between two revisions; 0 is the draft. */
export function RevisionChanges({ id, from, to }: { id: number; from: number; to: number }) {
  const draft = useDraftView(useDraftStore()).body
  const before = useQuery(getRevision, { id, number: from || 1 }, { enabled: from > 0 })
  const after = useQuery(getRevision, { id, number: to || 1 }, { enabled: to > 0 })
  const failed = from > 0 && !before.data ? before : after
  const old = from > 0 ? before.data?.body : draft
  const next = to > 0 ? after.data?.body : draft
  if (!old || !next) return <Answered answer={failed}>{() => null}</Answered>
  return <changes.Part before={old as unknown as Body} after={next as unknown as Body} />
}
