import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { today } from '#web/state/clock.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { kindChoices, periodChoices } from './points-filter.ts'
import { pointsTexts as texts } from './texts.ts'

/** Kinds and periods are addresses: they can be gone back to and work without JavaScript. */
export function LedgerFilter({ loai, ky }: { loai: string; ky: string }) {
  return (
    <div className="mb-2 flex flex-col gap-3">
      <nav aria-label={texts.kinds} className="-mx-1 overflow-x-auto px-1 py-1">
        <ul className="flex gap-2 above-phone:flex-wrap">
          {kindChoices.map(({ key, label }) => (
            <li key={key}>
              <Anchor
                to={paths.pointsHistory({ loai: key, ky })}
                preventScrollReset
                aria-current={key === loai ? 'page' : undefined}
                className="flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:border-primary hover:text-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary-deep pointer-coarse:min-h-11"
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <PeriodForm loai={loai} ky={ky} />
    </div>
  )
}

function PeriodForm({ loai, ky }: { loai: string; ky: string }) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  return (
    <form method="get" action={paths.pointsHistory()} className="flex flex-wrap items-end gap-2">
      {loai && <input type="hidden" name="loai" value={loai} />}
      <Field label={texts.period} labelHidden className="phone:w-full">
        {(control) => (
          <NativeSelect
            {...control}
            // Going back changes what is shown here, too.
            key={ky}
            name="ky"
            defaultValue={ky}
            onChange={({ target }) =>
              void navigate(paths.pointsHistory({ loai, ky: target.value }), {
                preventScrollReset: true,
              })
            }
            className="phone:w-full"
          >
            {periodChoices(today()).map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {!hydrated && (
        <Button type="submit" variant="quiet">
          {texts.show}
        </Button>
      )}
    </form>
  )
}
