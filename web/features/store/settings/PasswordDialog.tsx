import { notify } from '#web/features/notices/notify.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { StorePasswordForm } from '../session/StorePasswordForm.tsx'
import { tellPasswordChanged } from '../session/store-session.ts'
import { useStore } from '../use-store.ts'
import { settingsTexts as texts } from './texts.ts'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { code } = useStore()
  const done = () => {
    tellPasswordChanged(code)
    notify({ text: texts.passwordChanged })
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={texts.password} description={texts.passwordText}>
      <StorePasswordForm onDone={done} />
    </Dialog>
  )
}
