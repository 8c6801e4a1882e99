import { diffWordsWithSpace } from 'diff'
import { memo } from 'react'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { changesBetween, type Change } from './changes-between.ts'
import { diffTexts as texts } from './texts.ts'

const tones: Record<Change['kind'], BadgeTone> = {
  added: 'ok',
  removed: 'sale',
  moved: 'info',
  changed: 'point',
}

/** What is different between two bodies, word by word. */
export const Changes = memo(function Changes({
  before,
  after,
  legend = texts.legend,
}: {
  before: Body
  after: Body
  legend?: string
}) {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p className="text-ink-2">{texts.same}</p>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{legend}</p>
      {changes.map((change) => (
        <section
          key={`${change.label} ${change.kind}`}
          className="rounded-md border border-line p-3.5"
        >
          <h3 className="mb-1.5 flex flex-wrap items-center gap-2 text-base">
            {change.label} <Badge tone={tones[change.kind]}>{texts.kinds[change.kind]}</Badge>
          </h3>
          {change.kind === 'moved' ? (
            <p className="text-sm">{texts.movedFrom(change.before)}</p>
          ) : (
            <WordDiff {...change} />
          )}
        </section>
      ))}
    </div>
  )
})

/** Long texts whose every word is another are told as a whole. */
const longestMs = 1500

function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: longestMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return (
    <p className="text-sm leading-relaxed whitespace-pre-line wrap-anywhere">
      {parts.map(({ value, added, removed }, place) =>
        added ? (
          <ins key={place} className="rounded-sm bg-ok-tint text-ok no-underline">
            <VisuallyHidden>{texts.addedWords} </VisuallyHidden>
            {value}
          </ins>
        ) : removed ? (
          <del key={place} className="rounded-sm bg-sale-tint text-sale-deep">
            <VisuallyHidden>{texts.removedWords} </VisuallyHidden>
            {value}
          </del>
        ) : (
          <span key={place}>{shorten(value)}</span>
        ),
      )}
    </p>
  )
}

/** Of what is the same only what stands around a change. */
function shorten(value: string): string {
  return value.length > 320 ? `${value.slice(0, 140)} … ${value.slice(-140)}` : value
}
