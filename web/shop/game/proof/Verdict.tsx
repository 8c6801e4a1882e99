import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Found } from './Found.tsx'
import { proofTexts as texts } from './texts.ts'
import type { Progress } from './use-proof-check.ts'

const { verdicts } = texts

/** One clear word about the whole; while it is looked at, how far. */
export function Verdict({ progress, onAgain }: { progress: Progress; onAgain: () => void }) {
  return (
    <Card>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <div role="status" className="needs-script">
        <Said progress={progress} />
      </div>
      {progress.step === 'failed' && (
        <Button className="mt-3" variant="secondary" onClick={onAgain}>
          {verdicts.again}
        </Button>
      )}
    </Card>
  )
}

function Said({ progress }: { progress: Progress }) {
  switch (progress.step) {
    case 'begin':
    case 'failed':
      return <p>{verdicts[progress.step]}</p>
    case 'read':
      return <p>{verdicts.read(progress.entries)}</p>
    case 'checking':
      return <p>{verdicts.checking(progress.entries)}</p>
    case 'checked':
      return <Whole {...progress} />
  }
}

function Whole({ checked, signatures }: Extract<Progress, { step: 'checked' }>) {
  const { faults, entries, isTold, publicKey, rounds } = checked
  const { unsigned } = signatures
  if (faults.length > 0 || unsigned.length > 0) {
    return (
      <>
        <Found found={{ holds: false, text: verdicts.broken }} />
        <p className="mt-2">{verdicts.brokenNote}</p>
        <ul className="mt-2 list-disc pl-5">
          {faults.slice(0, 20).map(({ kind, number }, index) => (
            <li key={index}>
              {texts.faults[kind]}
              {number !== undefined && ` (${texts.at(number)})`}
            </li>
          ))}
          {unsigned.length > 0 && <li>{texts.found.unsigned(unsigned)}</li>}
        </ul>
      </>
    )
  }
  if (publicKey !== null && signatures.checked < rounds.length) {
    return <p>{verdicts.signatures(signatures.checked, rounds.length)}</p>
  }
  return (
    <>
      <Found found={{ holds: true, text: verdicts.holds }} />
      <p className="mt-2">{isTold ? verdicts.holdsClosed(entries) : verdicts.holdsOpen(entries)}</p>
    </>
  )
}
