import { useState } from 'react'
import { permissionAreas } from '#domain/staff/permission-areas.ts'
import {
  permissions,
  staffRoleLabels,
  staffRoles,
  type StaffRole,
} from '#domain/staff/permissions.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { Panel } from '../parts/Panel.tsx'
import { isTextFound } from '../settings/find-settings.ts'
import { compareRights } from './compare-rights.ts'
import { RightLine } from './RightLine.tsx'
import { rightTexts as texts } from './texts.ts'

/** What somebody may do, area by area; searched, and laid beside another role. */
export function RightsPanel({ role }: { role: StaffRole }) {
  const [query, setQuery] = useState('')
  const [other, setOther] = useState<StaffRole | ''>('')
  const areas = compareRights(role, other || role).map(({ rights, ...area }) => ({
    ...area,
    title: permissionAreas[area.area],
    rights: rights.filter(({ permission }) =>
      isTextFound(`${permissionAreas[area.area]} ${permissions[permission]}`, query),
    ),
  }))
  const shown = areas.filter(({ rights }) => rights.length > 0)
  const closed = areas.filter(({ held, rights }) => held === 0 && rights.length === 0)
  return (
    <Panel title={texts.title(staffRoleLabels[role])}>
      <div className="mb-4 flex flex-wrap gap-2.5">
        <SearchFilter label={texts.search} value={query} onChange={setQuery} />
        <NativeSelect
          aria-label={texts.compare}
          value={other}
          onChange={({ target }) => setOther(target.value as StaffRole | '')}
        >
          <option value="">{texts.compareNone}</option>
          {staffRoles
            .filter((each) => each !== role)
            .map((each) => (
              <option key={each} value={each}>
                {texts.compareWith(staffRoleLabels[each])}
              </option>
            ))}
        </NativeSelect>
      </div>
      {shown.length === 0 && <p className="text-ink-2">{texts.noneFound}</p>}
      <div className="gap-x-8 @md:columns-2">
        {shown.map(({ area, title, held, all, rights }) => (
          <section key={area} aria-label={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 flex items-baseline justify-between gap-3 border-b border-line pb-1 text-md">
              {title}
              <span className="tabular text-xs font-normal whitespace-nowrap text-ink-3">
                {held === all ? texts.all : texts.some(held, all)}
              </span>
            </h3>
            <ul className="flex flex-col gap-1 text-sm">
              {rights.map(({ permission, mark }) => (
                <RightLine key={permission} permission={permission} mark={mark} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {query === '' && closed.length > 0 && (
        <p className="border-t border-line pt-3 text-sm text-ink-2">
          {texts.closed(closed.map(({ title }) => title))}
        </p>
      )}
    </Panel>
  )
}
