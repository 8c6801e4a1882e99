import { useRef, useState } from 'react'
import { checkCode, type CodeVerdict } from '#domain/membership/api.ts'
import { api } from '#web/api.ts'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { withCaptchaWhenAsked } from '#web/features/captcha/with-proof.ts'
import { answerOfError, type Answer } from '../send-code.ts'
import type { Way } from '../use-sending.ts'
import { rememberChecked } from '../waiting-code.ts'

type Refused = Exclude<Answer, { kind: 'result' | 'malformed' | 'signedOut' }>

/** What a guest hears of a code. */
export interface ShownVerdict {
  code: string
  way: Way
  answer: { kind: 'verdict'; verdict: CodeVerdict } | Refused
}

/** Asks about codes without an account; `sendBack` takes those that are none by their form. */
export function useVerdict(sendBack: (code: string, problem: string) => void) {
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<ShownVerdict | null>(null)
  const isAsking = useRef(false)
  /** An answer to what was put away meanwhile comes too late. */
  const turn = useRef(0)
  const { captcha, status } = useCaptcha('genuine')

  const ask = async (code: string, way: Way) => {
    if (isAsking.current) return
    isAsking.current = true
    turn.current += 1
    const mine = turn.current
    setBusy(true)
    try {
      const verdict = await withCaptchaWhenAsked(captcha, (proof) =>
        api.call(checkCode, { code, captcha: proof }),
      )
      if (mine !== turn.current) return
      // The next guess may be asked who makes it: solved while the stamp is looked at again.
      if (verdict.verdict === 'unknown') captcha.start()
      rememberChecked(verdict.verdict === 'genuine' ? code : '')
      setShown({ code, way, answer: { kind: 'verdict', verdict } })
    } catch (error) {
      if (mine !== turn.current) return
      const answer = answerOfError(error)
      if (answer.kind === 'malformed') sendBack(code, answer.text)
      else if (answer.kind !== 'signedOut') setShown({ code, way, answer })
    } finally {
      if (mine === turn.current) {
        isAsking.current = false
        setBusy(false)
      }
    }
  }

  const clear = () => {
    turn.current += 1
    isAsking.current = false
    setBusy(false)
    setShown(null)
    rememberChecked('')
  }
  return { busy, shown, ask, clear, captcha: { captcha, status } }
}
