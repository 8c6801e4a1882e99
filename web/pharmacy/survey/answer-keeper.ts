import type { Answers, AnswerValue } from '#domain/survey/questions.ts'

/** By question id; null takes an answer back. */
export type Given = Record<string, AnswerValue | null>

/** What became of the last answer that was given. */
export type KeepState = 'idle' | 'saving' | 'saved' | 'waiting' | 'refused'

export interface KeeperView {
  /** As they are on the screen: what the server has, and over it what it does not have yet. */
  answers: Answers
  state: KeepState
  /** What the server would not keep, in words by question. */
  problems: Readonly<Record<string, string>>
  hasUnsent: boolean
}

export interface AnswerKeeper {
  view(): KeeperView
  subscribe(listener: () => void): () => void
  /** Shown and kept on this device at once; sent a moment later unless answers are held back. */
  give(question: string, value: AnswerValue | null): void
  /** Sends what was not sent yet; resolves when that is done or has failed. */
  flush(): Promise<void>
  /** What waits, for whoever sends it with something else. */
  unsent(): Given
  /** The server's answers after somebody else sent what waited. */
  settle(answers: Answers, sent: Given): void
  /** The server has this of one question now, whatever else of it still waits. */
  learn(question: string, change: (value: AnswerValue | null) => AnswerValue): void
  /** What the server has, perhaps from another device. */
  know(answers: Answers): void
  /** What the server has, as far as is known. */
  known(): Answers
}

interface KeeperOptions {
  /** What the server has. */
  answers: Answers
  /** What an earlier page kept on this device. */
  unsent: Given
  /** Sends; gives all answers as the server has them then. */
  send(given: Given): Promise<Answers>
  /** Keeps what is not sent on this device. */
  keep(unsent: Given): void
  /** In words by question what a failure was about; null for one that is worth trying again. */
  problemsOf(error: unknown): Record<string, string> | null
  /** Answers are only sent together, by whoever asks for it. */
  isHeld(): boolean
  /** Runs this while nothing else of this survey is under way. */
  alone?(work: () => Promise<void>): Promise<void>
  /** Milliseconds between the last key and sending. */
  pause?: number
}

/**
 * Keeps the answers to one survey: on this device as they are given, and at the server as soon as it can
 * be reached. Only one request is under way; what is given meanwhile goes with the next.
 */
export function answerKeeper(options: KeeperOptions): AnswerKeeper {
  const { send, keep, problemsOf, isHeld, pause = 500 } = options
  const alone = options.alone ?? ((work) => work())
  let known = options.answers
  let unsent = options.unsent
  let problems: Record<string, string> = {}
  let state: KeepState = Object.keys(unsent).length > 0 ? 'waiting' : 'idle'
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let view = viewOf()
  const listeners = new Set<() => void>()

  function viewOf(): KeeperView {
    const hasUnsent = Object.keys(unsent).length > 0
    return { answers: overlay(known, unsent), state, problems, hasUnsent }
  }

  const change = (next: KeepState) => {
    state = next
    view = viewOf()
    for (const listener of listeners) listener()
  }

  const settle = (answers: Answers, sent: Given) => {
    known = answers
    unsent = Object.fromEntries(
      Object.entries(unsent).filter(([id, value]) => !(id in sent) || sent[id] !== value),
    )
    problems = Object.fromEntries(Object.entries(problems).filter(([id]) => !(id in sent)))
    keep(unsent)
  }

  const sendAll = async () => {
    // What was refused is sent again only once it is answered anew.
    let sending = sendable()
    while (Object.keys(sending).length > 0) {
      change('saving')
      try {
        settle(await send(sending), sending)
      } catch (error) {
        const found = problemsOf(error)
        if (!found) return change('waiting')
        problems = found
        if (!Object.keys(sending).some((id) => id in found)) return change('refused')
      }
      sending = sendable()
    }
    change(Object.keys(problems).length > 0 ? 'refused' : 'saved')
  }

  const sendable = () =>
    Object.fromEntries(Object.entries(unsent).filter(([id]) => !(id in problems)))

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    if (isHeld() || Object.keys(sendable()).length === 0) return running ?? Promise.resolve()
    running ??= alone(sendAll).finally(() => {
      running = null
    })
    return running
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    give: (question, value) => {
      unsent = { ...unsent, [question]: value }
      problems = Object.fromEntries(Object.entries(problems).filter(([id]) => id !== question))
      keep(unsent)
      change(isHeld() ? 'idle' : 'saving')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pause)
    },
    flush,
    unsent: () => unsent,
    settle: (answers, sent) => {
      settle(answers, sent)
      change('saved')
    },
    learn: (question, update) => {
      known = { ...known, [question]: update(known[question] ?? null) }
      if (question in unsent) {
        const { [question]: waiting = null, ...others } = unsent
        const left = update(waiting)
        const isThere = JSON.stringify(left) === JSON.stringify(known[question])
        unsent = isThere ? others : { ...others, [question]: left }
        keep(unsent)
      }
      change(state)
    },
    know: (answers) => {
      known = answers
      change(state)
    },
    known: () => known,
  }
}

function overlay(known: Answers, unsent: Given): Answers {
  const all = Object.entries({ ...known, ...unsent })
  return Object.fromEntries(
    all.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
  )
}
