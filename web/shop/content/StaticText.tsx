import type { StaticPage } from '#domain/publishing/places/api.ts'
import { headingText } from '#web/features/richtext/heading-ids.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { foldQuestions } from './fold-questions.ts'

/** The text of a page of fixed content; questions open on a press where staff want it so. */
export function StaticText({ content, folds }: Pick<StaticPage, 'content' | 'folds'>) {
  if (!folds) return <RichTextView document={content} className="static-page max-w-[72ch]" />
  return (
    <div className="prose-vi max-w-[72ch]">
      {foldQuestions(content).map(({ question, text }, place) =>
        question ? (
          <details key={place}>
            <summary>{headingText(question)}</summary>
            <RichTextView document={text} />
          </details>
        ) : (
          <RichTextView key={place} document={text} className="static-page" />
        ),
      )}
    </div>
  )
}
