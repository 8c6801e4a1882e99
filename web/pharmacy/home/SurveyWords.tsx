import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { listSurveyQuestions, type OpenSurvey } from '#domain/survey/api.ts'
import { countingAnswers, listAsked } from '#domain/survey/asked-questions.ts'
import { countWords } from '#web/features/survey/SurveyIntro.tsx'
import { surveyPageTexts } from '#web/features/survey/texts.ts'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { readUnsent } from '../survey/kept-unsent.ts'
import { recallSurveys } from '../survey/remembered-surveys.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { CardSkeleton, CardWords } from './LinkCard.tsx'
import { homeTexts as texts } from './texts.ts'

/** How far this pharmacy is with its surveys; without a network, as this device knows it. */
export function SurveyWords() {
  const { code } = usePharmacy()
  const { data, error } = useAnswer(`surveys:${code}`, (signal) =>
    callPharmacy(listSurveyQuestions, {}, { signal }),
  )
  const surveys = data ?? (error === null ? null : recallSurveys(code))
  if (surveys === null && error === null) return <CardSkeleton words={texts.survey} />
  const open = (surveys ?? []).filter(({ answer }) => answer?.state !== 'sent')
  const begun = open.find((survey) => countAnswers(code, survey).done > 0)
  const next = begun ?? open[0]
  if (next) return <ToAnswer code={code} survey={next} open={open.length} />
  const [sent] = surveys ?? []
  return sent ? (
    <CardWords
      title={texts.surveySent}
      text={surveyPageTexts.editableUntil(formatDate(sent.closes_on))}
    />
  ) : (
    <CardWords title={texts.survey} text={texts.surveyText} />
  )
}

function ToAnswer({ code, survey, open }: { code: string; survey: OpenSurvey; open: number }) {
  const { done, asked } = countAnswers(code, survey)
  const { reward_points: points, questions } = survey
  return (
    <>
      <CardWords
        title={open > 1 ? texts.surveys(open) : texts.survey}
        text={
          done > 0
            ? `${surveyPageTexts.resumeText(done, asked)} · ${surveyPageTexts.resume}`
            : countWords(questions)
        }
      />
      {points > 0 && (
        <PointsPill points={points} className="mt-1.5">
          {surveyPageTexts.reward(formatPoints(points))}
        </PointsPill>
      )}
    </>
  )
}

/** What lies on this device counts, as on the survey's own page. */
function countAnswers(code: string, { id, questions, answer }: OpenSurvey) {
  const given = Object.entries({ ...answer?.answers, ...readUnsent(code, id) })
  const answers = Object.fromEntries(
    given.flatMap(([question, value]) => (value === null ? [] : [[question, value] as const])),
  )
  return {
    done: Object.keys(countingAnswers(questions, answers)).length,
    asked: listAsked(questions, answers).length,
  }
}
