import Sparkles from 'lucide-react/icons/sparkles'
import type { User } from '#domain/identity/api.ts'
import type { Membership } from '#domain/membership/api.ts'
import type { Order } from '#domain/order/api.ts'
import { Section } from '#web/ui/Section.tsx'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { DeletionNotice } from './DeletionNotice.tsx'
import { MembershipTiles, tilePages } from './MembershipTiles.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { RewardNote } from './RewardNote.tsx'
import { OrderCard } from './orders/OrderCard.tsx'
import { orderListTexts, profileTexts as texts } from './texts.ts'

/** What a member comes for most: points, the last orders, and where the next one goes. */
export function OverviewScreen({
  user,
  orders,
  membership,
}: {
  user: User
  orders: readonly Order[]
  /** Null when it could not be had: the rest is still worth showing. */
  membership: Membership | null
}) {
  const [address] = user.extra_address
  return (
    <div className="flex flex-col gap-4">
      <DeletionNotice dueAt={user.deletion_due_at} />
      <RewardNote reward={user.profile_reward} isLink />
      {membership?.notice && (
        <NoticeLine icon={<Sparkles />}>
          {membership.notice.message}{' '}
          <Anchor to={paths.memberCard()} className="font-semibold underline underline-offset-3">
            {texts.seeCard}
          </Anchor>
        </NoticeLine>
      )}
      {membership && <MembershipTiles membership={membership} />}
      <div className="desk:hidden print:hidden">
        <ProfileMenu except={membership ? tilePages : []} />
      </div>
      <Section
        title={texts.recentOrders}
        action={
          orders.length > 0 && (
            <ButtonLink to={paths.myOrders()} variant="plain">
              {texts.allOrders}
            </ButtonLink>
          )
        }
      >
        {orders.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {orders.map((order) => (
              <OrderCard key={order.code} order={order} />
            ))}
          </ul>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2">{orderListTexts.emptyText}</p>
            <ButtonLink to={paths.shop()}>{texts.goShopping}</ButtonLink>
          </div>
        )}
      </Section>
      <Section
        title={texts.defaultAddress}
        action={
          <ButtonLink to={paths.accountInfo()} variant="plain">
            {texts.manage}
          </ButtonLink>
        }
      >
        <p className="text-ink-2">{address ? address.full_address : texts.noAddress}</p>
      </Section>
    </div>
  )
}
