import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { readScannedCode } from '#domain/genuine/scanned-code.ts'
import { paths } from '#web/paths.ts'
import { closeAccountDialog, openAccountDialog } from '#web/state/member-dialog.ts'
import { useMember, type Member } from '#web/state/member.ts'
import { beginEntry, listWaiting, type Entry } from './entries.ts'
import { takeHandedOver } from './hand-over.ts'
import { findDoubt, type Doubt } from './doubt.ts'
import { sendCode, type Answer } from './send-code.ts'
import { tellPoints } from './tell-points.ts'
import { earnTexts as texts } from './texts.ts'
import { keepForLogin, takeKeptForLogin } from './waiting-code.ts'

/** How a code came in: who scans goes on scanning. */
export type Way = 'typed' | 'scanned'

export interface Shown {
  code: string
  entry: Entry
  answer: Exclude<Answer, { kind: 'malformed' | 'signedOut' }>
  way: Way
}

export interface Earning {
  member: Member | null
  code: string
  problem: string
  /** A word on the code in the field that does not keep it from being sent. */
  remark: string
  /** A slip that the code seems to have: asked about once, then sent as it stands. */
  doubt: Doubt | null
  busy: boolean
  shown: Shown | null
  wantsScan: boolean
  change(code: string, remark?: string): void
  submit(code: string, way: Way): void
  /** Sends a kept code again, under its own key. */
  resend(entry: Entry, way: Way): void
  /** Back to the field, empty or with a code to be put right. */
  enterNext(code?: string): void
  closeScan(): void
  openScan(): void
}

/** Entering one code after the other: check its form, log in, send, show what became of it. */
export function useEarning(): Earning {
  const member = useMember()
  const [field, setField] = useState<Field>(emptyField)
  const doubted = field.doubt?.of
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const [wantsScan, setWantsScan] = useState(false)
  const isSending = useRef(false)

  const send = useCallback(async (entry: Entry, way: Way) => {
    // A second press while the first is under way would only be answered the same.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const sent = entry.code ?? ''
      const answer = await sendCode(entry)
      if (answer.kind === 'malformed')
        return setField({ ...emptyField, code: sent, problem: answer.text })
      if (answer.kind === 'signedOut') return askToLogIn(sent)
      if (answer.kind === 'result') tellPoints(answer.result.available_point)
      setField(emptyField)
      setShown({ code: sent, entry, answer, way })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }, [])

  const submit = useCallback(
    (entered: string, way: Way) => {
      const wrong = checkCodeFormat(entered)
      const doubt = wrong || way === 'scanned' || doubted === entered ? null : findDoubt(entered)
      setField({ ...emptyField, code: entered, problem: wrong ?? '', doubt })
      if (wrong || doubt) return
      if (member) void send(beginEntry(entered, member.id), way)
      else askToLogIn(entered)
    },
    [member, send, doubted],
  )

  useHandedOver(member, submit, setWantsScan)
  useCodeInAddress((found) => setField({ ...emptyField, code: found }))
  useOnline(() => void sendWaiting())

  /** The network is back: what waits goes out, and what is shown shows its answer. */
  async function sendWaiting(): Promise<void> {
    for (const entry of member ? listWaiting(member.id) : []) {
      if (isSending.current) return
      if (entry.key === shown?.entry.key) await send(entry, shown.way)
      else {
        const answer = await sendCode(entry)
        if (answer.kind !== 'result') return
        tellPoints(answer.result.available_point)
      }
    }
  }

  return {
    ...field,
    ...{ member, busy, shown, wantsScan, submit },
    change: (next, word = '') => setField({ ...emptyField, code: next, remark: word }),
    resend: (entry, way) => void send(entry, way),
    enterNext: (next = '') => {
      setShown(null)
      setField({ ...emptyField, code: next })
    },
    closeScan: () => setWantsScan(false),
    openScan: () => setWantsScan(true),
  }
}

type Field = Pick<Earning, 'code' | 'problem' | 'remark' | 'doubt'>

const emptyField: Field = { code: '', problem: '', remark: '', doubt: null }

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

/** A code from another page or from before the login goes on by itself; so does the wish to scan. */
function useHandedOver(
  member: Member | null,
  submit: (code: string, way: Way) => void,
  setWantsScan: (wants: boolean) => void,
): void {
  useEffect(() => {
    const handed = takeHandedOver()
    if (handed === 'scan') setWantsScan(true)
    else if (handed) submit(handed.code.toUpperCase(), 'typed')
    const kept = member && takeKeptForLogin()
    if (kept) submit(kept, 'typed')
  }, [member, submit, setWantsScan])
}

/**
 * The phone's own camera opens the address on a stamp, code and all: the code goes into the field
 * and out of the address. It is not sent unasked, since any link could carry one.
 */
function useCodeInAddress(take: (code: string) => void): void {
  const navigate = useNavigate()
  const found = useEffectEvent(take)
  useEffect(() => {
    const code = readScannedCode(location.href)
    if (!code) return
    found(code)
    void navigate(paths.earn(), { replace: true })
  }, [navigate])
}

/** Does this when the browser finds a network again. */
function useOnline(action: () => void): void {
  const online = useEffectEvent(action)
  useEffect(() => {
    const back = () => online()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
