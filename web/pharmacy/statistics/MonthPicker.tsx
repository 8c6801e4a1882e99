import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useNavigate, useSearchParams } from 'react-router'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Field } from '#web/ui/Field.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { monthsBack, otherMonth } from './months.ts'
import { statisticsTexts as texts } from './texts.ts'

/** A month of the last two years, with the ones beside it a press away. */
export function MonthPicker({ month }: { month: string }) {
  const paths = usePharmacyPaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const days = { tu: query.get('tu') ?? undefined, den: query.get('den') ?? undefined }
  const pathOf = (thang: string) => paths.statistics({ xem: 'bang-ke', thang, ...days })
  const thisMonth = today().slice(0, 7)
  const next = otherMonth(month, 1)
  return (
    <div className="flex items-center gap-1 phone:w-full">
      <Step to={pathOf(otherMonth(month, -1))} label={texts.monthBefore} icon={ChevronLeft} />
      <Field label={texts.month} labelHidden className="w-44 phone:w-auto phone:grow">
        {(control) => (
          <NativeSelect
            {...control}
            value={month}
            onChange={({ target }) => void navigate(pathOf(target.value))}
            className="w-full"
          >
            {monthsBack(thisMonth, month).map((each) => (
              <option key={each} value={each}>
                {texts.monthName(each)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {next <= thisMonth ? (
        <Step to={pathOf(next)} label={texts.monthAfter} icon={ChevronRight} />
      ) : (
        <span className="size-11" />
      )}
    </div>
  )
}

function Step({ to, label, icon: Icon }: { to: string; label: string; icon: typeof ChevronLeft }) {
  return (
    <Anchor to={to} aria-label={label} title={label} className={iconButtonClass()}>
      <Icon aria-hidden="true" className="size-5" />
    </Anchor>
  )
}
