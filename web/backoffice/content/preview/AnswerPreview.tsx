import type { AnswerBody } from '#domain/publishing/answer.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { cx } from '#web/ui/class-names.ts'
import { contentTexts } from '../texts.ts'

export function AnswerPreview({ body, isWide }: { body: AnswerBody; isWide: boolean }) {
  const { title, question, content } = body
  return (
    <article className={cx('mx-auto flex flex-col gap-4 p-4', isWide && 'max-w-[860px] py-10')}>
      <p className={cx('font-bold leading-tight', isWide ? 'text-3xl' : 'text-2xl')}>
        {title || contentTexts.untitled}
      </p>
      {question && <p className="rounded-md bg-primary-tint p-4 whitespace-pre-line">{question}</p>}
      <RichTextView document={content} />
    </article>
  )
}
