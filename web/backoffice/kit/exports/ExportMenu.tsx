import FileClock from 'lucide-react/icons/file-clock'
import { orderExport } from '#domain/backoffice/exports/api.ts'
import { exportFormats, maxRowsAtOnce, type ExportFormat } from '#domain/export-formats.ts'
import { notify } from '#web/features/notices/notify.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { ExportLink } from '../../parts/ExportLink.tsx'
import { backofficePaths, backofficeQuery } from '../../paths.ts'
import { kitTexts as texts } from '../texts.ts'
import { ToolMenu } from '../../parts/ToolMenu.tsx'

export interface ExportMenuProps {
  /** The path of the resource. */
  list: string
  /** What of it is looked at. */
  asked: Readonly<Record<string, string>>
  /** How many rows that is; undefined until it is known. */
  total: number | undefined
}

/** What the list finds as a file: at once where it is short, from the worker where it is long. */
export function ExportMenu({ list, asked, total = 0 }: ExportMenuProps) {
  const isLong = total > maxRowsAtOnce
  return (
    <ToolMenu label={texts.export}>
      {isLong ? (
        <OrderedFiles list={list} asked={asked} text={texts.longExport} />
      ) : (
        exportFormats.map((format) => (
          <ExportLink
            key={format}
            href={`/api/admin/${list}/export${backofficeQuery({ format, ...asked })}`}
          >
            {texts.exportAs[format]}
          </ExportLink>
        ))
      )}
      <ExportedFiles />
    </ToolMenu>
  )
}

/** Where files are that the worker made. */
export function ExportedFiles() {
  return (
    <Anchor
      to={backofficePaths.exports()}
      className="flex min-h-11 items-center px-2 text-sm text-primary hover:underline"
    >
      {texts.exportedFiles}
    </Anchor>
  )
}

export interface OrderedFilesProps extends Pick<ExportMenuProps, 'list' | 'asked'> {
  /** Why it is not there at once. */
  text: string
}

/** The formats in which the worker makes a file. */
export function OrderedFiles({ list, asked, text }: OrderedFilesProps) {
  const { busy, failure, attempt } = useAttempt()
  const order = (format: ExportFormat) =>
    void attempt(async () => {
      await callBackoffice(orderExport, { list, format, asked })
      notify({
        text: (
          <>
            {texts.exportOrdered}{' '}
            <Anchor to={backofficePaths.exports()} className="font-semibold underline">
              {texts.exportedFiles}
            </Anchor>
          </>
        ),
      })
    })
  return (
    <>
      <p className="text-sm text-ink-2">{text}</p>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={busy}
          icon={<FileClock aria-hidden="true" className="size-4.5" />}
          onClick={() => order(format)}
        >
          {texts.exportAs[format]}
        </Button>
      ))}
      <FailureNote>{failure}</FailureNote>
    </>
  )
}
