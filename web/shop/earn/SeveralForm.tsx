import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { EarnResult } from '#domain/membership/api.ts'
import { setPoints } from '#web/shop/state/points.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import type { Member } from '#web/shop/state/member.ts'
import { balanceAfter } from './outcome/looks.ts'
import { wordsOfAnswer } from './outcome/OutcomeCard.tsx'
import { SeveralResults } from './outcome/SeveralResults.tsx'
import { readList, sendSeveral, type SeveralAnswer } from './send-several.ts'
import { earnTexts as texts } from './texts.ts'
import { keepListForLogin, listKeptForLogin } from './waiting-code.ts'

export interface SeveralFormProps {
  member: Member | null
  initialText: string
  onOne: () => void
}

/** A box of goods at once: the codes one a line, the outcomes as a list. */
export function SeveralForm({ member, initialText, onOne }: SeveralFormProps) {
  const [text, setText] = useState(initialText)
  const { problem, busy, results, submit, again, change } = useSeveral(member)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!results) field.current?.focus()
  }, [results])
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  if (results) {
    const more = () => {
      setText('')
      again()
    }
    return <SeveralResults results={results} onMore={more} />
  }
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    submit(text)
  }
  const count = text.trim() ? readList(text).codes.length : 0
  return (
    <form onSubmit={submitted} noValidate>
      <Field label={texts.manyLabel} hint={texts.manyHint} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={6}
            value={text}
            onChange={(event) => {
              change()
              setText(event.target.value.toUpperCase())
            }}
            autoCapitalize="characters"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            className="text-lg font-semibold tracking-[0.08em]"
          />
        )}
      </Field>
      <div className="mt-4 grid gap-3 above-phone:grid-cols-2">
        <Button type="submit" size="main" busy={busy}>
          {texts.manySend(count)}
        </Button>
        <Button size="main" variant="secondary" onClick={onOne}>
          {texts.oneMode}
        </Button>
      </div>
    </form>
  )
}

/** Checks the list, asks a guest to log in, sends, and keeps what came back. */
function useSeveral(member: Member | null) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<EarnResult[] | null>(null)
  const [waiting, setWaiting] = useState<readonly string[] | null>(keptCodes)
  useEffect(() => {
    if (!waiting || !member) return
    setWaiting(null)
    keepListForLogin([])
    setBusy(true)
    void sendSeveral(waiting, member.id)
      .then((answer) => {
        if (answer.kind !== 'results') return setProblem(problemOf(answer))
        setPoints(balanceAfter(answer.results))
        setResults(answer.results)
      })
      .finally(() => setBusy(false))
  }, [waiting, member])
  const submit = (text: string) => {
    const list = readList(text)
    setProblem(list.problem)
    if (list.problem || busy) return
    setWaiting(list.codes)
    if (!member) askToLogIn(list.codes)
  }
  const again = () => setResults(null)
  const change = () => {
    setProblem('')
    setWaiting(null)
    keepListForLogin([])
  }
  return { problem, busy, results, submit, again, change }
}

/** A list from before the login: it may have led through other pages. */
function keptCodes(): string[] | null {
  const text = listKeptForLogin()
  return text ? readList(text).codes : null
}

function askToLogIn(codes: readonly string[]): void {
  keepListForLogin(codes)
  openAccountDialog({ kind: 'login', title: texts.loginTitle, onSignedIn: () => undefined })
}

function problemOf(answer: Exclude<SeveralAnswer, { kind: 'results' }>): string {
  if (answer.kind === 'signedOut') return texts.loginTitle
  if (answer.kind === 'malformed') return answer.text
  const { text, next } = wordsOfAnswer({ answer })
  return `${text} ${next}`
}
