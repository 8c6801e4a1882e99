import { useState } from 'react'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useStore } from '../use-store.ts'
import { closeStoreLogin, beginStoreSession, useStoreSession } from './store-session.ts'
import { StoreLoginForm } from './StoreLoginForm.tsx'
import { StorePasswordForm } from './StorePasswordForm.tsx'
import { loginTexts as texts } from './texts.ts'
import type { StoreUser } from '../area/remembered-store.ts'

/** Logs in over the page, which keeps what was typed; a password that An Lành drew is changed first. */
export function StoreLoginDialog({ code }: { code: string }) {
  const { name } = useStore()
  const { user } = useStoreSession(code)
  const [entered, setEntered] = useState<{ user: StoreUser; password: string } | null>(null)
  const mustChange = entered ?? (user?.must_change ? { user, password: '' } : null)
  const close = () => closeStoreLogin(code)
  if (mustChange) {
    const done = () => beginStoreSession(code, { ...mustChange.user, must_change: false })
    return (
      <Dialog open onOpenChange={close} title={texts.newTitle} description={texts.newText}>
        <StorePasswordForm oldPassword={mustChange.password} onDone={done} />
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={close} title={texts.title} description={`${name} · ${code}`}>
      <StoreLoginForm
        code={code}
        username={user?.username ?? code.toLowerCase()}
        onDone={(found, password) =>
          found.must_change ? setEntered({ user: found, password }) : beginStoreSession(code, found)
        }
      />
    </Dialog>
  )
}
