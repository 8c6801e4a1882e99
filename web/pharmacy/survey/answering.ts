import { listAsked } from '#domain/survey/asked-questions.ts'
import type { OpenSurvey, SurveyAnswer } from '#domain/survey/api.ts'
import type { Answers, AnswerValue } from '#domain/survey/questions.ts'
import { ApiError } from '#web/api.ts'
import { answerKeeper, type Given, type KeeperView, type KeepState } from './answer-keeper.ts'
import { oneByOne } from './one-by-one.ts'
import type { PhotoKeeper, PhotoOnTheWay, StoredPhoto } from '#web/features/survey/photo-keeper.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'

export interface AnsweringView extends Omit<KeeperView, 'hasUnsent'> {
  /** What the server has; null before anything was given. */
  answer: SurveyAnswer | null
  /** Pictures that the server does not have yet; those that wait stand in `answers` too. */
  photos: readonly PhotoOnTheWay[]
  hasUnsent: boolean
}

/** How one survey at one pharmacy reaches the server. */
export interface AnsweringServer {
  begin(): Promise<SurveyAnswer>
  change(input: {
    id: number
    answers: Given
    submit?: boolean
    phone?: string
  }): Promise<SurveyAnswer>
  addPhoto(photo: StoredPhoto, to: { answer: number; instead?: string }): Promise<void>
}

/** What this device keeps of it. */
export interface AnsweringDevice {
  unsent: Given
  keep(unsent: Given): void
  rememberAnswer(answer: SurveyAnswer): void
  openPhotos(send: (photo: StoredPhoto) => Promise<void>): PhotoKeeper
}

export type Answering = ReturnType<typeof createAnswering>

/**
 * One survey being answered at a pharmacy: what is given is on the device at once, goes to the server one
 * request after the other, and is sent when somebody says so.
 */
export function createAnswering(
  survey: Pick<OpenSurvey, 'questions' | 'answer'>,
  server: AnsweringServer,
  device: AnsweringDevice,
) {
  const alone = oneByOne()
  const listeners = new Set<() => void>()
  let answer = survey.answer
  let beginning: Promise<SurveyAnswer> | null = null

  const note = (saved: SurveyAnswer): SurveyAnswer => {
    answer = saved
    device.rememberAnswer(saved)
    tell()
    return saved
  }
  const idOf = async (): Promise<number> => {
    if (answer) return answer.id
    beginning ??= server.begin().finally(() => {
      beginning = null
    })
    return note(await beginning).id
  }
  const keeper = answerKeeper({
    answers: survey.answer?.answers ?? {},
    unsent: device.unsent,
    send: async (given) => note(await server.change({ id: await idOf(), answers: given })).answers,
    keep: device.keep,
    problemsOf,
    isHeld: () => answer?.state === 'sent',
    alone,
  })
  const photos = device.openPhotos((photo) =>
    // A list of pictures under way would not name this one.
    alone(async () => {
      const { key, question } = photo
      const to = { answer: await idOf(), ...replacedBy(question) }
      await server.addPhoto(photo, to)
      keeper.learn(question, (value) => [
        ...listOf(value).filter((id) => id !== key && id !== to.instead),
        key,
      ])
      note({ ...answer!, answers: keeper.known() })
    }),
  )
  /** A picture that somebody took away here is still at the server: the new one takes its place. */
  const replacedBy = (question: string): { instead?: string } => {
    const unsent = keeper.unsent()
    if (!(question in unsent)) return {}
    const left = listOf(unsent[question])
    const instead = listOf(keeper.known()[question]).find((id) => !left.includes(id))
    return instead === undefined ? {} : { instead }
  }

  let view = viewOf()
  const tell = () => {
    view = viewOf()
    for (const listener of listeners) listener()
  }
  keeper.subscribe(tell)
  photos.subscribe(tell)

  function viewOf(): AnsweringView {
    const kept = keeper.view()
    const onTheWay = photos.view()
    return {
      answer,
      answers: withPhotos(kept.answers, onTheWay),
      state: stateOf(kept.state, onTheWay),
      problems: kept.problems,
      photos: onTheWay,
      hasUnsent: kept.hasUnsent || onTheWay.length > 0,
    }
  }

  const flush = async (): Promise<void> => {
    await Promise.all([keeper.flush(), photos.flush()])
  }
  const askedPhotos = (): readonly PhotoOnTheWay[] => {
    const asked = new Set(listAsked(survey.questions, view.answers).map(({ id }) => id))
    return photos.view().filter(({ question }) => asked.has(question))
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    give: keeper.give,
    /** Resolves once it is kept; false where that is only as long as the page lives. */
    takePhoto: async (question: string, address: string): Promise<boolean> => {
      const isKept = await photos.take(question, address)
      void photos.flush()
      return isKept
    },
    dropPhoto: async (question: string, id: string): Promise<void> => {
      const isOnTheWay = photos.view().some((photo) => photo.id === id)
      if (isOnTheWay && !(await photos.drop(id))) return
      const left = listOf(keeper.view().answers[question]).filter((each) => each !== id)
      keeper.give(question, left.length > 0 ? left : null)
    },
    retryPhoto: async (id: string): Promise<void> => {
      await photos.retry(id)
      await photos.flush()
    },
    /** What an earlier page kept, and sending it. */
    resume: async (): Promise<void> => {
      await photos.read()
      await flush()
    },
    flush,
    /** What the server has by now, perhaps from another device. */
    know: (latest: SurveyAnswer | null): void => {
      if (!latest || (answer && latest.version <= answer.version)) return
      keeper.know(note(latest).answers)
    },
    /** Sends all of it; refuses in words by question while a picture is missing. */
    submit: async (phone: string | undefined): Promise<SurveyAnswer> => {
      await flush()
      ensureAllArrived(askedPhotos())
      const given = keeper.unsent()
      const sending = { answers: given, submit: true, ...(phone ? { phone } : {}) }
      const saved = await alone(async () => server.change({ id: await idOf(), ...sending }))
      note(saved)
      keeper.settle(saved.answers, given)
      await photos.clear()
      return saved
    },
  }
}

/** What the server says of single answers; anything else may pass by itself. */
function problemsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'conflict') return {}
  return error.code === 'invalidInput' ? error.fields : null
}

/** A picture that waits answers its question; one that was refused does not. */
function withPhotos(answers: Answers, photos: readonly PhotoOnTheWay[]): Answers {
  const all = { ...answers }
  for (const { id, question, state } of photos) {
    if (state === 'refused') continue
    const list = listOf(all[question])
    if (!list.includes(id)) all[question] = [...list, id]
  }
  return all
}

function stateOf(state: KeepState, photos: readonly PhotoOnTheWay[]): KeepState {
  if (state === 'saving' || state === 'waiting' || state === 'refused') return state
  const states = photos.map((photo) => photo.state)
  if (states.includes('sending')) return 'saving'
  if (states.includes('waiting')) return 'waiting'
  return states.includes('refused') ? 'refused' : state
}

function ensureAllArrived(photos: readonly PhotoOnTheWay[]): void {
  const [missing] = photos
  if (!missing) return
  const refused = photos.filter(({ state }) => state === 'refused')
  const fields = refused.map(({ question }) => [question, texts.photoLeft] as const)
  if (fields.length === 0) {
    throw new ApiError({ status: 0, code: 'offline', message: texts.photosWait })
  }
  throw new ApiError({
    status: 400,
    code: 'invalidInput' as const,
    message: texts.photoLeft,
    fields: Object.fromEntries(fields),
  })
}

function listOf(value: AnswerValue | null | undefined): readonly string[] {
  return Array.isArray(value) ? value : []
}
