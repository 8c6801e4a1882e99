import { useNavigate } from 'react-router'
import type { settingGroups } from '#domain/settings/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { settingsTexts as texts } from './texts.ts'

export type SettingGroup = keyof typeof settingGroups

export interface ShownGroup {
  name: SettingGroup
  title: string
  to: string
  /** How many of its settings are shown: all, or what is searched for. */
  count: number
  /** How many of them are changed and not saved. */
  unsaved: number
}

interface GroupContentsProps {
  groups: readonly ShownGroup[]
  /** None while all that is found is shown. */
  current: SettingGroup | null
  /** A group was chosen. */
  onChoose: () => void
}

/** The groups of settings: a list beside them, or a choice above them where there is no room. */
export function GroupContents(props: GroupContentsProps) {
  return (
    <>
      <GroupChoice {...props} />
      <GroupList {...props} />
    </>
  )
}

function GroupList({ groups, current, onChoose }: GroupContentsProps) {
  return (
    <nav aria-label={texts.contents} className="max-lg:hidden">
      <ul className="flex flex-col gap-0.5">
        {groups.map(({ name, title, to, count, unsaved }) => (
          <li key={name}>
            <Anchor
              to={to}
              aria-current={name === current ? 'true' : undefined}
              onClick={onChoose}
              className={cx(
                'flex min-h-11 items-center justify-between gap-2 rounded-md px-3 text-md',
                name === current
                  ? 'bg-primary-tint font-semibold text-primary-deep'
                  : 'text-ink-2 hover:bg-white hover:text-primary',
              )}
            >
              <span>{title}</span>
              {unsaved > 0 ? (
                <Badge tone="point">{texts.unsaved(unsaved)}</Badge>
              ) : (
                <span aria-hidden="true" className="tabular text-sm text-ink-3">
                  {count}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GroupChoice({ groups, current, onChoose }: GroupContentsProps) {
  const navigate = useNavigate()
  return (
    <NativeSelect
      aria-label={texts.contents}
      className="w-full lg:hidden"
      value={current ?? ''}
      onChange={({ target }) => {
        onChoose()
        void navigate(groups.find(({ name }) => name === target.value)!.to)
      }}
    >
      {current === null && (
        <option value="" disabled>
          {texts.allGroups}
        </option>
      )}
      {groups.map(({ name, title, unsaved }) => (
        <option key={name} value={name}>
          {unsaved > 0 ? `${title} · ${texts.unsaved(unsaved)}` : title}
        </option>
      ))}
    </NativeSelect>
  )
}
