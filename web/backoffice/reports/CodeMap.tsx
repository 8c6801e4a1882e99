import { useNavigate } from 'react-router'
import type { CodeReportRow } from '#domain/genuine/backoffice/code-report.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { Tile } from '#web/features/map/map-tiles.ts'
import { TileMap, type TileLook } from '#web/features/map/TileMap.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useCan } from '../data/staff-session.ts'
import { openedPath } from './code-report-filter.ts'
import { codeScreenTexts as texts } from './code-report-texts.ts'

interface CodeMapProps {
  days: { from: string; to: string }
  rows: readonly CodeReportRow[]
}

/** Where codes were entered at pharmacies: the drawing of what the table beside it says. */
export function CodeMap({ days, rows }: CodeMapProps) {
  const navigate = useNavigate()
  const canOpen = useCan('codes.read')
  const known = new Map(rows.map((row) => [row.key, row]))
  const most = Math.max(1, ...rows.map(({ key, entered }) => (Number(key) > 0 ? entered : 0)))
  const lookOf = ({ id, name }: Tile): TileLook => {
    const row = known.get(String(id))
    const count = row?.entered ?? 0
    const look = { count, shade: shadeOf(count / most), isChosen: false }
    const label = texts.mapTile(name, formatNumber(count))
    if (!row || count === 0 || !canOpen) return { ...look, label }
    const href = openedPath('province', days, row, 'entered')
    return {
      ...look,
      label,
      link: {
        href,
        onPress: (event) => {
          event.preventDefault()
          void navigate(href)
        },
      },
    }
  }
  return (
    <Card>
      <TileMap label={texts.map} lookOf={lookOf} />
    </Card>
  )
}

/** Of the most there are anywhere; the number on it tells exactly. */
function shadeOf(share: number): string {
  if (share === 0) return 'fill-ground'
  if (share > 0.66) return 'fill-primary/30'
  return share > 0.33 ? 'fill-primary/18' : 'fill-primary-tint'
}
