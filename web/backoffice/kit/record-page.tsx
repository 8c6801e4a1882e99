import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Endpoint } from '#domain/contract.ts'
import type { RecordOf } from '#domain/resource.ts'
import { isRefused } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { usePageActions } from '../data/page-actions.ts'
import { useCan } from '../data/staff-session.ts'
import { backoffice, useQuery } from '../data/use-query.ts'
import { refreshAll } from '#web/query/realm.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import type { RecordDialogProps } from './RecordDialog.tsx'
import type { ScreenDefinition, ShownResource } from './screen.ts'
import { kitTexts as texts } from './texts.ts'

const dialog = lazyPart(async () => (await import('./RecordDialog.tsx')).RecordDialog)

export interface RecordPage<R extends ShownResource> {
  /** Below the title. */
  text?: (record: RecordOf<R>) => string
  badge?: (record: RecordOf<R>) => ReactNode
  /** Beside the button that edits it. */
  actions?: (record: RecordOf<R>, onChanged: Changed<R>) => ReactNode
  /** What there is to see of it; its history stands beside. `onChanged` takes what a panel did to it. */
  panels: (record: RecordOf<R>, onChanged: Changed<R>) => ReactNode
  /** What one decides or looks up while reading it: above its history, in the narrower column. */
  side?: (record: RecordOf<R>, onChanged: Changed<R>) => ReactNode
  /** Whether the side has a decision that waits: where there is one column, it comes first. */
  waits?: (record: RecordOf<R>) => boolean
}

type Changed<R extends ShownResource> = (record: RecordOf<R>) => void

/** One record's own page: what it is, a way to edit it, what was done to it. */
export function recordPage<R extends ShownResource>(
  resource: R,
  screen: ScreenDefinition<R>,
  page: RecordPage<R>,
): () => ReactNode {
  function Shown({ id }: { id: string }) {
    const answer = useQuery<Endpoint>(resource.get, { id })
    const canEdit = useCan(`${resource.permission}.edit`)
    const record = answer.data as RecordOf<R> | undefined
    if (record === undefined) return <NotShown {...answer} text={screen.words.notFound} />
    const row = record
    const saved = (next: RecordOf<R>) => {
      answer.put(next)
      void refreshAll(backoffice, resource.history)
    }
    return (
      <>
        <PageHead
          title={screen.titleOf(row)}
          text={page.text?.(record)}
          back={{ to: screen.path, label: screen.words.back }}
          beside={page.badge?.(record)}
          more={canEdit && page.actions?.(record, saved)}
          actions={
            canEdit && <Edit resource={resource} screen={screen} record={row} onSaved={saved} />
          }
        />
        <div className={columns}>
          <div className={stack}>{page.panels(record, saved)}</div>
          <div className={cx(stack, 'max-lg:contents')}>
            {page.side && (
              <div className={cx(stack, page.waits?.(record) && 'max-lg:order-first')}>
                {page.side(record, saved)}
              </div>
            )}
            <HistoryPanel resource={resource} fields={screen.fields} id={String(record['id'])} />
          </div>
        </div>
      </>
    )
  }
  return function Page() {
    const { id = '' } = useParams()
    return <Shown key={id} id={id} />
  }
}

/** As an order's: what it is, and what goes with it beside that. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]'
const stack = 'flex min-w-0 flex-col gap-4'

function Edit<R extends ShownResource>(props: Omit<RecordDialogProps<R>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const all = { ...props, onClose: () => setOpen(false) }
  usePageActions([{ label: props.screen.words.editTitle, run: () => setOpen(true) }])
  return (
    <>
      <Button variant="secondary" {...dialog.intent} onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <dialog.Part {...(all as unknown as RecordDialogProps)} />}
    </>
  )
}

function NotShown({
  error,
  refresh,
  text,
}: {
  error: unknown
  refresh: () => Promise<void>
  text: string
}) {
  if (!error) return <PageSkeleton />
  // An address that could be no record's is none either.
  if (isRefused(error, 'notFound') || isRefused(error, 'invalidInput')) {
    return <BackofficeNotFound text={text} />
  }
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}
