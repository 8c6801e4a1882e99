import { storedState } from '#web/state/storage.ts'

/** The code of a guest who is about to log in: sent by itself afterwards, whatever way the login took. */
const state = storedState<string | null>({
  key: 'earn-waiting',
  area: 'session',
  empty: null,
  parse: (text) => text,
  serialize: (code) => code ?? '',
})

export function keepForLogin(code: string): void {
  state.set(code)
}

export function takeKeptForLogin(): string | null {
  const code = state.get() || null
  state.set(null)
  return code
}
