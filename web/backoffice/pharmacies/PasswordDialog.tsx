import Printer from 'lucide-react/icons/printer'
import { createPortal } from 'react-dom'
import type { Output } from '#domain/contract.ts'
import type { addPharmacyAccount } from '#domain/pharmacy/backoffice/api.ts'
import type { PharmacyRecord } from '#domain/pharmacy/backoffice.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { pharmacyTexts as texts } from './texts.ts'

export type FreshPassword = Output<typeof addPharmacyAccount>

/** A drawn password is seen here and nowhere else: copied, or printed to be handed over. */
export function PasswordDialog({
  pharmacy,
  fresh: { account, password },
  onClose,
}: {
  pharmacy: PharmacyRecord
  fresh: FreshPassword
  onClose: () => void
}) {
  const { username } = account
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={570}
      title={texts.passwordTitle}
    >
      <p className="text-ink-2">{texts.passwordText(username)}</p>
      <dl className="mt-4 flex flex-col gap-2">
        <Secret label={texts.username} text={username} copy={texts.copyUsername} />
        <Secret label={texts.password} text={password} copy={texts.copyPassword} />
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
      {createPortal(
        <Typo pharmacy={pharmacy} username={username} password={password} />,
        document.body,
      )}
    </Dialog>
  )
}

function Secret({ label, text, copy }: { label: string; text: string; copy: string }) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-ground py-1.5 pr-2 pl-3.5">
      <dt className="w-32 shrink-0 text-sm text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2">
        <code className="text-lg font-semibold wrap-anywhere">{text}</code>
        <CopyText text={text} label={copy} />
      </dd>
    </div>
  )
}

/** Printed, never on the screen. */
function Typo({
  pharmacy,
  username,
  password,
}: {
  pharmacy: PharmacyRecord
  username: string
  password: string
}) {
  return (
    <div className="store-print hidden print:block" aria-hidden="true">
      <section className="store-card flex text-black">
        <p className="text-[11pt]">{texts.slipTitle}</p>
        <p className="text-[16pt] leading-tight font-bold">{pharmacy.name}</p>
        <p className="text-[11pt]">{pharmacy.code}</p>
        <p className="mt-6 text-[11pt]">{texts.username}</p>
        <p className="font-mono text-[16pt] font-bold">{username}</p>
        <p className="mt-3 text-[11pt]">{texts.password}</p>
        <p className="font-mono text-[16pt] font-bold">{password}</p>
        <p className="mt-6 text-[10pt]">{texts.slipText}</p>
      </section>
    </div>
  )
}
