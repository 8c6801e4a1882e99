import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { useMember } from '#web/shop/state/member.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'

export interface AuthFrameProps {
  title: string
  /** The columns inside are cards themselves. */
  wide?: boolean
  /** Somebody who is signed in already has nothing to do here; not while they are just signing in. */
  busy?: boolean
  children: ReactNode
}

/** The page form of an account dialog. */
export function AuthFrame({ title, wide, busy, children }: AuthFrameProps) {
  const member = useMember()
  return (
    <div className="shop-column min-h-[70vh] pt-6 pb-12 phone:pt-4">
      <div className={cx('mx-auto', wide ? 'max-w-[1080px]' : 'max-w-[570px]')}>
        {member && !busy ? (
          <EmptyState
            level={1}
            icon={<UserRoundCheck aria-hidden="true" />}
            title={texts.alreadyInTitle}
            text={texts.alreadyInText(member.full_name)}
            action={
              <>
                <ButtonLink to={paths.profile()}>{texts.toProfile}</ButtonLink>
                <ButtonLink to={paths.shop()} variant="quiet">
                  {texts.toShop}
                </ButtonLink>
              </>
            }
          />
        ) : (
          <>
            <h1 className="mb-4 text-3xl phone:text-2xl">{title}</h1>
            {wide ? children : <Card>{children}</Card>}
          </>
        )}
      </div>
    </div>
  )
}
