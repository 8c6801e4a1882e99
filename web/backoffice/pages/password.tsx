import { useNavigate } from 'react-router'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PageHead } from '#web/backoffice/parts/PageHead.tsx'
import { ChangePasswordScreen } from '#web/backoffice/session/ChangePasswordScreen.tsx'
import { useStaffSession } from '#web/backoffice/data/staff-session.ts'
import { sessionTexts as texts } from '#web/backoffice/session/texts.ts'
import { Card } from '#web/ui/Card.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.changeTitle)

export function Component() {
  const { user } = useStaffSession()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={texts.changeTitle} text={texts.changeText} />
      <Card>
        {user && (
          <ChangePasswordScreen user={user} onDone={() => void navigate(backofficePaths.home())} />
        )}
      </Card>
    </>
  )
}
