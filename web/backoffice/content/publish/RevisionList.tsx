import { useState } from 'react'
import type { Content } from '#domain/publishing/backoffice/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan, useStaff } from '../../data/staff-session.ts'
import { momentWords } from '../../parts/moment-words.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import type { PublishProps } from './PublishPart.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { publishTexts as texts } from './texts.ts'

type Revision = Content['revisions'][number]
type Asked = 'compare' | 'restore' | 'approved' | 'returned' | 'publish' | 'link'

export interface RevisionProps extends PublishProps {
  onRefused: (fields: Readonly<Record<string, string>>) => void
}

/** What was kept, newest first, with who wrote and reviewed it and what can be done with it. */
export function RevisionList(props: RevisionProps) {
  const { content } = props
  const [asked, setAsked] = useState<{ what: Asked; number: number } | null>(null)
  if (content.revisions.length === 0) return <p className="text-ink-2">{texts.noRevisions}</p>
  return (
    <>
      <ol className="flex flex-col gap-3">
        {content.revisions.map((revision) => (
          <Row
            key={revision.number}
            revision={revision}
            needsReview={content.needs_review}
            isLive={content.live?.revision === revision.number}
            onAsk={(what) => setAsked({ what, number: revision.number })}
          />
        ))}
      </ol>
      {asked && <Dialogs {...props} {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Dialogs({
  what,
  ...props
}: RevisionProps & { what: Asked; number: number; onClose: () => void }) {
  switch (what) {
    case 'compare':
      return <CompareDialog {...props} />
    case 'restore':
      return <RestoreDialog {...props} />
    case 'approved':
    case 'returned':
      return <ReviewDialog {...props} verdict={what} />
    case 'publish':
      return <PublishDialog {...props} />
    case 'link':
      return (
        <PreviewLinkDialog id={props.content.id} number={props.number} onClose={props.onClose} />
      )
  }
}

function Row({
  revision,
  needsReview,
  isLive,
  onAsk,
}: {
  revision: Revision
  needsReview: boolean
  isLive: boolean
  onAsk: (what: Asked) => void
}) {
  const { number, author, note, created_at: at, verdict, findings_count: found, reviews } = revision
  const last = reviews.at(-1)
  return (
    <li className="rounded-md border border-line px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base">{texts.revision(number)}</h3>
        {isLive && <Badge tone="ok">{texts.live}</Badge>}
        {!last && <Badge>{texts.unreviewed}</Badge>}
        {last && (
          <Badge tone={last.verdict === 'approved' ? 'ok' : 'sale'}>
            {last.verdict === 'approved' ? texts.approved : texts.returned}
          </Badge>
        )}
        {verdict !== 'clean' && (
          <Badge tone={verdict === 'blocked' ? 'sale' : 'point'}>
            {texts.verdicts[verdict](found)}
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-2">{texts.by(author, momentWords(at))}</p>
      {note && <p className="mt-1 text-sm">{note}</p>}
      {reviews.map((review) => (
        <p key={review.at} className="mt-1 text-sm">
          {review.verdict === 'approved'
            ? texts.approvedBy(review.signed_as, momentWords(review.at))
            : texts.returnedBy(review.staff, momentWords(review.at), review.words)}
        </p>
      ))}
      <Ways revision={revision} needsReview={needsReview} onAsk={onAsk} />
    </li>
  )
}

function Ways({
  revision,
  needsReview,
  onAsk,
}: {
  revision: Revision
  needsReview: boolean
  onAsk: (what: Asked) => void
}) {
  const { number, writer_ids: writers } = revision
  const staff = useStaff()
  const canEdit = useCan('content.edit')
  const canReview = useCan('content.review')
  const canPublish = useCan('content.publish')
  const lack = useLack(revision, needsReview)
  const isOwn = canReview && staff !== null && writers.includes(staff.id)
  const isApproved = isLastVerdict(revision, 'approved')
  const way = (
    what: Asked,
    label: string,
    variant: 'plain' | 'secondary' | 'primary' = 'plain',
  ) => (
    <Button variant={variant} onClick={() => onAsk(what)} className="px-3 text-sm">
      {label}
    </Button>
  )
  return (
    <>
      {lack && <p className="mt-2 text-sm text-ink-2">{lack}</p>}
      {isOwn && !isApproved && <p className="mt-2 text-sm text-ink-2">{texts.ownWords}</p>}
      <div
        role="group"
        aria-label={texts.revision(number)}
        className="mt-2 -ml-3 flex flex-wrap gap-1 px-3"
      >
        {canPublish && !lack && way('publish', texts.publish, 'primary')}
        {canReview &&
          !isOwn &&
          !isApproved &&
          way('approved', texts.readAndApprove, lack ? 'primary' : 'secondary')}
        {canReview && way('returned', texts.giveBack)}
        {way('compare', texts.compare)}
        {way('link', texts.link)}
        {canEdit && way('restore', texts.restore)}
      </div>
    </>
  )
}

/** Why it cannot be published yet; empty when it can. The server has the last word. */
function useLack(revision: Revision, needsReview: boolean): string {
  const mayWithout = useCan('content.publishUnreviewed') && !needsReview
  if (revision.verdict === 'blocked') return texts.waitsForClaims
  if (mayWithout || isLastVerdict(revision, 'approved')) return ''
  return isLastVerdict(revision, 'returned') ? texts.waitsForMending : texts.waitsForReview
}

function isLastVerdict({ reviews }: Revision, verdict: 'approved' | 'returned'): boolean {
  return reviews.at(-1)?.verdict === verdict
}
