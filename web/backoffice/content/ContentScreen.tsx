import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getContent, saveDraft, type Content } from '#domain/publishing/backoffice/api.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { ApiError } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { now } from '#web/state/clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan, useStaff } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { DraftContext, useDraftView } from './draft/draft-context.ts'
import { createDraftStore } from './draft/draft-store.ts'
import { useSaveOnLeaving } from './draft/use-save-on-leaving.ts'
import { placeOfContent, publishPart } from './place-of-content.ts'
import { SaveState } from './SaveState.tsx'
import { stateTone, stateWords } from './state-words.ts'
import { contentTexts as texts } from './texts.ts'
import { UndoButtons } from './UndoButtons.tsx'

/** One thing that is written: its text, and how it is reviewed and published. */
export function ContentScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useQuery(getContent, { id })
  if (!data && error) {
    const isUnknown = error instanceof ApiError && error.code === 'notFound'
    if (isUnknown) return <BackofficeNotFound text={texts.notFound} />
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  return <Opened content={data} onChanged={put} />
}

const publish = lazyPart(
  async () => (await import('./publish/PublishPart.tsx')).PublishPart,
  PageSkeleton,
)
function Opened({
  content,
  onChanged,
}: {
  content: Content
  onChanged: (content: Content) => void
}) {
  const { kind, draft, problems, findings, findings_count } = content
  const place = placeOfContent(content)
  const staff = useStaff()
  const canEdit = useCan('content.edit')
  const save = useKeptSave(content, onChanged)
  const [store] = useState(() =>
    createDraftStore({
      draft,
      problems,
      findings,
      findings_count,
      savedBy: staff?.full_name ?? '',
      now,
      save: (version, body) => save(version, { ...body }),
    }),
  )
  const view = useDraftView(store)
  useSaveOnLeaving(store)
  useEffect(() => {
    store.adopt(draft, { problems, findings, findings_count })
  }, [store, draft, problems, findings, findings_count])
  const [query] = useSearchParams()
  const isPublishing = query.get('phan') === publishPart
  const stated = { ...content, waits: waitsForReview(content), approved: isApproved(content) }
  return (
    <DraftContext value={store}>
      <PageHead
        title={view.body.title || texts.untitled}
        back={place.back}
        beside={
          <>
            <Badge>{publishingTexts.kinds[kind]}</Badge>
            <Badge tone={stateTone(stated)}>{stateWords(stated)}</Badge>
          </>
        }
      />
      <SaveState
        view={view}
        tabs={
          <StateChips
            face="bar"
            label={texts.parts}
            chips={[
              { key: '', label: texts.writing, isCurrent: !isPublishing },
              { key: publishPart, label: texts.publishing, isCurrent: isPublishing },
            ].map((chip) => ({ ...chip, to: place.to({ phan: chip.key }) }))}
          />
        }
      >
        {canEdit && !isPublishing && <UndoButtons view={view} />}
      </SaveState>
      {/* Hidden, not gone: the caret, the open block and what was typed stay. */}
      <div hidden={isPublishing}>
        <ContentEditor content={content} view={view} isShown={!isPublishing} />
      </div>
      {isPublishing && <publish.Part content={content} onChanged={onChanged} />}
    </DraftContext>
  )
}

/** Its newest revision was approved, and nobody has published it: as the list has it. */
function isApproved({ revisions, publications }: Content): boolean {
  const [newest] = revisions
  if (newest?.reviews.at(-1)?.verdict !== 'approved') return false
  return !publications.some(({ revision }) => revision === newest.number)
}

/** Its newest revision is to be read by a reviewer, who has said nothing yet: as the list has it. */
function waitsForReview({ needs_review: isReviewed, revisions, publications }: Content): boolean {
  const [newest] = revisions
  if (!newest || newest.reviews.length > 0) return false
  return isReviewed || !publications.some(({ revision }) => revision === newest.number)
}

/** Saves, and keeps what was saved for when the page is opened again. */
function useKeptSave(content: Content, onChanged: (content: Content) => void) {
  const latest = useRef({ content, staff: '' })
  const staff = useStaff()?.full_name ?? ''
  useEffect(() => {
    latest.current = { content, staff }
  }, [content, staff])
  return async (version: number, body: Record<string, unknown>) => {
    const { id } = content
    const saved = await callBackoffice(saveDraft, { id, version, body }, { silent: true })
    const { content: known, staff: savedBy } = latest.current
    onChanged({
      ...known,
      problems: saved.problems,
      findings: saved.findings,
      findings_count: saved.findings_count,
      has_changes: true,
      draft: {
        ...known.draft,
        body,
        version: saved.version,
        saved_at: saved.saved_at,
        saved_by: savedBy,
      },
    })
    return saved
  }
}
