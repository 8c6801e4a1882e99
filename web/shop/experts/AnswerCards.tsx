import { formatDate } from '#domain/kernel/dates.ts'
import { ExpertPhoto } from './ExpertPhoto.tsx'
import type { AnswerCard } from './load-experts.ts'
import { expertPaths } from './paths.ts'
import { expertsTexts as texts } from './texts.ts'

/** Answered questions, each leading to its page. */
export function AnswerCards({
  answers,
  level = 3,
}: {
  answers: readonly AnswerCard[]
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <ul className="flex flex-col gap-3">
      {answers.map(({ slug, title, answer, expert, category, answered_at: at, asked_by: who }) => (
        <li
          key={slug}
          className="group relative rounded-md border border-line bg-white p-5 transition-shadow hover:shadow-float phone:p-4"
        >
          <p className="text-sm font-semibold text-ok">{category.name}</p>
          <Heading className="mt-0.5 text-lg leading-snug">
            <a
              href={expertPaths.answer(slug)}
              className="after:absolute after:inset-0 group-hover:text-primary"
            >
              {title}
            </a>
          </Heading>
          <p className="mt-1.5 line-clamp-3 text-md text-ink-2">{answer}</p>
          <div className="mt-3 flex items-center gap-2.5 text-sm text-ink-3">
            <ExpertPhoto expert={expert} sizes="36px" className="size-9" />
            <p className="min-w-0">
              <span className="block font-semibold text-ink-2">{expert.name}</span>
              {texts.askedBy(who)} · <time dateTime={at}>{formatDate(at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
