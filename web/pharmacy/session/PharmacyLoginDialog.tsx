import { Dialog } from '#web/ui/Dialog.tsx'
import { usePharmacy } from './use-pharmacy.ts'
import type { AuthRequired } from './door-refusal.ts'
import {
  beginPharmacySession,
  closePharmacyLogin,
  tellPasswordChanged,
  usePharmacySession,
} from './pharmacy-session.ts'
import { PharmacyLoginForm } from './PharmacyLoginForm.tsx'
import { PharmacyPasswordForm } from './PharmacyPasswordForm.tsx'
import { loginTexts as texts } from './texts.ts'

/** Logs in over the page, which keeps what was typed; a password that the company drew is changed first. */
export function PharmacyLoginDialog({ code, asks }: { code: string; asks: AuthRequired }) {
  const { name } = usePharmacy()
  const { user, typed } = usePharmacySession(code)
  const close = () => closePharmacyLogin(code)
  if (asks === 'newPasswordRequired') {
    return (
      <Dialog open onOpenChange={close} title={texts.newTitle} description={texts.newText}>
        <PharmacyPasswordForm oldPassword={typed} onDone={() => tellPasswordChanged(code)} />
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={close} title={texts.title} description={`${name} · ${code}`}>
      <PharmacyLoginForm
        code={code}
        username={user?.username ?? code.toLowerCase()}
        takesFocus
        onDone={(found, password) => beginPharmacySession(code, found, password)}
      />
    </Dialog>
  )
}
