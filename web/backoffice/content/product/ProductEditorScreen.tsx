import { openProductContent } from '#domain/publishing/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { BackofficeNotFound } from '../../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../../parts/Forbidden.tsx'
import { PageSkeleton } from '../../parts/PageSkeleton.tsx'
import { ContentScreen } from '../ContentScreen.tsx'
import { describingTexts as texts } from './texts.ts'

/** A product as the shop shows it, each part written where it stands. */
export function ProductEditorScreen({ id }: { id: number }) {
  const canWrite = useCan('content.edit')
  const { data, error, refresh } = useQuery(openProductContent, { id }, { enabled: canWrite })
  if (!canWrite) return <Forbidden />
  if (data) return <ContentScreen id={data.id} />
  if (!error) return <PageSkeleton />
  if (error instanceof ApiError && error.code === 'notFound') {
    return <BackofficeNotFound text={texts.notFound} />
  }
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}
