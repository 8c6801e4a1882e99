import { useState } from 'react'
import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { closeAccountDialog, openAccountDialog } from '#web/state/member-dialog.ts'
import { useMember, type Member } from '#web/state/member.ts'
import { useCodeInAddress, useHandedOver, useKeptForLogin, useOnline } from './arrivals.ts'
import { findDoubt, type Doubt } from './doubt.ts'
import { beginEntry, type Entry } from './entries.ts'
import { earnTexts as texts } from './texts.ts'
import { useSending, type Shown, type Way } from './use-sending.ts'
import { keepForLogin } from './waiting-code.ts'

interface Field {
  code: string
  problem: string
  /** A word on the code in the field that does not keep it from being sent. */
  remark: string
  /** A slip that the code seems to have: asked about once, then sent as it stands. */
  doubt: Doubt | null
}

export interface Earning extends Field {
  member: Member | null
  busy: boolean
  shown: Shown | null
  wantsScan: boolean
  change(code: string, remark?: string): void
  /** A typed code: its form is checked, and a likely slip asked about. */
  check(code: string): void
  /** A code as it stands, after a login when there is none. */
  sendNow(code: string, way: Way): void
  /** A kept code again, under its own key. */
  resend(entry: Entry): void
  /** Back to the field, empty or with a code to be put right. */
  enterNext(code?: string): void
  wantScan(wants: boolean): void
}

const emptyField: Field = { code: '', problem: '', remark: '', doubt: null }

/** Entering one code after the other: check its form, log in, send, show what became of it. */
export function useEarning(): Earning {
  const member = useMember()
  const [field, setField] = useState(emptyField)
  const [wantsScan, wantScan] = useState(false)
  const sending = useSending((code, answer) => {
    setField({ ...emptyField, code, problem: answer.kind === 'malformed' ? answer.text : '' })
    if (answer.kind === 'signedOut') askToLogIn(code)
  })
  const enterNext = (code = '') => {
    sending.clear()
    setField({ ...emptyField, code })
  }
  const sendNow = (code: string, way: Way) => {
    const problem = checkCodeFormat(code) ?? ''
    setField({ ...emptyField, code, problem })
    if (problem) sending.clear()
    else if (member) void sending.send(beginEntry(code, member.id), way)
    else askToLogIn(code)
  }
  const check = (code: string) => {
    const doubt = field.doubt?.of === code ? null : findDoubt(code)
    if (doubt) setField({ ...emptyField, code, doubt })
    else sendNow(code, 'typed')
  }
  useHandedOver(check, () => wantScan(true))
  useKeptForLogin(member !== null, (code) => sendNow(code, 'typed'))
  useCodeInAddress(enterNext)
  useOnline(() => member && void sending.sendWaiting(member.id))
  return {
    ...field,
    ...{ member, wantsScan, check, sendNow, enterNext, wantScan },
    ...{ busy: sending.busy, shown: sending.shown },
    change: (code, remark = '') => setField({ ...emptyField, code, remark }),
    resend: (entry) => void sending.send(entry, sending.shown?.way ?? 'typed'),
  }
}

function askToLogIn(code: string): void {
  keepForLogin(code)
  openAccountDialog({
    kind: 'login',
    title: texts.loginTitle,
    onGuest: closeAccountDialog,
    // What was kept is sent by the page itself as soon as it knows the member.
    onSignedIn: () => undefined,
  })
}
