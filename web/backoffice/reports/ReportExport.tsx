import { ExportedFiles, OrderedFiles } from '../kit/exports/ExportMenu.tsx'
import { ToolMenu } from '../parts/ToolMenu.tsx'
import { ExportLink } from '../parts/ExportLink.tsx'
import { backofficeQuery } from '../paths.ts'
import { reportScreenTexts as texts } from './texts.ts'

interface ReportExportProps {
  /** By which its file is ordered. */
  list: string
  /** What of it is looked at. */
  asked: object
  /** Where it is to be had at once, too. */
  direct?: string
}

/** A report as a file that the worker makes, as every list of the back office. */
export function ReportExport({ list, asked, direct }: ReportExportProps) {
  const said = Object.entries(asked)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)])
  const wanted = Object.fromEntries(said) as Record<string, string>
  return (
    <ToolMenu label={texts.export}>
      {direct && (
        <ExportLink href={`${direct}${backofficeQuery(wanted)}`}>{texts.exportNow}</ExportLink>
      )}
      <OrderedFiles list={list} asked={wanted} text={texts.exportOrdered} />
      <ExportedFiles />
    </ToolMenu>
  )
}
