import { useState } from 'react'
import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { useMember, type Member } from '#web/shop/state/member.ts'
import {
  useCheckedBefore,
  useCodeInAddress,
  useHandedOver,
  useKeptForLogin,
  useOnline,
} from './arrivals.ts'
import { findDoubt, type Doubt } from './doubt.ts'
import { beginEntry, type Entry } from './entries.ts'
import { earnTexts as texts } from './texts.ts'
import { useSending, type Shown, type Way } from './use-sending.ts'
import { useVerdict, type ShownVerdict } from './verdict/use-verdict.ts'
import { keepForLogin, rememberChecked } from './waiting-code.ts'

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
  /** What a guest hears instead. */
  verdict: ShownVerdict | null
  captcha: ReturnType<typeof useVerdict>['captcha']
  wantsScan: boolean
  change(code: string, remark?: string): void
  /** A typed code: its form is checked, and a likely slip asked about. */
  check(code: string): void
  /** A code as it stands: entered by a member, asked about by a guest. */
  sendNow(code: string, way: Way): void
  /** The points of the code that was asked about, after a login when there is none. */
  takePoints(code: string): void
  register(code: string): void
  /** A kept code again, under its own key. */
  resend(entry: Entry): void
  /** Back to the field, empty or with a code to be put right. */
  enterNext(code?: string): void
  wantScan(wants: boolean): void
}

const emptyField: Field = { code: '', problem: '', remark: '', doubt: null }

/** One code after the other: check its form, send it, show what became of it. */
export function useEarning(): Earning {
  const member = useMember()
  const [field, setField] = useState(emptyField)
  const [wantsScan, wantScan] = useState(false)
  const sending = useSending((code, answer) => {
    setField({ ...emptyField, code, problem: answer.kind === 'malformed' ? answer.text : '' })
    if (answer.kind === 'signedOut') askToLogIn(code, texts.loginTitle)
  })
  const asking = useVerdict((code, problem) => setField({ ...emptyField, code, problem }))
  const enterNext = (code = '') => {
    sending.clear()
    asking.clear()
    setField({ ...emptyField, code })
  }
  const sendNow = (code: string, way: Way) => {
    const problem = checkCodeFormat(code) ?? ''
    setField({ ...emptyField, code, problem })
    if (problem) sending.clear()
    else if (member) enterAsMember(member, code, way)
    else void asking.ask(code, way)
  }
  const enterAsMember = ({ id }: Member, code: string, way: Way) => {
    asking.clear()
    void sending.send(beginEntry(code, id), way)
  }
  const takePoints = (code: string) => {
    if (member) sendNow(code, asking.shown?.way ?? 'typed')
    else askToLogIn(code, texts.loginForPoints(pointsOf(asking.shown)))
  }
  const check = (code: string) => {
    const doubt = field.doubt?.of === code ? null : findDoubt(code)
    if (doubt) setField({ ...emptyField, code, doubt })
    else sendNow(code, 'typed')
  }
  useHandedOver(check, () => wantScan(true))
  useKeptForLogin(member !== null, (code) => sendNow(code, 'typed'))
  useCheckedBefore((code) => void asking.ask(code, 'typed'))
  useCodeInAddress(enterNext)
  useOnline(() => member && void sending.sendWaiting(member.id))
  return {
    ...field,
    member,
    wantsScan,
    check,
    sendNow,
    takePoints,
    enterNext,
    wantScan,
    busy: sending.busy || asking.busy,
    shown: sending.shown,
    verdict: asking.shown,
    captcha: asking.captcha,
    register: (code) => askForAccount('register', code),
    change: (code, remark = '') => setField({ ...emptyField, code, remark }),
    resend: (entry) => void sending.send(entry, sending.shown?.way ?? 'typed'),
  }
}

function pointsOf(shown: ShownVerdict | null): number {
  return shown?.answer.kind === 'verdict' ? shown.answer.verdict.point : 0
}

function askToLogIn(code: string, title: string): void {
  askForAccount('login', code, title)
}

function askForAccount(kind: 'login' | 'register', code: string, title?: string): void {
  keepForLogin(code)
  rememberChecked('')
  openAccountDialog({
    kind,
    title,
    // What was kept is sent by the page itself as soon as it knows the member.
    onSignedIn: () => undefined,
  })
}
