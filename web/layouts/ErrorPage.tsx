import SearchX from 'lucide-react/icons/search-x'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { layoutTexts as texts } from './texts.ts'

/** The content of a page that could not be shown. Unknown addresses have their own words. */
export function ErrorPage({ status = 500, message }: { status?: number; message: string }) {
  return status === 404 ? <NotFound /> : <Failed status={status} message={message} />
}

function NotFound() {
  return (
    <EmptyState
      level={1}
      icon={<SearchX aria-hidden="true" />}
      title={texts.notFound}
      text={texts.notFoundHint}
      action={
        <>
          <ButtonLink to={paths.home()}>{texts.backHome}</ButtonLink>
          <ButtonLink to={paths.shop()} look="quiet">
            {texts.seeProducts}
          </ButtonLink>
        </>
      }
      className="py-20"
    />
  )
}

function Failed({ status, message }: { status: number; message: string }) {
  return (
    <div className="flex flex-col items-center px-4 py-20 text-center">
      <p className="text-4xl font-bold text-primary">{status}</p>
      <h1 className="mt-3 max-w-xl text-2xl">{message}</h1>
      <ButtonLink to={paths.home()} className="mt-8">
        {texts.backHome}
      </ButtonLink>
    </div>
  )
}
