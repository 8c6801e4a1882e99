import { getReview, type BackofficeReview } from '#domain/review/backoffice/api.ts'
import { hiddenReasonLabels, reviewStateLabels } from '#domain/review/states.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { Photos } from '../parts/Photos.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { MarkedWords } from './MarkedWords.tsx'
import { PastVersions } from './PastVersions.tsx'
import { reviewTones } from './review-tones.ts'
import { ReviewActions } from './ReviewActions.tsx'
import { StarCount } from './StarCount.tsx'
import { backofficeReviewTexts as texts } from './texts.ts'

/** One review: what was said with what was found in it, the shop's answer, and all it was before. */
export function ReviewScreen({ id }: { id: number }) {
  const review = useQuery(getReview, { id }, { live: ['reviews'] })
  const { data, error } = review
  if (!data && !error) return <PageSkeleton />
  if (!data) return <Failed error={error} onRetry={() => void review.refresh()} />
  return (
    <>
      <PageHead
        title={texts.reviewOf(data.product_name)}
        back={{ to: backofficePaths.reviews(), label: texts.back }}
        beside={<Badge tone={reviewTones[data.state]}>{reviewStateLabels[data.state]}</Badge>}
        actions={<ReviewActions review={review} data={data} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={texts.words}>
            <StarCount stars={data.stars} />
            <MarkedWords words={data.words} findings={data.findings} />
          </Panel>
          <FindingsPanel data={data} />
          {data.photos.length > 0 && (
            <Panel title={texts.photos}>
              <Photos
                photos={data.photos}
                addressOf={(photo) => `/api/admin/review-photos/${photo}`}
                labelOf={texts.openPhoto}
              />
            </Panel>
          )}
          <AnswerPanel data={data} />
          {data.history.length > 0 && <PastVersions history={data.history} />}
        </div>
        <AboutPanel data={data} />
      </div>
    </>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return <ErrorState level={1} text={failureText(error)} onRetry={onRetry} className="py-20" />
}

function AnswerPanel({ data }: { data: BackofficeReview }) {
  const { answer, answered_by: by, answered_at: at } = data
  return (
    <Panel title={texts.answer}>
      {answer === '' ? (
        <p className="text-ink-2">{texts.noAnswer}</p>
      ) : (
        <>
          <p className="mb-3 whitespace-pre-line">{answer}</p>
          <Facts
            facts={[
              by !== undefined && { label: texts.answerBy, value: by },
              at !== undefined && { label: texts.answerAt, value: formatDateTime(at) },
            ]}
          />
        </>
      )}
    </Panel>
  )
}

function AboutPanel({ data }: { data: BackofficeReview }) {
  const { order_code: code, writer, created_at: sent, changed_at: changed } = data
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { label: texts.product, value: `${data.product_name} (${data.product_code})` },
          {
            label: texts.order,
            value: (
              <Anchor
                to={backofficePaths.order(code)}
                className="font-semibold text-primary hover:underline"
              >
                {code}
              </Anchor>
            ),
          },
          { label: texts.writer, value: writer || texts.somebody },
          { label: texts.sentAt, value: formatDateTime(sent) },
          changed !== sent && { label: texts.changedAt, value: formatDateTime(changed) },
          data.hidden_reason !== undefined && {
            label: texts.hiddenReason,
            value: hiddenReasonLabels[data.hidden_reason],
          },
        ]}
      />
      {data.returned && <Badge className="mt-3">{texts.returned}</Badge>}
      <p className="mt-3 text-sm text-ink-3">{texts.countsAnyway}</p>
    </Panel>
  )
}
