import KeyRound from 'lucide-react/icons/key-round'
import { notify } from '#web/features/notices/notify.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { partTexts as texts } from './texts.ts'

/** Whose key opens a file of codes: the printer's own, or a pair made here, of which the secret half is saved. */
export function RecipientInput({ name, label, hint }: InputProps) {
  const { change } = useField(name)
  const { busy, failure, attempt } = useAttempt()
  const make = async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const lines = `# ${recipient}\n${identity}\n`
    saveFile(texts.keyFile, new Blob([lines], { type: 'text/plain' }))
    change(recipient)
    notify({ text: texts.keyMade })
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <Form.Text name={name} label={label} {...(hint && { hint })} />
      </div>
      <Button
        variant="plain"
        busy={busy}
        icon={<KeyRound aria-hidden="true" className="size-4.5" />}
        onClick={() => void attempt(make)}
      >
        {texts.makeKey}
      </Button>
      <p className="text-xs text-ink-3">{texts.keySays}</p>
      {failure && <FailureNote>{failure}</FailureNote>}
    </div>
  )
}
