import CalendarDays from 'lucide-react/icons/calendar-days'
import ListChecks from 'lucide-react/icons/list-checks'
import Star from 'lucide-react/icons/star'
import type { ComponentType, SVGProps } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { countingAnswers, listAsked } from '#domain/survey/asked-questions.ts'
import type { Answers, Question } from '#domain/survey/questions.ts'
import { Button } from '#web/ui/Button.tsx'
import { surveyPageTexts as texts } from './texts.ts'

interface IntroProps {
  survey: {
    title: string
    intro: string
    closes_on: string
    reward_points: number
    questions: readonly Question[]
  }
  answers: Answers
  /** The title's level in the page. */
  level?: 1 | 3
  onBegin: () => void
}

/** What a survey is about, how long it takes and what it brings, before the first question. */
export function SurveyIntro({ survey, answers, level = 1, onBegin }: IntroProps) {
  const Heading = `h${level}` as const
  const { title, intro, closes_on: day, reward_points: points, questions } = survey
  const done = Object.keys(countingAnswers(questions, answers)).length
  return (
    <>
      <Heading className="text-2xl leading-tight font-bold text-balance wrap-anywhere">
        {title}
      </Heading>
      {intro && <p className="mt-2 text-lg whitespace-pre-line text-ink-2">{intro}</p>}
      <ul className="mt-5 flex flex-col gap-3 rounded-md border border-line bg-white p-4">
        <Fact icon={ListChecks}>{countWords(questions)}</Fact>
        <Fact icon={CalendarDays}>{texts.until(formatDate(day))}</Fact>
        {points > 0 && (
          <Fact icon={Star} isWarm>
            {texts.reward(formatPoints(points))}
          </Fact>
        )}
      </ul>
      <Button size="counter" wide className="mt-6" onClick={onBegin}>
        {done > 0 ? texts.resume : texts.begin}
      </Button>
      {done > 0 && (
        <p className="mt-2 text-center text-ink-2">
          {texts.resumeText(done, listAsked(questions, answers).length)}
        </p>
      )}
    </>
  )
}

/** Some are only asked of whoever answers another one so. */
export function countWords(questions: readonly Pick<Question, 'when'>[]): string {
  const max = questions.length
  const min = questions.filter(({ when }) => when === undefined).length
  return min === max ? texts.questions(max) : texts.questionsBetween(min, max)
}

function Fact({
  icon: Icon,
  isWarm,
  children,
}: {
  icon: ComponentType<SVGProps<SVGSVGElement>>
  isWarm?: boolean
  children: string
}) {
  return (
    <li
      className={
        isWarm ? 'flex items-center gap-3 font-semibold text-point' : 'flex items-center gap-3'
      }
    >
      <Icon aria-hidden="true" className={isWarm ? 'size-5.5' : 'size-5.5 text-primary'} />
      {children}
    </li>
  )
}
