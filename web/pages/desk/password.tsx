import { useNavigate } from 'react-router'
import { deskPaths } from '#web/desk-paths.ts'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { PageHead } from '#web/features/desk/parts/PageHead.tsx'
import { ChangePasswordScreen } from '#web/features/desk/session/ChangePasswordScreen.tsx'
import { useStaffSession } from '#web/features/desk/session/staff-session.ts'
import { sessionTexts as texts } from '#web/features/desk/session/texts.ts'
import { Card } from '#web/ui/Card.tsx'

export { noLoader as loader }

export const handle = deskHandle(texts.changeTitle)

export function Component() {
  const { user } = useStaffSession()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={texts.changeTitle} text={texts.changeText} />
      <Card>
        {user && (
          <ChangePasswordScreen user={user} onDone={() => void navigate(deskPaths.home())} />
        )}
      </Card>
    </>
  )
}
