import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router'
import { getPharmacyStatement } from '#domain/counter/api.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Answered } from '../parts/Answered.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { FiguresSkeleton } from '../parts/Figures.tsx'
import { RecordSkeleton } from '../parts/RecordList.tsx'
import { SaveFileButton } from '../parts/SaveFileButton.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { Statement } from './Statement.tsx'
import { statisticsTexts as texts } from './texts.ts'

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** A month of the pharmacy, to read, print and take along. */
export function StatementView() {
  const { code } = usePharmacy()
  const [query] = useSearchParams()
  const named = query.get('thang') ?? ''
  const month = monthPattern.test(named) ? named : today().slice(0, 7)
  const answer = useAnswer(`${code} ${month}`, (signal) =>
    callPharmacy(getPharmacyStatement, { month }, { signal }),
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <MonthPicker month={month} />
        <Button
          variant="secondary"
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
