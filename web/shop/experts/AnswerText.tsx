import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { RichText } from '#domain/richtext/document.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { ExpertPhoto } from './ExpertPhoto.tsx'
import { expertsTexts as texts } from './texts.ts'

export interface AnswerTextProps {
  answer: {
    question: string
    content: RichText
    expert: {
      name: string
      title: string
      workplace: string
      photo: { src: string; alt: string } | null
    }
    answered_at: string
    reviewed_by?: string
    reviewed_at?: string
  }
  /** Above the question. */
  askedBy: string
}

/** What was asked and what the expert says. No product is sold beside an expert's words. */
export function AnswerText({ answer, askedBy }: AnswerTextProps) {
  const { question, content, expert, reviewed_by: who, reviewed_at: at } = answer
  return (
    <>
      <section
        aria-label={texts.question}
        className="mt-4 rounded-md bg-primary-tint p-5 phone:p-4"
      >
        <p className="text-sm font-semibold text-ink-2">{askedBy}</p>
        <p className="mt-1 whitespace-pre-line">{question}</p>
      </section>
      <section aria-label={texts.answer} className="mt-6">
        <div className="flex items-center gap-3">
          <ExpertPhoto expert={expert} sizes="56px" className="size-14" />
          <div className="leading-snug">
            <p className="font-semibold">{expert.name}</p>
            <p className="text-sm text-ink-2">
              {[expert.title, expert.workplace].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <RichTextView document={content} className="article-text mt-4" />
        {who && (
          <p className="mt-5 inline-flex items-start gap-2 rounded-md bg-ok-tint px-3 py-2 text-sm font-medium text-ok">
            <BadgeCheck aria-hidden="true" className="mt-px size-4.5 shrink-0" />
            {texts.reviewed(who, at ?? answer.answered_at)}
          </p>
        )}
      </section>
      <aside
        aria-label={texts.notice}
        className="mt-6 flex gap-3 rounded-md border border-point-line bg-point-tint p-4"
      >
        <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-point" />
        <p className="text-md">{texts.noticeText}</p>
      </aside>
    </>
  )
}
