import type { DoorRefusal } from './door-refusal.ts'

export interface LoginGate {
  /** Sends; one that is refused at the door waits until somebody is let in, and is sent once more. */
  run<T>(send: () => Promise<T>, whyRefused: (error: unknown) => DoorRefusal | null): Promise<T>
  /** The dialog was finished (all who wait go on) or closed (they fail as the server refused them). */
  finish(isLetIn: boolean): void
}

/** However many calls are refused at the door, one dialog asks for what it takes. `ask` may be called repeatedly. */
export function loginGate(ask: (why: DoorRefusal) => void): LoginGate {
  let logins = 0
  let waiting: { passed: Promise<boolean>; tell: (isLetIn: boolean) => void } | null = null

  const passed = (why: DoorRefusal): Promise<boolean> => {
    if (!waiting) {
      let tell: (isLetIn: boolean) => void = () => {}
      const promise = new Promise<boolean>((resolve) => {
        tell = resolve
      })
      waiting = { passed: promise, tell }
    }
    ask(why)
    return waiting.passed
  }

  const run: LoginGate['run'] = async (send, whyRefused) => {
    const before = logins
    try {
      return await send()
    } catch (error) {
      const why = whyRefused(error)
      if (!why) throw error
      // Somebody was let in while this answer was on its way: nothing to ask.
      if (logins === before && !(await passed(why))) throw error
      return run(send, whyRefused)
    }
  }

  return {
    run,
    finish: (isLetIn) => {
      if (isLetIn) logins += 1
      waiting?.tell(isLetIn)
      waiting = null
    },
  }
}
