import type { Content, Draft } from '#domain/publishing/backoffice/api.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { ApiError } from '#web/api.ts'

export type Finding = Content['findings'][number]

export interface Saved {
  version: number
  saved_at: string
  problems: Readonly<Record<string, string>>
  findings: readonly Finding[]
  findings_count: number
}

/** What is said of a draft as it is. */
type Told = Pick<Saved, 'problems' | 'findings' | 'findings_count'>

export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'refused' | 'conflict'

/** A draft as it is on the screen. */
export interface DraftView {
  body: Body
  /** Of the draft as the server has it. */
  version: number
  state: SaveState
  savedAt: string
  savedBy: string
  problems: Readonly<Record<string, string>>
  findings: readonly Finding[]
  findingsCount: number
  /** Why the server does not take it, by the path of the field. */
  refused: Readonly<Record<string, string>>
  failure: string
  /** What somebody else saved meanwhile: a person decides between the two. */
  theirs: Draft | null
  canUndo: boolean
  canRedo: boolean
}

export interface DraftStoreOptions extends Told {
  draft: Draft
  savedBy: string
  save: (version: number, body: Body) => Promise<Saved>
  now: () => number
}

const typingPauseMs = 1500
const retryMs = 5000
/** Changes of one field close together are undone together. */
const togetherMs = 1000
/** Whoever types on without a pause goes back no more than this at a time. */
const longestStepMs = 3000
const maxSteps = 200

/**
 * One draft that is written at: saved a moment after the last change, undone and redone in all its fields. Of two
 * who write at once the second is told, with both texts; nothing is lost in silence.
 */
export function createDraftStore(options: DraftStoreOptions) {
  const { save, now } = options
  let past: Body[] = []
  let future: Body[] = []
  let lastChange = { topic: '', at: 0, since: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | null = null
  let savedBody = options.draft.body as unknown as Body
  let view: DraftView = {
    body: savedBody,
    version: options.draft.version,
    state: 'saved',
    savedAt: options.draft.saved_at,
    savedBy: options.draft.saved_by,
    ...toView(options),
    refused: {},
    failure: '',
    theirs: null,
    canUndo: false,
    canRedo: false,
  }
  const listeners = new Set<() => void>()
  /** Fields that tell what is typed a moment later are asked for it first. */
  const settlers = new Set<() => void>()

  const show = (changed: Partial<DraftView>) => {
    view = { ...view, ...changed, canUndo: past.length > 0, canRedo: future.length > 0 }
    for (const listener of listeners) listener()
  }
  const settle = () => {
    for (const each of settlers) each()
  }
  const schedule = (pause = typingPauseMs) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }
  const put = (body: Body) => {
    const state = view.state === 'conflict' ? 'conflict' : 'changed'
    show({ body, state })
    if (state === 'changed') schedule()
  }

  const change = (next: (body: Body) => Body, topic = '') => {
    const body = next(view.body)
    if (body === view.body) return
    const at = now()
    const isTogether =
      topic !== '' &&
      topic === lastChange.topic &&
      at - lastChange.at < togetherMs &&
      at - lastChange.since < longestStepMs
    if (!isTogether) past = [...past, view.body].slice(-maxSteps)
    lastChange = { topic, at, since: isTogether ? lastChange.since : at }
    future = []
    put(body)
  }
  const undo = () => {
    settle()
    const before = past.at(-1)
    if (!before) return
    past = past.slice(0, -1)
    future = [view.body, ...future]
    lastChange = { topic: '', at: 0, since: 0 }
    put(before)
  }
  const redo = () => {
    const [next, ...rest] = future
    if (!next) return
    past = [...past, view.body]
    future = rest
    put(next)
  }

  const attempt = async () => {
    const body = view.body
    show({ state: 'saving' })
    try {
      const answer = await save(view.version, body)
      savedBody = body
      show({
        version: answer.version,
        savedAt: answer.saved_at,
        savedBy: options.savedBy,
        ...toView(answer),
        refused: {},
        failure: '',
        state: view.body === body ? 'saved' : 'changed',
      })
    } catch (error) {
      fail(error)
    }
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict' && isDraftOf(error.current)) {
      return show({ state: 'conflict', theirs: error.current })
    }
    if (error instanceof ApiError && error.code === 'invalidInput') {
      return show({ state: 'refused', refused: error.fields, failure: error.message })
    }
    if (error instanceof ApiError && error.status !== 0 && error.status < 500) {
      show({ state: 'refused', refused: {}, failure: error.message })
      // Whoever logs in again over the page goes on where they were.
      if (error.code === 'unauthenticated') schedule(retryMs)
      return
    }
    show({ state: 'offline' })
    schedule(retryMs)
  }
  /** Saves what is not saved yet; true when the server has what is on the screen. */
  const flush = async (): Promise<boolean> => {
    settle()
    clearTimeout(timer)
    while (saving || (view.body !== savedBody && view.state !== 'conflict')) {
      saving ??= attempt().finally(() => (saving = null))
      await saving
      if (view.state !== 'changed') break
    }
    // Undone before it was sent.
    if (view.body === savedBody && view.state === 'changed') show({ state: 'saved' })
    return view.body === savedBody && view.state === 'saved'
  }
  const take = (draft: Draft) => {
    savedBody = draft.body as unknown as Body
    show({
      body: savedBody,
      version: draft.version,
      savedAt: draft.saved_at,
      savedBy: draft.saved_by,
      state: 'saved',
      theirs: null,
      refused: {},
      failure: '',
    })
  }

  return {
    read: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    addSettler: (settler: () => void) => {
      settlers.add(settler)
      return () => void settlers.delete(settler)
    },
    change,
    undo,
    redo,
    flush,
    /** Saves over what somebody else wrote; theirs is a step back. */
    keepMine: () => {
      if (!view.theirs) return
      past = [...past, view.theirs.body as unknown as Body]
      show({ version: view.theirs.version, theirs: null, state: 'changed' })
      void flush()
    },
    takeTheirs: () => {
      if (!view.theirs) return
      past = [...past, view.body]
      take(view.theirs)
    },
    /** Another draft by intention: an old revision. */
    restore: (draft: Draft, told: Told) => {
      past = [...past, view.body]
      take(draft)
      show(toView(told))
    },
    /** The server's draft was read again: theirs is shown where nothing was typed here. */
    adopt: (draft: Draft, told: Told) => {
      if (view.state !== 'saved' || draft.version <= view.version) return
      take(draft)
      show(toView(told))
    },
    tellConflict: (theirs: Draft) => show({ state: 'conflict', theirs }),
    stop: () => clearTimeout(timer),
  }
}

function toView({ problems, findings, findings_count: findingsCount }: Told) {
  return { problems, findings, findingsCount }
}

export type DraftStore = ReturnType<typeof createDraftStore>

/** What comes beside a refusal `conflict`: the draft as it is now. */
function isDraftOf(current: unknown): current is Draft {
  return typeof current === 'object' && current !== null && 'body' in current
}
