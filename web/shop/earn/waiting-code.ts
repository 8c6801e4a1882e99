import { storedState } from '#web/state/storage.ts'

/** The code of a guest who is about to log in: sent by itself afterwards, whatever way the login took. */
const waitingCode = waitingState('earn-waiting')
/** The same for a list, one code a line. */
const waitingList = waitingState('earn-waiting-list')

/** The good code a guest has checked: still there after a reload, or a login elsewhere. */
const checkedCode = waitingState('earn-checked')

export function rememberChecked(code: string): void {
  checkedCode.set(code)
}

export function findChecked(): string {
  return checkedCode.get()
}

export function keepForLogin(code: string): void {
  waitingCode.set(code)
}

export function takeKeptForLogin(): string | null {
  const code = waitingCode.get()
  waitingCode.set('')
  return code || null
}

/** An empty list is none: it has been sent, or its guest has thought better of it. */
export function keepListForLogin(codes: readonly string[]): void {
  waitingList.set(codes.join('\n'))
}

/** The list, which stays until it has been sent. */
export function listKeptForLogin(): string {
  return waitingList.get()
}

function waitingState(key: string) {
  return storedState<string>({
    key,
    area: 'session',
    empty: '',
    parse: (text) => text ?? '',
    serialize: (text) => text,
  })
}
