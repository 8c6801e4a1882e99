import { Outlet } from 'react-router'
import { LoginPrompt } from '#web/features/profile/LoginPrompt.tsx'
import { ProfileFrame } from '#web/features/profile/ProfileFrame.tsx'
import { useMember } from '#web/state/member.ts'

/** The frame around a member's own pages; for anybody else a prompt in their place. */
export function Component() {
  if (!useMember()) return <LoginPrompt />
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  )
}
