import { useState } from 'react'
import { ChangePasswordForm } from '#web/shop/profile/ChangePasswordForm.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'
import { Card } from '#web/ui/Card.tsx'

export function loader(): null {
  return null
}

export const handle = personalHandle(texts.password)

export function Component() {
  // A changed password leaves an empty form behind.
  const [changes, setChanges] = useState(0)
  return (
    <>
      <h1 className="mb-4 text-3xl phone:text-2xl">{texts.password}</h1>
      <Card>
        <ChangePasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      </Card>
    </>
  )
}
