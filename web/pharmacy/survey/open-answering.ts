import { seconds } from '#domain/kernel/durations.ts'
import { changeSurveyAnswer, startSurveyAnswer, type OpenSurvey } from '#domain/survey/api.ts'
import { answerOf } from '#web/pharmacy/counter/queue/send-entry.ts'
import type { Answer } from '#web/pharmacy/counter/queue/settle.ts'
import { randomKey } from '#web/form/random-key.ts'
import { createAnswering, type Answering } from '#web/pharmacy/survey/answering.ts'
import { photoKeeper, type PhotoVerdict } from '#web/features/survey/photo-keeper.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { now } from '#web/state/clock.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { keepUnsent, readUnsent } from './kept-unsent.ts'
import { openPhotoStore } from './photo-store.ts'
import { rememberAnswer } from './remembered-surveys.ts'
import { uploadPhoto } from './survey-photos.ts'

/** A connection that hangs is as good as none. */
const timeout = seconds(20)

/** By pharmacy and survey: the page and what sends behind other pages are one. */
const opened = new Map<string, Answering>()

/** One survey at one pharmacy, answered on this device. */
export function openAnswering(code: string, survey: OpenSurvey): Answering {
  const name = `${code} ${survey.id}`
  const answering = opened.get(name) ?? create(code, survey)
  opened.set(name, answering)
  return answering
}

/** Somebody has left the pharmacy: what the page still held of its answers goes too. */
export function closeAnswering(code: string): void {
  for (const name of opened.keys()) if (name.startsWith(`${code} `)) opened.delete(name)
}

function create(code: string, survey: OpenSurvey): Answering {
  return createAnswering(
    survey,
    {
      begin: () => callPharmacy(startSurveyAnswer, { survey_id: survey.id }, { timeout }),
      change: sameKey((input, idempotencyKey) =>
        callPharmacy(changeSurveyAnswer, input, { timeout, idempotencyKey }),
      ),
      addPhoto: uploadPhoto,
    },
    {
      unsent: readUnsent(code, survey.id),
      keep: (unsent) => keepUnsent(code, survey.id, unsent),
      rememberAnswer: (answer) => rememberAnswer(code, answer),
      openPhotos: (send) =>
        photoKeeper({
          store: code,
          survey: survey.id,
          openLocalStore: openPhotoStore,
          send,
          verdictOf,
          now,
          newKey: randomKey,
        }),
    },
  )
}

/** What was lost on its way is sent again under its own key; anything else under a new one. */
function sameKey<I, O>(send: (input: I, key: string) => Promise<O>): (input: I) => Promise<O> {
  let last: { text: string; key: string } | null = null
  return async (input) => {
    const text = JSON.stringify(input)
    const sending = last?.text === text ? last : { text, key: randomKey() }
    last = sending
    const answer = await send(input, sending.key)
    last = null
    return answer
  }
}

/** As the counter judges its calls: only what the API refuses in its own words is refused. */
function verdictOf(error: unknown): PhotoVerdict {
  const answer = answerOf(error)
  if (answer.kind === 'refused') return { kind: 'refused', words: answer.text }
  return { kind: 'later', words: laterWords[answer.kind] ?? '' }
}

const laterWords: Partial<Record<Answer['kind'], string>> = {
  unreachable: texts.photoOffline,
  signedOut: texts.photoSignedOut,
  tooFast: texts.photoBusy,
  fault: texts.photoBusy,
}
