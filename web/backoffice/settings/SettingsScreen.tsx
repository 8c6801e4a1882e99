import SearchX from 'lucide-react/icons/search-x'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listBackofficeSettings, type BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import { isOfCaptcha, type SecretName } from '#domain/settings/secret-names.ts'
import { settingGroups } from '#domain/settings/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { useQuery } from '../data/use-query.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Panel } from '../parts/Panel.tsx'
import { isSettingFound } from './find-settings.ts'
import { GroupContents, type SettingGroup } from './GroupContents.tsx'
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx'
import { SettingRow } from './SettingRow.tsx'
import { settingsTexts as texts } from './texts.ts'

const secrets = lazyPart(async () => (await import('./SecretList.tsx')).SecretList)

/** Whose secrets stand below which group. */
const secretsOf: Partial<Record<SettingGroup, (name: SecretName) => boolean>> = {
  captcha: isOfCaptcha,
  delivery: (name) => !isOfCaptcha(name),
}

const groupNames = Object.keys(settingGroups) as SettingGroup[]

/** Everything staff may change without a release, group by group, with who changed it. */
export function SettingsScreen() {
  const { data, error, put, refresh } = useQuery(listBackofficeSettings, {}, { live: ['settings'] })
  if (!data && error) {
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  const replace = (saved: BackofficeSetting) =>
    put(data.map((setting) => (setting.key === saved.key ? saved : setting)))
  return <Settings settings={data} onSaved={replace} />
}

interface SettingsProps {
  settings: readonly BackofficeSetting[]
  onSaved: (saved: BackofficeSetting) => void
}

function Settings({ settings, onSaved }: SettingsProps) {
  const [address] = useSearchParams()
  const [query, setQuery] = useState('')
  const { unsaved, tell } = useUnsaved()
  const asked = groupNames.find((name) => texts.slugs[name] === address.get('nhom'))
  const current = query ? null : (asked ?? groupNames[0]!)
  const groups = groupNames.map((name) => {
    const all = settings.filter(({ key }) => settingKeys[key].group === name)
    const found = all.filter(({ key }) => isSettingFound(key, query))
    return {
      name,
      title: settingGroups[name],
      to: backofficePaths.settings({ nhom: texts.slugs[name] }),
      all,
      found: new Set(found.map(({ key }) => key)),
      count: found.length,
      unsaved: all.filter(({ key }) => unsaved.has(key)).length,
    }
  })
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-3 lg:sticky lg:top-21">
          <SearchFilter
            label={texts.search}
            value={query}
            onChange={setQuery}
            className="md:w-full"
          />
          <p role="status" className="text-sm text-ink-2 empty:hidden">
            {query && texts.found(total)}
          </p>
          {/* A group that is chosen ends the search. */}
          <GroupContents groups={groups} current={current} onChoose={() => setQuery('')} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {groups.map((group) => (
            <div
              key={group.name}
              id={texts.slugs[group.name]}
              hidden={query ? group.count === 0 : group.name !== current}
            >
              <Panel
                title={group.title}
                actions={
                  group.unsaved > 0 && <Badge tone="point">{texts.unsaved(group.unsaved)}</Badge>
                }
              >
                <ul className="divide-y divide-line">
                  {group.all.map((setting) => (
                    <SettingRow
                      key={setting.key}
                      setting={setting}
                      query={query}
                      isHidden={!group.found.has(setting.key)}
                      onSaved={onSaved}
                      onChanged={tell}
                    />
                  ))}
                </ul>
                {secretsOf[group.name] && <secrets.Part of={secretsOf[group.name]!} />}
              </Panel>
            </div>
          ))}
          {total === 0 && (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={texts.noneTitle}
              text={texts.noneText}
            />
          )}
        </div>
      </div>
      <LeaveQuestion isUnsaved={unsaved.size > 0} />
    </>
  )
}

/** Which settings are changed and not saved. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingKey>>(new Set())
  const tell = useCallback(
    (key: SettingKey, isChanged: boolean) =>
      setUnsaved((old) => {
        if (old.has(key) === isChanged) return old
        const others = [...old].filter((other) => other !== key)
        return new Set(isChanged ? [...others, key] : others)
      }),
    [],
  )
  return { unsaved, tell }
}
