import MapIcon from 'lucide-react/icons/map'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getReportMap, type ReportMap } from '#domain/genuine/backoffice/reports.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import type { Tile } from '#web/features/map/map-tiles.ts'
import { TileMap, type TileLook } from '#web/features/map/TileMap.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { mapTexts as texts } from './texts.ts'

/** Where reports cluster: the drawing, and the same figures as a table. */
export function MapScreen() {
  const [days, setDays] = useState('90')
  const answer = useQuery(getReportMap, { days: Number(days) }, { live: ['counterfeit-reports'] })
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        back={{ to: backofficePaths.counterfeits(), label: texts.back }}
        actions={
          <SelectFilter
            label={texts.days}
            value={days}
            options={Object.entries(texts.ranges).map(([value, label]) => ({ value, label }))}
            onChange={(chosen) => setDays(chosen || '90')}
          />
        }
      />
      <Answered answer={answer}>{(map) => <Shown map={map} />}</Answered>
    </>
  )
}

type Row = ReportMap['provinces'][number]

function Shown({ map: { provinces, elsewhere } }: { map: ReportMap }) {
  if (provinces.length === 0 && elsewhere === 0) {
    return (
      <EmptyState
        icon={<MapIcon aria-hidden="true" />}
        title={texts.empty}
        text={texts.emptyText}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div>
        <Rows
          caption={texts.table}
          columns={columns}
          rows={provinces}
          keyOf={({ id }) => id}
          rowTo={pathOf}
          card={cardOf}
        />
        {elsewhere > 0 && (
          <p className="mt-3 text-sm">
            <Anchor
              to={backofficePaths.counterfeits({ 'trang-thai': 'open' })}
              className="inline-flex min-h-11 items-center text-primary hover:underline"
            >
              {texts.elsewhere(elsewhere)}
            </Anchor>
          </p>
        )}
      </div>
      <Card>
        <Drawing provinces={provinces} />
        <p className="mt-2 text-xs text-ink-3">{texts.drawn}</p>
      </Card>
    </div>
  )
}

function Drawing({ provinces }: Pick<ReportMap, 'provinces'>) {
  const navigate = useNavigate()
  const rows = new Map(provinces.map((row) => [row.id, row]))
  const most = Math.max(...provinces.map(({ reports }) => reports), 1)
  const lookOf = ({ id, name }: Tile): TileLook => {
    const row = rows.get(id)
    if (!row) return { count: 0, shade: 'fill-ground', isChosen: false, label: texts.none(name) }
    const href = pathOf(row)
    return {
      count: row.reports,
      shade: shadeOf(row.reports / most),
      isChosen: false,
      label: texts.link(name, row.reports, row.counterfeit),
      link: {
        href,
        onPress: (event) => {
          event.preventDefault()
          void navigate(href)
        },
      },
    }
  }
  return <TileMap label={texts.map} lookOf={lookOf} />
}

/** Of the most there are anywhere; the number beside tells exactly. */
function shadeOf(share: number): string {
  if (share > 0.66) return 'fill-sale/30'
  return share > 0.33 ? 'fill-sale/18' : 'fill-sale-tint'
}

function pathOf({ id }: Pick<Row, 'id'>): string {
  return backofficePaths.counterfeits({ tinh: String(id) })
}

function cardOf({ name, reports, open, counterfeit }: Row) {
  return (
    <span className="flex flex-col gap-0.5">
      <b className="font-semibold">{name}</b>
      <span className="text-sm text-ink-2">{texts.figures(reports, open, counterfeit)}</span>
    </span>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'province', head: texts.columns.province, cell: ({ name }) => name },
  { key: 'reports', head: texts.columns.reports, align: 'right', cell: ({ reports }) => reports },
  { key: 'open', head: texts.columns.open, align: 'right', cell: ({ open }) => open },
  {
    key: 'counterfeit',
    head: texts.columns.counterfeit,
    align: 'right',
    cell: ({ counterfeit }) => counterfeit,
  },
  { key: 'batches', head: texts.columns.batches, align: 'right', cell: ({ batches }) => batches },
]
