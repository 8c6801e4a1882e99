export interface LoginGate {
  /** Sends; one that turns out to need a login waits for it and is sent once more. */
  run<T>(send: () => Promise<T>, isUnauthenticated: (error: unknown) => boolean): Promise<T>
  /** The dialog was finished (all who wait go on) or closed (they fail as the server refused them). */
  finish(isLoggedIn: boolean): void
}

/** However many calls find the session gone, one dialog asks for it. `ask` may be called repeatedly. */
export function loginGate(ask: () => void): LoginGate {
  let logins = 0
  let waiting: { passed: Promise<boolean>; tell: (isLoggedIn: boolean) => void } | null = null

  const passed = (): Promise<boolean> => {
    if (!waiting) {
      let tell: (isLoggedIn: boolean) => void = () => {}
      const promise = new Promise<boolean>((resolve) => {
        tell = resolve
      })
      waiting = { passed: promise, tell }
    }
    ask()
    return waiting.passed
  }

  const run: LoginGate['run'] = async (send, isUnauthenticated) => {
    const before = logins
    try {
      return await send()
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
      // Somebody has logged in while this answer was on its way: nothing to ask.
      if (logins === before && !(await passed())) throw error
      return run(send, isUnauthenticated)
    }
  }

  return {
    run,
    finish: (isLoggedIn) => {
      if (isLoggedIn) logins += 1
      waiting?.tell(isLoggedIn)
      waiting = null
    },
  }
}
