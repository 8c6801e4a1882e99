import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { suggestCode } from '#domain/genuine/suggest-code.ts'
import { traceTry } from '#domain/genuine/backoffice/code-report.ts'
import { traceCode, type CodeTrace } from '#domain/genuine/backoffice/trace.ts'
import { CodeInput } from '#web/features/code-entry/CodeInput.tsx'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { readPositive } from '../parts/list-address.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { TraceView } from './TraceView.tsx'
import { traceScreenTexts as texts } from './texts.ts'

const scanner = lazyPart(async () => (await import('#web/features/scan/ScanDialog.tsx')).ScanDialog)

/**
 * One code, typed or scanned. It stays in this page: in no address, and gone with the next look-up. An address may name
 * an entry of it, by which nobody else learns it.
 */
export function TraceScreen() {
  const [code, setCode] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [trace, setTrace] = useState<CodeTrace | null>(null)
  const { busy, failure, attempt } = useAttempt()
  const look = (asked: string) =>
    attempt(async () => setTrace(await callBackoffice(traceCode, { code: asked })))
  const [query] = useSearchParams()
  const entry = readPositive(query, 'luot')
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (entry === undefined || shown.current === entry) return
    shown.current = entry
    void attempt(async () => setTrace(await callBackoffice(traceTry, { id: entry })))
  })
  const meant = trace?.state === 'unknown' ? suggestCode(code) : null
  const change = (next: string) => {
    setCode(next)
    setTrace(null)
  }
  const ask = (next: string) => {
    change(next)
    void look(next)
  }
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <Card className="mb-4">
        <form
          className="flex flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (code !== '') void look(code)
          }}
        >
          <Field
            label={texts.code}
            hint={texts.codeHint}
            className="min-w-[min(100%,18rem)] flex-1"
          >
            {(control) => <CodeInput control={control} code={code} onCodeChange={change} />}
          </Field>
          <div className="flex gap-2 above-phone:mt-7 phone:w-full">
            <Button
              variant="secondary"
              {...scanner.intent}
              icon={<ScanLine aria-hidden="true" className="size-4.5" />}
              onClick={() => setScanning(true)}
              className="phone:flex-1"
            >
              {texts.scan}
            </Button>
            <Button type="submit" busy={busy} className="phone:flex-1">
              {texts.look}
            </Button>
          </div>
        </form>
        <FailureNote>{failure}</FailureNote>
        {meant && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3">
            {texts.meant(meant)}
            <Button variant="plain" onClick={() => ask(meant)}>
              {texts.lookMeant}
            </Button>
          </p>
        )}
      </Card>
      <div aria-live="polite">{trace && <TraceView trace={trace} />}</div>
      {isScanning && (
        <scanner.Part
          onFound={(found) => {
            setScanning(false)
            ask(found)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  )
}
