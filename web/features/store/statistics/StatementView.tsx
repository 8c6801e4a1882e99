import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router'
import { getStoreStatement } from '#domain/counter/api.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { FiguresSkeleton } from '../Figures.tsx'
import { RecordSkeleton } from '../RecordList.tsx'
import { SaveFileButton } from '../SaveFileButton.tsx'
import { useAnswer } from '../use-answer.ts'
import { useStore } from '../use-store.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { Statement } from './Statement.tsx'
import { statisticsTexts as texts } from './texts.ts'

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** A month of the store, to read, print and take along. */
export function StatementView() {
  const { code } = useStore()
  const [query] = useSearchParams()
  const named = query.get('thang') ?? ''
  const month = monthPattern.test(named) ? named : today().slice(0, 7)
  const answer = useAnswer(`${code} ${month}`, (signal) =>
    callStore(getStoreStatement, { month }, { signal }),
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <MonthPicker month={month} />
        <Button
          look="secondary"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={() => window.print()}
          className="ml-auto phone:ml-0 phone:grow"
        >
          {texts.print}
        </Button>
        <SaveFileButton
          path={`/api/drugstore/statement/export?month=${month}`}
          className="phone:grow"
        >
          {texts.export}
        </SaveFileButton>
      </div>
      <Answered answer={answer} skeleton={<StatementSkeleton />} className="flex flex-col gap-5">
        {(statement) => <Statement statement={statement} />}
      </Answered>
    </>
  )
}

function StatementSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <FiguresSkeleton count={5} />
      <RecordSkeleton count={8} />
    </div>
  )
}
