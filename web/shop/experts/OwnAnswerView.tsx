import { formatDate } from '#domain/kernel/dates.ts'
import type { GivenAnswer, OwnAnswer } from '#domain/question/api.ts'
import { Card } from '#web/ui/Card.tsx'
import { AnswerText } from './AnswerText.tsx'
import { expertPaths } from './paths.ts'
import { expertsTexts } from './texts.ts'

const texts = expertsTexts.own

/** The answer for whoever asked, opened by the link of the message. */
export function OwnAnswerView({ answer }: { answer: OwnAnswer }) {
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Card
        as="article"
        className="mx-auto max-w-[860px] px-9 py-8 max-md:px-5 phone:px-4 phone:py-5"
      >
        {answer.state === 'given' ? <Given answer={answer} /> : <TakenBack answer={answer} />}
      </Card>
    </div>
  )
}

function Given({ answer }: { answer: GivenAnswer }) {
  const { category, asked_at: at, public_slug: slug } = answer
  return (
    <>
      <p className="text-sm font-semibold text-ok">{category.name}</p>
      <h1 className="mt-1 text-3xl phone:text-2xl">{texts.pageTitle}</h1>
      <p className="mt-2 text-sm text-ink-2">{slug ? texts.public : texts.private}</p>
      <AnswerText answer={answer} askedBy={formatDate(at)} />
      {slug && (
        <a href={expertPaths.answer(slug)} className={linkLook}>
          {texts.toPublic}
        </a>
      )}
    </>
  )
}

function TakenBack({ answer }: { answer: Exclude<OwnAnswer, GivenAnswer> }) {
  const { question, asked_at: at } = answer
  return (
    <>
      <h1 className="text-3xl phone:text-2xl">{texts.takenBackTitle}</h1>
      <p className="mt-2">{texts.takenBack}</p>
      <section
        aria-label={expertsTexts.question}
        className="mt-4 rounded-md bg-primary-tint p-5 phone:p-4"
      >
        <p className="text-sm font-semibold text-ink-2">{formatDate(at)}</p>
        <p className="mt-1 whitespace-pre-line">{question}</p>
      </section>
      <a href={expertPaths.list()} className={linkLook}>
        {texts.toExperts}
      </a>
    </>
  )
}

const linkLook = 'mt-4 inline-flex min-h-11 items-center font-semibold text-primary hover:underline'
