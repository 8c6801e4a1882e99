import { getCustomerOverview, type CustomerOverview } from '#domain/customer/backoffice/sections.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useQuery } from '../data/use-query.ts'
import { statusTones } from '../orders/status-look.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import type { CustomerPartProps } from './CustomerScreen.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { OrderLink } from './OrderLink.tsx'
import { Part } from './Part.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import { TagsPanel } from './TagsPanel.tsx'
import { customerTexts as texts } from './texts.ts'

/** What a caller asks first: where the parcel is, how many points there are; then who it is. */
export function Overview(props: CustomerPartProps) {
  const { data, onShut } = props
  const overview = useQuery(getCustomerOverview, { id: data.id })
  return (
    <Part answer={overview} onShut={onShut}>
      {(shown) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <ParcelsPanel orders={shown.orders} />
            <PointsPanel points={shown.points} />
            <NotesPanel
              id={data.id}
              notes={shown.notes}
              onChanged={(notes) => overview.put({ ...shown, notes })}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <PersonPanel shown={shown} />
            <TagsPanel {...props} />
          </div>
        </div>
      )}
    </Part>
  )
}

function ParcelsPanel({ orders }: Pick<CustomerOverview, 'orders'>) {
  return (
    <Panel title={texts.parcels} flush={orders.length > 0}>
      {orders.length === 0 ? (
        <p className="text-ink-2">{texts.noOrders}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.code} className="px-4 py-3">
              <Parcel order={order} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Parcel({ order }: { order: CustomerOverview['orders'][number] }) {
  const { code, status, goods, carrier, tracking_code: tracking, promised_by: promised } = order
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <OrderLink code={code} />
        <Badge tone={statusTones[status]}>{texts.states[status]}</Badge>
      </div>
      <p className="wrap-anywhere text-ink-2">{goods}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        <span>{carrier}</span>
        {tracking && (
          <span className="inline-flex items-center gap-1">
            {texts.tracking} <b className="font-semibold text-ink">{tracking}</b>
            <CopyText text={tracking} label={texts.copyTracking} />
          </span>
        )}
        {promised && <span>{texts.promised(formatDate(promised))}</span>}
        <span>
          {texts.moved} <When at={order.moved_at} />
        </span>
      </p>
    </div>
  )
}

function PointsPanel({ points }: Pick<CustomerOverview, 'points'>) {
  if (!points) {
    return (
      <Panel title={texts.points}>
        <p className="text-ink-2">{texts.noPoints}</p>
      </Panel>
    )
  }
  const { available, holding, owed, tier, expiring, locked, loyalty_number: number } = points
  return (
    <Panel title={texts.points} actions={locked && <Badge tone="sale">{texts.pointsLocked}</Badge>}>
      <Facts
        facts={[
          { label: texts.available, value: formatPoints(available), strong: true },
          holding > 0 && { label: texts.holding, value: formatPoints(holding) },
          owed > 0 && { label: texts.owed, value: formatPoints(owed) },
          { label: texts.tier, value: tier },
          expiring.length > 0 && {
            label: texts.expiring,
            value: (
              <span className="flex flex-col">
                {expiring.map(({ points: count, on }) => (
                  <span key={on}>{texts.expiringOn(formatPoints(count), formatDate(on))}</span>
                ))}
              </span>
            ),
          },
          { label: texts.loyaltyNumber, value: number },
        ]}
      />
    </Panel>
  )
}
