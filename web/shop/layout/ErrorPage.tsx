import SearchX from 'lucide-react/icons/search-x'
import { paths } from '#web/paths.ts'
import { searchBoxTexts as searchTexts } from '#web/shop/search-box/texts.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { layoutTexts as texts } from '#web/layouts/texts.ts'

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
          <SearchForm />
          <ButtonLink to={paths.home()} variant="quiet">
            {texts.backHome}
          </ButtonLink>
          <ButtonLink to={paths.shop()} variant="quiet">
            {texts.seeProducts}
          </ButtonLink>
        </>
      }
      className="py-16 phone:py-10"
    />
  )
}

/** Plain, so that it works wherever the page came from. */
function SearchForm() {
  return (
    <form role="search" action={paths.shop()} className="mx-auto flex w-full max-w-md gap-2">
      <TextInput
        type="search"
        name="search"
        aria-label={searchTexts.label}
        placeholder={searchTexts.placeholder}
      />
      <Button type="submit" className="shrink-0">
        {searchTexts.submit}
      </Button>
    </form>
  )
}

function Failed({ status, message }: { status: number; message: string }) {
  return (
    <div className="flex flex-col items-center px-4 py-20 text-center">
      <p className="text-4xl font-bold text-primary">{status}</p>
      {/* Below the words of a fault, the name under which we find it. */}
      <h1 className="mt-3 max-w-xl text-2xl whitespace-pre-line">{message}</h1>
      <ButtonLink to={paths.home()} className="mt-8">
        {texts.backHome}
      </ButtonLink>
    </div>
  )
}
