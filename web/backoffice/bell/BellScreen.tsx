import Bell from 'lucide-react/icons/bell'
import { useNavigate, useSearchParams } from 'react-router'
import { bellGroups } from '#domain/bell/kinds.ts'
import { bellGroupWords } from '#domain/bell/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterBar } from '../parts/FilterBar.tsx'
import { ListBody } from '../parts/ListBody.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { BellLines } from './BellLines.tsx'
import { ChoicesView } from './ChoicesView.tsx'
import { bellScreenTexts as texts } from './texts.ts'
import { useBell } from './use-bell.ts'

const states = ['unread', 'read'] as const
const choices = 'cach-bao'

/** All that somebody was told, and how they want to be told. */
export function BellScreen() {
  const [query] = useSearchParams()
  const isChoosing = query.get('xem') === choices
  const state = states.find((each) => each === query.get('trang-thai'))
  const group = query.get('loai') ?? undefined
  const chips = [
    { key: 'all', label: texts.states.all, to: backofficePaths.bell({ loai: group }) },
    ...states.map((key) => ({
      key,
      label: texts.states[key],
      to: backofficePaths.bell({ 'trang-thai': key, loai: group }),
    })),
    { key: choices, label: texts.choices, to: backofficePaths.bell({ xem: choices }) },
  ]
  const current = isChoosing ? choices : (state ?? 'all')
  return (
    <>
      <PageHead title={texts.title} text={isChoosing ? texts.choicesText : texts.text} />
      <StateChips
        face="tab"
        label={texts.views}
        chips={chips.map((chip) => ({ ...chip, isCurrent: chip.key === current }))}
      />
      {isChoosing ? <ChoicesView /> : <AllLines state={state} group={group} />}
    </>
  )
}

function AllLines({
  state,
  group: asked,
}: {
  state: (typeof states)[number] | undefined
  group: string | undefined
}) {
  const navigate = useNavigate()
  const group = bellGroups.find((each) => each === asked)
  const { list, unread, readOne, readAll } = useBell({ state, group }, 30)
  const { busy, attempt } = useAttempt()
  const pathOf = (of: string) => backofficePaths.bell({ 'trang-thai': state, loai: of })
  return (
    <>
      <FilterBar count={group ? 1 : 0} clear={pathOf('')}>
        <SelectFilter
          label={texts.group}
          all={texts.allGroups}
          value={group ?? ''}
          options={bellGroups.map((value) => ({ value, label: bellGroupWords[value] }))}
          onChange={(of) => void navigate(pathOf(of), { replace: true, preventScrollReset: true })}
          className="md:w-64"
        />
        {unread > 0 && !group && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void attempt(readAll, explainInNotice)}
          >
            {texts.readAll}
          </Button>
        )}
      </FilterBar>
      <ListBody
        list={list}
        arrivedLabel={texts.arrived}
        empty={
          state || group ? undefined : (
            <EmptyState
              icon={<Bell aria-hidden="true" />}
              title={texts.empty}
              text={texts.emptyText}
            />
          )
        }
      >
        {(rows) => (
          <div className="rounded-md border border-line bg-white px-4">
            <BellLines rows={rows} onRead={readOne} />
          </div>
        )}
      </ListBody>
    </>
  )
}
