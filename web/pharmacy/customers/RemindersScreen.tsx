import BellRing from 'lucide-react/icons/bell-ring'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '#domain/kernel/dates.ts'
import { listReminders, readReminders, type Reminder } from '#domain/purchase/api.ts'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { useCounts } from '../area/counts.ts'
import { firstPage } from '../parts/first-page.ts'
import { ListTabs } from '../parts/ListTabs.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { tellReminders } from './count-due.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { ReminderCard } from './ReminderCard.tsx'
import { reminderTexts as texts } from './texts.ts'
import { useAnswer } from '../parts/use-answer.ts'

type Shown = 'due' | 'coming' | 'done'
const lists: Record<string, Shown> = { 'sap-toi': 'coming', 'da-nhac': 'done' }
const addresses: Record<Shown, string | undefined> = {
  due: undefined,
  coming: 'sap-toi',
  done: 'da-nhac',
}

/** Whom to remind: due, to come, done. */
export function RemindersScreen() {
  const paths = usePharmacyPaths()
  const { shown, page, keyword, setKeyword, answer, markAllRead } = useReminders()
  const { data } = answer
  // What is done here is counted at once, before the list is asked for anew.
  const { reminders: counted } = useCounts()
  const tab = (key: Shown, count?: number) => ({
    key,
    label: texts.lists[key],
    to: paths.reminders({ xem: addresses[key] }),
    count,
  })
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 desk:max-w-none">
      <ScreenHead title={texts.title}>
        <ButtonLink
          to={paths.reminder()}
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {texts.new}
        </ButtonLink>
      </ScreenHead>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[26rem_minmax(0,1fr)] md:items-center">
        <ListTabs
          label={texts.title}
          current={shown}
          tabs={[tab('due', counted?.due), tab('coming', counted?.coming), tab('done')]}
        />
        <SearchFilter label={texts.search} value={keyword} onChange={setKeyword} />
      </div>
      {shown === 'due' && data !== undefined && data.counts.unread > 0 && (
        <Button variant="plain" onClick={() => void markAllRead()} className="-my-2 self-end">
          {texts.allRead}
        </Button>
      )}
      <ReminderRows shown={shown} keyword={keyword} answer={answer} />
      <Pager
        page={page}
        pages={data?.paginate.total_page ?? 0}
        hrefFor={(next) => paths.reminders({ xem: addresses[shown], trang: next })}
      />
      <PushSwitch />
    </div>
  )
}

function useReminders() {
  const [query, setQuery] = useSearchParams()
  const shown = lists[query.get('xem') ?? ''] ?? 'due'
  const page = Math.max(1, Number.parseInt(query.get('trang') ?? '1', 10) || 1)
  // Not in the address: a name or a phone does not belong there.
  const [keyword, setWord] = useState('')
  const setKeyword = (word: string) => {
    setWord(word)
    setQuery(firstPage, { replace: true, preventScrollReset: true })
  }
  const answer = useAnswer(JSON.stringify([shown, page, keyword]), async (signal) => {
    const asked = { state: shown, page, keyword: keyword || undefined }
    const found = await callPharmacy(listReminders, asked, { signal })
    tellReminders(found.counts)
    return { ...found, shown }
  })
  const markAllRead = async () => {
    const ids = (answer.data?.items ?? []).filter(({ read }) => !read).map(({ id }) => id)
    try {
      if (ids.length > 0) await callPharmacy(readReminders, { ids, read: true })
      answer.reload()
    } catch (error) {
      explainInNotice(error)
    }
  }
  return { shown, page, keyword, setKeyword, answer, markAllRead }
}

type Reminders = ReturnType<typeof useReminders>

function ReminderRows({
  shown,
  keyword,
  answer: { data, error, isOld, reload },
}: Pick<Reminders, 'shown' | 'keyword' | 'answer'>) {
  const paths = usePharmacyPaths()
  const { latest, put } = useChanged(data)
  const change = (before: Reminder, reminder: Reminder) => {
    put(reminder)
    if (reminder.state !== 'open' || reminder.remind_at === before.remind_at) return
    // Another day is another place, perhaps in another list.
    notify({ text: texts.postponedTo(formatDate(reminder.remind_at)) })
    reload()
  }
  if (error && (!data || data.shown !== shown)) {
    return <ErrorState title={texts.failed} text={failureText(error)} onRetry={reload} />
  }
  if (!data || (isOld && data.shown !== shown)) return <CardSkeletons label={texts.loading} />
  if (data.items.length === 0) return <NoReminders shown={shown} isSearch={keyword !== ''} />
  return (
    <ul className="grid gap-3 desk:grid-cols-2 desk:items-start" aria-busy={isOld || undefined}>
      {data.items.map((reminder) => (
        <li key={reminder.id}>
          <ReminderCard
            reminder={latest(reminder)}
            to={paths.reminder({ nhac: reminder.id })}
            onChanged={(changed) => change(latest(reminder), changed)}
          />
        </li>
      ))}
    </ul>
  )
}

/** What was changed here stays in its place until the list is asked for anew: nothing jumps. */
function useChanged(list: unknown) {
  const [changed, setChanged] = useState({ list, reminders: new Map<number, Reminder>() })
  const own = changed.list === list ? changed.reminders : null
  const latest = (reminder: Reminder) => own?.get(reminder.id) ?? reminder
  const put = (reminder: Reminder) =>
    // Of what it is then: several may be answered between two pictures of the page.
    setChanged((before) => {
      const reminders = new Map(before.list === list ? before.reminders : null)
      return { list, reminders: reminders.set(reminder.id, reminder) }
    })
  return { latest, put }
}

function NoReminders({ shown, isSearch }: { shown: Shown; isSearch: boolean }) {
  const paths = usePharmacyPaths()
  if (isSearch) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={texts.noneFoundTitle}
        text={texts.noneFoundText}
      />
    )
  }
  return (
    <EmptyState
      icon={<BellRing aria-hidden="true" />}
      title={texts.emptyTitle[shown]}
      text={texts.emptyText[shown]}
      action={<ButtonLink to={paths.purchases()}>{texts.toPurchases}</ButtonLink>}
    />
  )
}
