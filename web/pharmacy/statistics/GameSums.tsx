import { getGameStatistics } from '#domain/game/pharmacy/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { statisticsTexts as texts } from './texts.ts'

/** What games brought over the days: entries at this counter, turns, and how many won, by campaign. */
export function GameSums({ from, to }: { from: string; to: string }) {
  const { data, error, reload } = useAnswer(`games:${from}:${to}`, (signal) =>
    callPharmacy(getGameStatistics, { from, to }, { signal }),
  )
  const figure = 'w-0 py-2 pr-4 text-right whitespace-nowrap phone:pr-3'
  return (
    <section className="rounded-md border border-line bg-white py-3.5">
      <h2 className="px-4 text-base phone:px-3.5">{texts.games}</h2>
      {error !== null && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 px-4 text-sm text-ink-2">
          {texts.gamesFailed} {failureText(error)}
          <Button variant="quiet" onClick={reload}>
            {uiTexts.retry}
          </Button>
        </p>
      )}
      {!data && error === null && <Skeleton className="mx-4 mt-2 h-12" />}
      {data?.games.length === 0 && (
        <p className="px-4 pt-1 text-sm text-ink-2 phone:px-3.5">{texts.noGames}</p>
      )}
      {data && data.games.length > 0 && (
        <table className="tabular mt-1 w-full text-sm">
          <caption className="sr-only">{texts.games}</caption>
          <thead className="text-xs text-ink-2">
            <tr>
              <th scope="col" className="py-1 pl-4 text-left font-semibold phone:pl-3.5">
                {texts.game}
              </th>
              {[texts.gameEntries, texts.gameTurns, texts.gameWins].map((head) => (
                <th key={head} scope="col" className={`${figure} font-semibold`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.games.map(({ campaign, title, entries, turns, wins }) => (
              <tr key={campaign} className="border-t border-line">
                <th scope="row" className="py-2 pl-4 text-left font-medium phone:pl-3.5">
                  {title}
                </th>
                <td className={figure}>{formatNumber(entries)}</td>
                <td className={figure}>{formatNumber(turns)}</td>
                <td className={`${figure} font-semibold`}>{formatNumber(wins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
