import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Card } from '#web/ui/Card.tsx'
import { AnswerCards } from './AnswerCards.tsx'
import { AnswerText } from './AnswerText.tsx'
import type { PageAnswer } from './load-answer.ts'
import { expertPaths } from './paths.ts'
import { expertsTexts as texts } from './texts.ts'

/** One answered question, as the public reads it; a preview shows the same. */
export function AnswerView({ answer }: { answer: PageAnswer }) {
  const { title, category, expert, related, asked_by: who } = answer
  const { answered_at: first, updated_at: updated } = answer
  const isChanged = updated.slice(0, 10) !== first.slice(0, 10)
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          { label: texts.title, to: expertPaths.list() },
          { label: category.name, to: expertPaths.list({ c: category.slug }) },
          { label: title },
        ]}
      />
      <Card
        as="article"
        className="mx-auto mt-2 max-w-[860px] px-9 py-8 max-md:px-5 phone:px-4 phone:py-5"
      >
        <p className="text-sm font-semibold text-ok">{category.name}</p>
        <h1 className="mt-1 text-3xl phone:text-2xl">{title}</h1>
        <p className="mt-2 text-sm text-ink-3">
          <time dateTime={first}>{texts.answeredBy(expert.name, first)}</time>
          {isChanged && <> · {texts.updated(updated)}</>}
        </p>
        <AnswerText answer={answer} askedBy={texts.askedBy(who)} />
        <a
          href={`${expertPaths.list({ c: category.slug })}#dat-cau-hoi`}
          className={buttonClass({ variant: 'secondary' }, 'mt-5 phone:w-full print:hidden')}
        >
          {texts.askOwn}
        </a>
      </Card>
      {related.length > 0 && (
        <section
          aria-labelledby="cung-chu-de"
          className="mx-auto mt-9 max-w-[860px] phone:mt-7 print:hidden"
        >
          <h2 id="cung-chu-de" className="mb-3 text-2xl phone:text-xl">
            {texts.related}
          </h2>
          <AnswerCards answers={related} />
        </section>
      )}
    </div>
  )
}
