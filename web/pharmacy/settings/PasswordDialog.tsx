import { notify } from '#web/features/notices/notify.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { PharmacyPasswordForm } from '../session/PharmacyPasswordForm.tsx'
import { tellPasswordChanged } from '../session/pharmacy-session.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { settingsTexts as texts } from './texts.ts'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { code } = usePharmacy()
  const done = () => {
    tellPasswordChanged(code)
    notify({ text: texts.passwordChanged })
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={texts.password} description={texts.passwordText}>
      <PharmacyPasswordForm onDone={done} />
    </Dialog>
  )
}
