import { Dialog } from '#web/ui/Dialog.tsx'
import { useStore } from '../use-store.ts'
import type { DoorRefusal } from './door-refusal.ts'
import {
  beginStoreSession,
  closeStoreLogin,
  tellPasswordChanged,
  useStoreSession,
} from './store-session.ts'
import { StoreLoginForm } from './StoreLoginForm.tsx'
import { StorePasswordForm } from './StorePasswordForm.tsx'
import { loginTexts as texts } from './texts.ts'

/** Logs in over the page, which keeps what was typed; a password that An Lành drew is changed first. */
export function StoreLoginDialog({ code, asks }: { code: string; asks: DoorRefusal }) {
  const { name } = useStore()
  const { user, typed } = useStoreSession(code)
  const close = () => closeStoreLogin(code)
  if (asks === 'newPasswordRequired') {
    return (
      <Dialog open onOpenChange={close} title={texts.newTitle} description={texts.newText}>
        <StorePasswordForm oldPassword={typed} onDone={() => tellPasswordChanged(code)} />
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={close} title={texts.title} description={`${name} · ${code}`}>
      <StoreLoginForm
        code={code}
        username={user?.username ?? code.toLowerCase()}
        takesFocus
        onDone={(found, password) => beginStoreSession(code, found, password)}
      />
    </Dialog>
  )
}
