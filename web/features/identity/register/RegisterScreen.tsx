import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { authTexts as texts } from '../texts.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { RegisterFlow } from './RegisterFlow.tsx'

/** The registration as a page. */
export function RegisterScreen({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [created, setCreated] = useState(false)
  return (
    <AuthFrame title={texts.registerTitle} busy={created}>
      <RegisterFlow
        onCreated={(user) => {
          setCreated(true)
          signedIn(user)
        }}
        onFinish={onDone}
        onLogin={() => void navigate(paths.login())}
      />
    </AuthFrame>
  )
}
