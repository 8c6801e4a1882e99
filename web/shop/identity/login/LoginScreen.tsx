import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { ForgotFlow } from '../forgot/ForgotFlow.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { LoginPanel } from './LoginPanel.tsx'

/** The login as a page; a forgotten password is set anew in its place. */
export function LoginScreen({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [phone, setPhone] = useState('')
  const [forgot, setForgot] = useState(false)
  const [leaving, setLeaving] = useState(false)
  if (forgot) {
    return (
      <AuthFrame title={texts.forgotTitle}>
        <ForgotFlow
          phone={phone}
          onLogin={(known = '') => {
            setPhone(known)
            setForgot(false)
          }}
          onRegister={() => void navigate(paths.register())}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.loginTitle} wide busy={leaving}>
      <LoginPanel
        phone={phone}
        onSignedIn={(user) => {
          setLeaving(true)
          signedIn(user)
          notify({ text: texts.loggedIn })
          onDone()
        }}
        onForgot={(known) => {
          setPhone(known)
          setForgot(true)
        }}
        onRegister={() => void navigate(paths.register())}
      />
    </AuthFrame>
  )
}
