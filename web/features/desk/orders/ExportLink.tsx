import Download from 'lucide-react/icons/download'
import { buttonClass } from '#web/ui/button-look.ts'
import { boardInput, type BoardFilter } from './board-filter.ts'
import { boardTexts as texts } from './texts.ts'

/** What the board shows, as a file that spreadsheets open; the server writes it row by row. */
export function ExportLink({ filter }: { filter: BoardFilter }) {
  const { sort: _sort, ...narrowing } = boardInput(filter)
  const query = new URLSearchParams(narrowing as Record<string, string>).toString()
  return (
    <a
      href={`/api/admin/orders/export${query && `?${query}`}`}
      download
      className={buttonClass({ look: 'secondary' })}
    >
      <Download aria-hidden="true" className="size-4.5" />
      {texts.export}
    </a>
  )
}
