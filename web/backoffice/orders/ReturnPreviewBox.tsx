import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { failureText } from '#web/form/failure-text.ts'
import { FieldError } from '#web/ui/Field.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Facts } from '../parts/Panel.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import type { CodeBack, ReturnPreview } from './use-return.ts'

/** What a return gives back and takes, reckoned by the server. */
export function ReturnPreviewBox({
  preview,
  hasPieces,
}: {
  preview: ReturnPreview
  hasPieces: boolean
}) {
  const { shown, error } = preview
  return (
    <section aria-live="polite" className="min-h-32 rounded-md bg-ground px-3.5 py-3">
      <h3 className="mb-2 text-sm font-semibold">{texts.preview}</h3>
      {!hasPieces && <p className="text-ink-2">{texts.previewNone}</p>}
      {hasPieces && !shown && !error && <Skeleton className="h-18 w-full" />}
      {hasPieces && error !== null && (
        <FieldError id="return-preview">{failureText(error)}</FieldError>
      )}
      {hasPieces && shown && (
        <Facts
          facts={[
            { label: texts.previewMoney, value: formatVnd(shown.amount), strong: true },
            {
              label: texts.previewPoints,
              value: shown.points > 0 ? formatPoints(shown.points) : texts.nothing,
            },
            {
              label: texts.previewVouchers,
              value: shown.vouchers.length > 0 ? shown.vouchers.join(', ') : texts.nothing,
            },
          ]}
        />
      )}
      {hasPieces && shown && shown.codes.length > 0 && <Codes codes={shown.codes} />}
    </section>
  )
}

function Codes({ codes }: { codes: readonly CodeBack[] }) {
  return (
    <>
      <h4 className="mt-3 mb-1 text-sm font-semibold">{texts.previewCodes}</h4>
      <ul className="flex flex-col gap-2">
        {codes.map((code, at) => (
          <li key={at}>
            <span className="font-semibold">{code.code_masked}</span>
            {code.problem ? (
              <FieldError id={`return-code-${at}`}>{texts.codeProblem(code.problem)}</FieldError>
            ) : (
              <span className="block text-sm text-ink-2">{fateOf(code)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function fateOf({ holder, points, phone = '' }: CodeBack): string {
  if (holder === 'nobody') return texts.codeUnused
  return holder === 'buyer' ? texts.codeOfBuyer(points) : texts.codeOfOther(points, phone)
}
