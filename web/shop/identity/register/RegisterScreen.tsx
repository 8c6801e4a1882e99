import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { BenefitsBeside } from './Benefits.tsx'
import { RegisterFlow } from './RegisterFlow.tsx'

/** The registration as a page; on a wide one what an account brings stays beside it. */
export function RegisterScreen({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [created, setCreated] = useState(false)
  return (
    <AuthFrame title={texts.registerTitle} wide busy={created}>
      <div className="flex flex-row-reverse items-start justify-end gap-10">
        <Card className="min-w-0 flex-1 desk:max-w-[570px]">
          <RegisterFlow
            place="page"
            onCreated={(user) => {
              setCreated(true)
              signedIn(user)
            }}
            onFinish={onDone}
            onLogin={() => void navigate(paths.login())}
          />
        </Card>
        <BenefitsBeside />
      </div>
    </AuthFrame>
  )
}
