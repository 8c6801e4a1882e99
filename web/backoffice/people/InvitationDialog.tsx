import { formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { accountTexts as texts } from './texts.ts'

export interface Invitation {
  full_name: string
  token: string
  expires_at: string
}

/** The link is seen once; its secret is behind the `#`, so that no server writes it down. */
export function InvitationDialog({
  invitation: { full_name: name, token, expires_at: expiresAt },
  onClose,
}: {
  invitation: Invitation
  onClose: () => void
}) {
  const link = `${location.origin}${backofficePaths.activate()}#${token}`
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} width={570} title={texts.linkTitle}>
      <p className="text-ink-2">{texts.linkText(name, formatDateTime(expiresAt))}</p>
      <p className="mt-4 flex items-center gap-2 rounded-md border border-line bg-ground py-1 pl-3.5">
        <code className="min-w-0 flex-1 text-sm wrap-anywhere">{link}</code>
        <CopyText text={link} label={texts.copyLink} />
      </p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
