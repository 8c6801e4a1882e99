import { useEffect, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { checkSession } from '#web/shop/identity/check-session.ts'
import { useMember } from '#web/shop/state/member.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

export interface MemberPageProps<T> {
  title: ReactNode
  /** Null while the page was loaded for nobody. */
  data: T | null
  children: (data: T) => ReactNode
}

/** A page inside the profile's frame, which is only there for members. */
export function MemberPage<T>({ title, data, children }: MemberPageProps<T>) {
  return (
    <>
      <h1 className="mb-4 text-3xl phone:text-2xl">{title}</h1>
      {data === null ? <WaitForSession /> : children(data)}
    </>
  )
}

/** The greeting says member, the data says nobody: just signed in, or signed out elsewhere. */
export function WaitForSession() {
  const member = useMember()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state === 'idle') void checkSession(member, () => void revalidate())
  }, [member, state, revalidate])
  return <ProfileSkeleton />
}
