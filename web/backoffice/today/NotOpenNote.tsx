import { getOpening } from '#domain/opening/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { todayTexts as texts } from './texts.ts'

/** For who may open the shop, while it is closed: what still keeps it so. */
export function NotOpenNote() {
  const { data } = useQuery(getOpening, {}, { enabled: useCan('settings.read') })
  if (!data || data.is_open) return null
  const missing = data.items.filter((item) => item.is_needed && !item.is_done).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-point-line bg-point-tint px-4 py-2.5">
      <p>
        <b className="font-semibold">{texts.notOpen}</b>{' '}
        {missing === 0 ? texts.mayOpen : texts.lacks(missing)}
      </p>
      <ButtonLink to={backofficePaths.opening()} variant="secondary">
        {missing === 0 ? texts.toOpening : texts.toLacks}
      </ButtonLink>
    </div>
  )
}
