import Bell from 'lucide-react/icons/bell'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import type { ReactNode } from 'react'
import { listReminders } from '#domain/purchase/api.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { callStore } from '../call-store.ts'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { homeTexts as texts } from './texts.ts'

/** Whom to remind, and the survey where there is one. */
export function HomeCards() {
  const { area, user } = useStore()
  const paths = useStorePaths()
  return (
    <div className="flex flex-col gap-3">
      <LinkCard to={paths.reminders()} icon={<Bell aria-hidden="true" className="size-6" />}>
        {user ? <DueReminders /> : <CardSkeleton />}
      </LinkCard>
      {area.has_survey && (
        <LinkCard
          to={paths.survey()}
          icon={<ClipboardList aria-hidden="true" className="size-6" />}
        >
          <CardWords title={texts.survey} text={texts.surveyText} />
        </LinkCard>
      )}
    </div>
  )
}

function DueReminders() {
  const { code } = useStore()
  const { data, error } = useAnswer(`due:${code}`, (signal) =>
    callStore(listReminders, { state: 'due', limit: 1 }, { signal }),
  )
  if (data) {
    const { due, coming } = data.counts
    const title = due > 0 ? texts.due(due) : texts.noneDue
    return <CardWords title={title} text={texts.coming(coming)} />
  }
  return error !== null ? <CardWords title={texts.toReminders} text="" /> : <CardSkeleton />
}

function LinkCard({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Anchor
      to={to}
      className="flex min-h-19 items-center gap-3.5 rounded-md border border-line bg-white p-3.5 transition-colors hover:border-primary"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
        {icon}
      </span>
      <span className="min-w-0 grow">{children}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </Anchor>
  )
}

function CardWords({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-ink-2">{text}</span>
    </>
  )
}

function CardSkeleton() {
  return (
    <>
      <Skeleton className="my-1 h-4 w-48" />
      <Skeleton className="my-1 h-3.5 w-32" />
    </>
  )
}
