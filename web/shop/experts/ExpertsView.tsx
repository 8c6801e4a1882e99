import MessageCircle from 'lucide-react/icons/message-circle'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { useHotline } from '../frame/use-hotline.ts'
import { AnswerCards } from './AnswerCards.tsx'
import { ActiveSearch, AnswerSearch, CategoryChips } from './AnswerFilters.tsx'
import { AskForm } from './AskForm.tsx'
import { ExpertCards } from './ExpertCards.tsx'
import { categoryOf } from './experts-meta.ts'
import type { ExpertsData } from './load-experts.ts'
import { OwnQuestions } from './OwnQuestions.tsx'
import { expertPaths } from './paths.ts'
import { expertsTexts as texts } from './texts.ts'

/** Who answers, what has been answered, and the form. */
export function ExpertsView({ data }: { data: ExpertsData }) {
  const { filter, experts, categories, pages, advice } = data
  const category = categoryOf(data)
  const hotline = useHotline().phone
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          ...(category
            ? [{ label: texts.title, to: expertPaths.list() }, { label: category.name }]
            : [{ label: texts.title }]),
        ]}
      />
      <h1 className="mt-1 text-3xl phone:text-2xl">
        {category ? `${texts.title}: ${category.name}` : texts.title}
      </h1>
      <p className="mt-1.5 max-w-[72ch] text-ink-2 phone:text-md">{texts.intro}</p>
      <a href="#dat-cau-hoi" className={buttonClass({ size: 'main' }, 'mt-4 w-full desk:hidden')}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {texts.ask}
      </a>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_384px]">
        <div className="min-w-0">
          {experts.length > 0 && (
            <section aria-labelledby="doi-ngu" className="mb-9 phone:mb-7">
              <h2 id="doi-ngu" className="mb-3 text-2xl phone:text-xl">
                {category ? texts.teamOf(category.name) : texts.team}
              </h2>
              <ExpertCards experts={experts} />
            </section>
          )}
          <section aria-labelledby="da-tra-loi">
            <h2 id="da-tra-loi" className="mb-3 text-2xl phone:text-xl">
              {texts.answered}
            </h2>
            <div className="flex flex-col gap-3">
              <AnswerSearch filter={filter} />
              <CategoryChips filter={filter} categories={categories} />
              <ActiveSearch {...data} />
              <Found {...data} />
            </div>
            <Pager
              page={filter.page}
              pages={pages}
              hrefFor={(page) => expertPaths.list({ ...filter, page })}
              className="mt-6"
            />
          </section>
        </div>
        <div className="min-w-0 desk:sticky desk:top-24">
          <Card as="section" aria-labelledby="dat-cau-hoi" className="p-6 phone:p-4">
            <h2 id="dat-cau-hoi" className="mb-2 scroll-mt-24 text-xl">
              {texts.form.title}
            </h2>
            {categories.length > 0 ? (
              <AskForm filter={filter} categories={categories} />
            ) : (
              <p className="text-ink-2">{texts.form.closed(hotline)}</p>
            )}
          </Card>
          <OwnQuestions />
        </div>
      </div>
      {advice && (
        <Card
          as="section"
          aria-labelledby="cach-hoi"
          className="mt-6 px-9 py-7 max-md:px-5 phone:px-4"
        >
          <h2 id="cach-hoi" className="mb-3 text-2xl phone:text-xl">
            {texts.advice}
          </h2>
          <RichTextView document={advice} className="static-page max-w-[72ch]" />
        </Card>
      )}
    </div>
  )
}

function Found({ filter, answers }: ExpertsData) {
  if (answers.length > 0) return <AnswerCards answers={answers} />
  return (
    <EmptyState
      level={3}
      icon={<Stethoscope aria-hidden="true" />}
      title={filter.search ? texts.emptySearchTitle(filter.search) : texts.emptyTitle}
      text={texts.emptyText}
      action={
        <a href={expertPaths.list()} className={buttonClass({ variant: 'quiet' })}>
          {texts.toAll}
        </a>
      }
      className="rounded-md border border-line bg-white"
    />
  )
}
