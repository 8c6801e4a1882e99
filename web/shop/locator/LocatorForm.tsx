import Search from 'lucide-react/icons/search'
import { useId, type FormEvent, type ReactNode } from 'react'
import type { CountedUnit } from '#domain/pharmacy/locator/api.ts'
import { schemes } from '#domain/location/units.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { maxPharmacySearchLength } from './search.rules.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { LocatorData } from './load-locator.ts'
import { locatorHref, wholeCountry, type LocatorFilter } from './locator-filter.ts'
import { locatorTexts as texts } from './texts.ts'

interface LocatorFormProps {
  data: LocatorData
  /** What is chosen at the moment, before its list has come. */
  filter: LocatorFilter
  onPick: (filter: LocatorFilter) => void
}

/** Where to look for pharmacies: a plain form, which a script makes quicker. */
export function LocatorForm({ data, filter, onPick }: LocatorFormProps) {
  const { provinces, districts, wards } = data
  const { scheme, province, district, ward, q } = filter
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onPick({ ...filter, q: typeof typed === 'string' ? typed.trim() : '', page: 1 })
  }
  const pick = (change: Partial<LocatorFilter>) => onPick({ ...filter, ...change, page: 1 })
  const isOld = scheme === 'gso63'
  return (
    <form
      method="get"
      action={paths.pharmacies()}
      role="search"
      aria-label={texts.form}
      onSubmit={submit}
    >
      <Schemes filter={filter} />
      {isOld && <input type="hidden" name="scheme" value={scheme} />}
      <div className={cx('mt-3 grid gap-3', isOld ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        <Units
          label={texts.province}
          all={texts.allProvinces}
          name="province"
          units={provinces}
          value={province}
          onChoose={(id) => pick({ province: id, district: 0, ward: 0 })}
        />
        {isOld && (
          <Units
            label={texts.district}
            all={texts.allDistricts}
            name="district"
            units={districts}
            value={district}
            onChoose={(id) => pick({ district: id, ward: 0 })}
          />
        )}
        <Units
          label={texts.ward}
          all={texts.allWards}
          name="ward"
          units={wards}
          value={ward}
          onChoose={(id) => pick({ ward: id })}
        />
      </div>
      <div className="mt-3 flex gap-2">
        {/* Another list comes with its own words. */}
        <TextInput
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={maxPharmacySearchLength}
          aria-label={texts.words}
          placeholder={texts.wordsPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" icon={<Search aria-hidden="true" className="size-4.5" />}>
          {texts.search}
        </Button>
      </div>
    </form>
  )
}

/** Either way of naming a place; the words that are looked for stay. */
function Schemes({ filter }: { filter: LocatorFilter }) {
  return (
    <nav aria-label={texts.schemes} className="flex gap-1 rounded-md bg-ground p-1">
      {schemes.toReversed().map((scheme) => (
        <Anchor
          key={scheme}
          to={locatorHref({ ...wholeCountry, scheme, q: filter.q })}
          preventScrollReset
          aria-current={scheme === filter.scheme ? 'true' : undefined}
          className="flex min-h-11 flex-1 flex-col items-center justify-center rounded-md border border-transparent px-2 py-1 text-center text-sm text-ink-2 hover:text-primary aria-[current=true]:border-primary aria-[current=true]:bg-white aria-[current=true]:text-primary"
        >
          <span className="font-semibold">{texts.scheme[scheme]}</span>
          <span className="text-xs text-ink-3">{texts.schemeText[scheme]}</span>
        </Anchor>
      ))}
    </nav>
  )
}

interface UnitsProps {
  label: string
  all: string
  name: string
  units: readonly CountedUnit[]
  value: number
  onChoose: (id: number) => void
}

/** Units that have pharmacies; one that was asked for and has none counts as none chosen. */
function Units({ label, all, name, units, value, onChoose }: UnitsProps): ReactNode {
  const id = useId()
  const isKnown = units.some((unit) => unit.id === value)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <NativeSelect
        id={id}
        name={name}
        value={isKnown ? value : ''}
        onChange={({ target }) => onChoose(Number(target.value))}
        disabled={units.length === 0}
        className="w-full"
      >
        <option value="">{all}</option>
        {units.map((unit) => (
          <option key={unit.id} value={unit.id}>
            {texts.option(unit.name, unit.count)}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
