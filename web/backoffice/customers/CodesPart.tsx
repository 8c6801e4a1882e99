import type { Output } from '#domain/contract.ts'
import { listCustomerCodes } from '#domain/customer/backoffice/sections.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { resultCodes, resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Rows } from '../parts/Rows.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

type Try = Output<typeof listCustomerCodes>[number]

/** Codes that the phone entered, right or wrong. */
export function CodesPart({ data, onShut }: SectionProps) {
  const answer = useQuery(listCustomerCodes, { id: data.id })
  return (
    <Part answer={answer} onShut={onShut}>
      {(tries) =>
        tries.length === 0 ? (
          <p className="text-ink-2">{texts.noCodes}</p>
        ) : (
          <Rows
            caption={texts.part.codes}
            rows={tries}
            columns={columns}
            keyOf={(each) => `${each.at} ${each.code}`}
            card={cardOf}
          />
        )
      }
    </Part>
  )
}

const columns: readonly Column<Try>[] = [
  { key: 'code', head: texts.codeColumns.code, cell: ({ code }) => code },
  { key: 'result', head: texts.codeColumns.result, cell: resultOf },
  { key: 'points', head: texts.codeColumns.points, align: 'right', cell: pointsOf },
  { key: 'place', head: texts.codeColumns.place, cell: placeOf },
  { key: 'at', head: texts.codeColumns.at, cell: ({ at }) => formatDateTime(at) },
]

function cardOf(each: Try) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex justify-between gap-3">
        <b className="text-md font-semibold">{each.code}</b>
        <span>{pointsOf(each)}</span>
      </span>
      <span>{resultOf(each)}</span>
      <span className="text-ink-2">
        {placeOf(each)} · {formatDateTime(each.at)}
      </span>
    </span>
  )
}

const nameOfResult = new Map(
  Object.entries(resultCodes).map(([name, code]) => [code as number, name as ResultName]),
)

function resultOf({ result }: Try): string {
  const name = nameOfResult.get(result)
  return name ? resultTexts[name].title : String(result)
}

function pointsOf({ points }: Try): string {
  return points > 0 ? `+${formatNumber(points)}` : '–'
}

function placeOf({ channel, store_code: store }: Try): string {
  return store ? `${texts.channels[channel]} ${store}` : texts.channels[channel]
}
