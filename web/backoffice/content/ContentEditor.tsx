import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnswerBody } from '#domain/publishing/answer.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import type { Content } from '#domain/publishing/backoffice/api.ts'
import type { LandingBody } from '#domain/publishing/landing.ts'
import type { ProductBody } from '#domain/publishing/product.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { useCan } from '../data/staff-session.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { ArticleFields } from './ArticleFields.tsx'
import { useDraftStore } from './draft/draft-context.ts'
import type { DraftView } from './draft/draft-store.ts'
import { goToField } from './go-to-field.ts'
import { LandingFields } from './LandingFields.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { ProblemList } from './ProblemList.tsx'
import { contentTexts as texts } from './texts.ts'

const placeFields = lazyPart(
  async () => (await import('./places/PlaceFields.tsx')).PlaceFields,
  () => <Skeleton className="h-96 rounded-md" />,
)
const product = lazyPart(
  async () => (await import('./product/ProductFields.tsx')).ProductFields,
  PageSkeleton,
)
const conflict = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog)

/** The form and beside it how it reads; on a phone one of both. */
export function ContentEditor({
  content: { kind, slug, archived },
  view,
  isShown,
}: {
  content: Content
  view: DraftView
  isShown: boolean
}) {
  const store = useDraftStore()
  const isReadOnly = !useCan('content.edit')
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'form' | 'preview'>('form')
  /** The draft of somebody else that is decided about later. */
  const [putOff, setPutOff] = useState<number | null>(null)
  useUndoKeys(isShown && !isReadOnly)
  const { body, problems, findings, findingsCount, refused, theirs } = view
  return (
    <div ref={place} className="flex flex-col gap-4">
      {(isReadOnly || archived) && (
        <p className="rounded-md bg-primary-tint px-4 py-3">
          {isReadOnly ? texts.readOnly : texts.archivedNote}
        </p>
      )}
      <div className="xl:hidden">
        <Segments
          legend={texts.views}
          value={shown}
          options={[
            { value: 'form', label: texts.form },
            { value: 'preview', label: texts.preview },
          ]}
          onValueChange={setShown}
        />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem] 2xl:grid-cols-[minmax(0,1fr)_36rem]">
        <div className={cx('flex min-w-0 flex-col gap-4', shown !== 'form' && 'max-xl:hidden')}>
          <ProblemList
            problems={problems}
            findings={findings}
            findingsCount={findingsCount}
            onGo={(path, start) => goToField(place.current, path, start)}
          />
          <fieldset disabled={isReadOnly} className="contents">
            {kind === 'answer' ? (
              <AnswerFields body={body as AnswerBody} errors={refused} />
            ) : kind === 'product' ? (
              <product.Part
                productId={Number(slug)}
                body={body as ProductBody}
                errors={refused}
                isReadOnly={isReadOnly}
              />
            ) : kind === 'article' ? (
              <ArticleFields body={body as ArticleBody} errors={refused} />
            ) : kind === 'landing' ? (
              <LandingFields
                body={body as LandingBody}
                problems={problems}
                errors={refused}
                isReadOnly={isReadOnly}
              />
            ) : (
              <placeFields.Part kind={kind} body={body} errors={refused} />
            )}
          </fieldset>
        </div>
        <div className={cx('min-w-0 xl:sticky xl:top-27', shown !== 'preview' && 'max-xl:hidden')}>
          <PreviewPane kind={kind} slug={slug} body={body} />
        </div>
      </div>
      {theirs && putOff === theirs.version && (
        <p className="sticky bottom-3 z-20 flex flex-wrap items-center gap-3 rounded-md border border-point-line bg-point-tint px-4 py-2">
          {texts.conflictTitle}
          <Button variant="secondary" onClick={() => setPutOff(null)}>
            {texts.conflictShow}
          </Button>
        </p>
      )}
      {theirs && putOff !== theirs.version && (
        <conflict.Part
          onClose={() => setPutOff(theirs.version)}
          mine={body}
          theirs={theirs}
          onKeep={store.keepMine}
          onTake={store.takeTheirs}
        />
      )}
    </div>
  )
}

/** One history for texts, fields and blocks: the keys go through it wherever the caret stands. */
function useUndoKeys(isOn: boolean): void {
  const store = useDraftStore()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (!isOn || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (target instanceof HTMLElement && target.closest('[role="dialog"]')) return
    const isUndo = key.toLowerCase() === 'z' && !event.shiftKey
    const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey)
    if (!isUndo && !isRedo) return
    event.preventDefault()
    if (isUndo) store.undo()
    else store.redo()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
