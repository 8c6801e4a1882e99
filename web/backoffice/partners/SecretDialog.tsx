import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { keyTexts as texts } from './texts.ts'

/** A secret is seen once; closing it is meant, so nothing but its button does. */
export function SecretDialog({
  title,
  secret,
  onClose,
}: {
  title: string
  secret: string
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} width={570} title={title}>
      <p className="text-ink-2">{texts.secretText}</p>
      <p className="mt-4 flex items-center gap-2 rounded-md border border-line bg-ground py-1 pl-3.5">
        <code className="min-w-0 flex-1 text-sm wrap-anywhere">{secret}</code>
        <CopyText text={secret} label={texts.secretCopy} />
      </p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{texts.secretClose}</Button>
      </div>
    </Dialog>
  )
}
