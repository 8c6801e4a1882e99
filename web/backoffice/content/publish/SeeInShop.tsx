import { setAsOf } from '#domain/publishing/backoffice/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { publishTexts as texts } from './texts.ts'

/** The page as the public has it now. */
export function SeeLive({ path }: { path: string }) {
  return (
    <ButtonLink to={path} variant="plain" target="_blank" rel="noopener" className="-ml-3 text-sm">
      {texts.seeLive}
    </ButtonLink>
  )
}

/** The page as it will be at a moment; a bar there leads back to now. */
export function SeeAsOf({ path, at }: { path: string; at: string }) {
  const { busy, failure, attempt } = useAttempt()
  const go = async () => {
    await callBackoffice(setAsOf, { at })
    // Another application, which knows the moment from its first byte.
    location.assign(path)
  }
  return (
    <>
      <Button
        variant="plain"
        busy={busy}
        onClick={() => void attempt(go)}
        className="-ml-3 text-sm"
      >
        {texts.seeAsOf}
      </Button>
      <FailureNote>{failure}</FailureNote>
    </>
  )
}
