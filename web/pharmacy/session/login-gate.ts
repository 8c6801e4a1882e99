import type { AuthRequired } from './door-refusal.ts'

export interface LoginGate {
  /** Sends; one that is refused at the door waits until somebody is let in, and is sent once more. */
  run<T>(send: () => Promise<T>, whyRefused: (error: unknown) => AuthRequired | null): Promise<T>
  /** Asks whoever is there to come in; true once somebody has. For what is kept and sent anew by itself. */
  logIn(why: AuthRequired): Promise<boolean>
  /** The dialog was finished (all who wait go on) or closed (they fail as the server refused them). */
  finish(isLetIn: boolean): void
}

interface Waiting {
  why: AuthRequired
  isLetIn: Promise<boolean>
  tell: (isLetIn: boolean) => void
}

/** However many calls are refused at the door, `ask` is called once, and once more should it take something else. */
export function loginGate(ask: (why: AuthRequired) => void): LoginGate {
  let logins = 0
  let waiting: Waiting | null = null

  const logIn: LoginGate['logIn'] = (why) => {
    const before = waiting
    waiting = before ? { ...before, why } : newWaiting(why)
    if (before?.why !== why) ask(why)
    return waiting.isLetIn
  }

  const run: LoginGate['run'] = async (send, whyRefused) => {
    const before = logins
    try {
      return await send()
    } catch (error) {
      const why = whyRefused(error)
      if (!why) throw error
      // Somebody was let in while this answer was on its way: nothing to ask.
      if (logins === before && !(await logIn(why))) throw error
      return run(send, whyRefused)
    }
  }

  return {
    run,
    logIn,
    finish: (isLetIn) => {
      if (isLetIn) logins += 1
      waiting?.tell(isLetIn)
      waiting = null
    },
  }
}

function newWaiting(why: AuthRequired): Waiting {
  let tell: Waiting['tell'] = () => {}
  const isLetIn = new Promise<boolean>((resolve) => {
    tell = resolve
  })
  return { why, isLetIn, tell }
}
