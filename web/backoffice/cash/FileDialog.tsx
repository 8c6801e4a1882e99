import { useState } from 'react'
import { bookStatement, type JudgedLine } from '#domain/order/cash/api.ts'
import { cashCarriers, isBookable, type CashCarrier } from '#domain/order/cash/states.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionFrame } from '../parts/ActionDialog.tsx'
import { MistakeTable } from '../parts/MistakeTable.tsx'
import { BookFields, SumsBox } from './BookFields.tsx'
import { FileLines } from './FileLines.tsx'
import { differenceOf, referenceOf, sumOf } from './statement-sums.ts'
import { cashScreenTexts as texts } from './texts.ts'
import { useBookForm, type BookValues } from './use-book-form.ts'
import { mostLines, useStatementFile, withoutRow, type TriedFile } from './use-statement-file.ts'

export interface FileDialogProps {
  /** The one that the list is narrowed to. */
  carrier: string | undefined
  onBooked: () => void
  onClose: () => void
}

/** A carrier's file: held against the parcels as soon as it is chosen, booked whole or not at all. */
export function FileDialog({ carrier: narrowed, onBooked, onClose }: FileDialogProps) {
  const [carrier, setCarrier] = useState(cashCarriers.find((each) => each === narrowed))
  const [skips, setSkips] = useState(false)
  const file = useStatementFile()
  const { tried } = file
  const split = splitOf(tried)
  const lines = split.good
  const sum = sumOf(lines)
  const send = async ({ reference, on, received, fee }: BookValues) => {
    const head = { carrier: carrier!, reference, on, received, ...(fee && { fee }) }
    const said = { ...head, file_name: tried!.name.slice(0, 200), lines: lines.map(withoutRow) }
    await callBackoffice(bookStatement, said)
    notify({ text: texts.booked(reference, lines.length), kind: 'success' })
    onBooked()
    onClose()
  }
  const form = useBookForm(sum, {
    send,
    alsoWrong: (values) =>
      differenceOf(sum, values) === 0
        ? {}
        : { received: texts.wrongSum(formatVnd(sum - (values.fee ?? 0))) },
  })
  /** What is to come is that of the file that was tried last. */
  const follow = (found: TriedFile | null) => {
    if (!found) return
    setSkips(false)
    const received = sumOf(splitOf(found).good) - (form.values.fee ?? 0)
    const reference = form.values.reference || referenceOf(found.name)
    form.setAll({ ...form.values, reference, received: Math.max(0, received) }, [
      'reference',
      'received',
    ])
  }
  const lack = lackOf(tried, split, skips)
  return (
    <ActionFrame
      title={texts.fileTitle}
      width={660}
      says={texts.fileSays}
      confirm={texts.book}
      form={form}
      asksReason={false}
      isReady={lack === ''}
      notReady={file.busy ? '' : lack}
      onClose={onClose}
    >
      <CarrierChoice
        carrier={carrier}
        onChoose={async (chosen) => {
          setCarrier(chosen)
          follow(await file.judgeFor(chosen))
        }}
      />
      <Field label={texts.file} error={file.failure} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx,text/csv"
            // A file that was mended keeps its name: choosing it again counts too.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) void file.choose(chosen, carrier).then(follow)
            }}
            className="w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line file:bg-white file:px-4 file:font-semibold"
          />
        )}
      </Field>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {file.busy && <p className="text-ink-2">{texts.fileReading}</p>}
        {tried && <Told tried={tried} split={split} />}
      </div>
      {tried?.judged && split.wrong > 0 && lines.length > 0 && (
        <Checkbox
          label={texts.skip(split.wrong, lines.length)}
          checked={skips}
          onChange={({ target }) => setSkips(target.checked)}
        />
      )}
      {tried?.judged && lines.length > 0 && (
        <>
          <SumsBox
            label={texts.inFile(lines.length)}
            taken={lines.reduce((total, { amount }) => total + amount, 0)}
            fees={lines.reduce((total, { fee }) => total + fee, form.values.fee ?? 0)}
            difference={differenceOf(sum, form.values)}
          />
          <BookFields feeHint={texts.fileFeeHint} />
        </>
      )}
    </ActionFrame>
  )
}

function CarrierChoice({
  carrier,
  onChoose,
}: {
  carrier: CashCarrier | undefined
  onChoose: (carrier: CashCarrier) => Promise<void>
}) {
  return (
    <Field label={texts.carrier} required>
      {(control) => (
        <NativeSelect
          {...control}
          value={carrier ?? ''}
          onChange={({ target }) => {
            const chosen = cashCarriers.find((each) => each === target.value)
            if (chosen) void onChoose(chosen)
          }}
        >
          {!carrier && <option value="">{texts.carrier}</option>}
          {cashCarriers.map((each) => (
            <option key={each} value={each}>
              {cashCarrierLabel(each)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

interface Split {
  good: TriedFile['lines']
  wrong: number
  different: number
}

function splitOf(tried: TriedFile | null): Split {
  const judged: readonly JudgedLine[] = tried?.judged?.lines ?? []
  const good = tried?.lines.filter((_, at) => judged[at] && isBookable(judged[at].verdict)) ?? []
  return {
    good,
    wrong: judged.length - good.length,
    different: judged.filter(({ verdict }) => verdict === 'different').length,
  }
}

function lackOf(tried: TriedFile | null, { good, wrong }: Split, skips: boolean): string {
  if (tried && tried.errors.length > 0) return texts.fixFile
  if (!tried?.judged) return texts.chooseFile
  if (good.length === 0) return texts.nothingLeft
  return wrong > 0 && !skips ? texts.skipFirst : ''
}

function Told({ tried: { lines, errors, judged }, split }: { tried: TriedFile; split: Split }) {
  if (errors.length > 0) {
    const wrong = errors.length
    return <MistakeTable says={texts.fileMistakes(wrong)} wrong={wrong} mistakes={errors} />
  }
  if (lines.length === 0) return <p className="font-semibold">{texts.fileEmpty}</p>
  if (lines.length > mostLines) {
    return <p className="font-semibold">{texts.fileMost(mostLines)}</p>
  }
  if (!judged) return null
  const { good, wrong, different } = split
  return (
    <>
      {judged.booked && (
        <p className="rounded-md bg-point-tint px-4 py-3 text-sm font-semibold">
          {texts.bookedBefore(judged.booked.by, formatDateTime(judged.booked.at))}
        </p>
      )}
      <p className="font-semibold">{texts.resultOf(good.length - different, different, wrong)}</p>
      {different > 0 && <p className="text-sm text-ink-2">{texts.differentLater}</p>}
      <FileLines lines={lines} judged={judged.lines} />
    </>
  )
}
